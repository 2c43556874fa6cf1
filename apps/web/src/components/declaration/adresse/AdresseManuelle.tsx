import { type Adresse, fautesAdresse } from '@registre/domain'
import { Button, FieldSelect, Buttons } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import { NON_SITUEE } from '../adresses.ts'
import { codeInseeCadastral } from '../parcelles.ts'
import { autreCodePostal, CODE_POSTAL, GroupeSaisi, partiesDe } from './parties.tsx'

/** The communes of a postal code; the service may be down: then the commune is typed. */
export const useCommunes = (codePostal: string) =>
  useQuery({
    ...queryOf('communesParCodePostal')({ query: { codePostal } }, { silent: true }),
    enabled: /^\d{5}$/.test(codePostal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const Boutons = ({ onValider, onAnnuler }: { onValider: () => void; onAnnuler: () => void }) => (
  <Buttons className="fr-btns-group--sm">
    <Button onClick={onValider}>Utiliser cette adresse</Button>
    <Button kind="secondary" onClick={onAnnuler}>
      Annuler
    </Button>
  </Buttons>
)

/**
 * An address typed in parts: number, street, postal code, then the commune among those of the
 * postal code.
 */
export const AdresseManuelle = ({
  nom,
  depart,
  onValider,
  onAnnuler,
}: {
  nom: string
  depart: Adresse
  onValider: (adresse: Adresse) => void
  onAnnuler: () => void
}) => {
  const [a, setA] = useState(depart)
  const [tente, setTente] = useState(false)
  const { data: communes, isError } = useCommunes(a.codePostal)
  const liste = communes && communes.length > 0 ? communes : null
  const seule = liste?.length === 1 ? liste[0] : undefined
  const retenue: Adresse =
    seule && a.codeInsee === '' ? { ...a, commune: seule.nom, codeInsee: seule.code } : a
  const fautes = {
    ...fautesAdresse(retenue),
    ...(liste && retenue.codeInsee === '' ? { commune: 'Choisissez la commune.' } : {}),
  }
  const valider = (): void => {
    setTente(true)
    if (Object.keys(fautes).length === 0)
      onValider({
        ...retenue,
        codeInsee: codeInseeCadastral(retenue.codeInsee, retenue.codePostal),
        ...NON_SITUEE,
      })
  }
  const partie = partiesDe<'numeroVoie' | 'voie' | 'codePostal' | 'commune'>(
    nom,
    a,
    tente ? fautes : {},
    (cle, texte) =>
      setA({
        ...a,
        [cle]: texte,
        ...(cle === 'codePostal' ? autreCodePostal(texte) : {}),
        ...(cle === 'commune' ? { codeInsee: '' } : {}),
      }),
  )
  return (
    <GroupeSaisi nom="Saisie de l’adresse" ajouter={valider}>
      {partie('numeroVoie', 'Numéro de voie', { hint: 'Par exemple 12 ou 12 bis' })}
      {partie('voie', 'Voie', { required: true })}
      {partie('codePostal', 'Code postal', CODE_POSTAL)}
      {liste ? (
        <FieldSelect
          name={`${nom}.commune`}
          label="Commune"
          required
          error={tente ? fautes.commune : undefined}
          options={liste.map(({ code, nom: libelle }) => ({ value: code, label: libelle }))}
          selectProps={{
            value: retenue.codeInsee,
            onChange: (e) =>
              setA({
                ...a,
                codeInsee: e.target.value,
                commune: liste.find((c) => c.code === e.target.value)?.nom ?? '',
              }),
          }}
        />
      ) : (
        partie('commune', 'Commune', {
          required: true,
          hint: isError
            ? 'La liste des communes est indisponible : saisissez son nom.'
            : communes
              ? 'Aucune commune ne porte ce code postal dans la liste : vérifiez-le, ou saisissez le nom.'
              : 'Saisissez d’abord le code postal.',
        })
      )}
      <Boutons onValider={valider} onAnnuler={onAnnuler} />
    </GroupeSaisi>
  )
}
