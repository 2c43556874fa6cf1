import { type Adresse, fautesAdresse } from '@registre/domain'
import { FieldSelect, FieldText } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import { codeInseeCadastral } from '../parcelles.ts'

/** The communes of a postal code; the service may be down: then the commune is typed. */
export const useCommunes = (codePostal: string) =>
  useQuery({
    ...queryOf('communesParCodePostal')({ query: { codePostal } }, { silent: true }),
    enabled: /^\d{5}$/.test(codePostal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

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
  const poser = (partiel: Partial<Adresse>): void => setA({ ...a, ...partiel })
  const liste = communes && communes.length > 0 ? communes : null
  const seule = liste?.length === 1 ? liste[0] : undefined
  const retenue: Adresse =
    seule && a.codeInsee === '' ? { ...a, commune: seule.nom, codeInsee: seule.code } : a
  const fautes = {
    ...fautesAdresse(retenue),
    ...(liste && retenue.codeInsee === '' ? { commune: 'Choisissez la commune.' } : {}),
  }
  const montrees: typeof fautes = tente ? fautes : {}
  const valider = (): void => {
    setTente(true)
    if (Object.keys(fautes).length === 0)
      onValider({
        ...retenue,
        codeInsee: codeInseeCadastral(retenue.codeInsee, retenue.codePostal),
        geolocalisee: false,
        longitude: null,
        latitude: null,
        idBan: '',
      })
  }
  return (
    <div
      className="fr-p-2w fr-mb-2w rc-encadre"
      role="group"
      aria-label="Saisie de l’adresse"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        valider()
      }}
    >
      <FieldText
        name={`${nom}.numeroVoie`}
        label="Numéro de voie"
        hint="Par exemple 12 ou 12 bis"
        inputProps={{
          value: a.numeroVoie,
          autoComplete: 'off',
          onChange: (e) => poser({ numeroVoie: e.target.value }),
        }}
      />
      <FieldText
        name={`${nom}.voie`}
        label="Voie"
        required
        error={montrees.voie}
        inputProps={{
          value: a.voie,
          autoComplete: 'off',
          onChange: (e) => poser({ voie: e.target.value }),
        }}
      />
      <FieldText
        name={`${nom}.codePostal`}
        label="Code postal"
        required
        hint="5 chiffres"
        error={montrees.codePostal}
        inputProps={{
          value: a.codePostal,
          inputMode: 'numeric',
          autoComplete: 'off',
          onChange: (e) =>
            poser({ codePostal: e.target.value.replaceAll(/\D/g, ''), commune: '', codeInsee: '' }),
        }}
      />
      {liste ? (
        <FieldSelect
          name={`${nom}.commune`}
          label="Commune"
          required
          error={montrees.commune}
          options={liste.map(({ code, nom: libelle }) => ({ value: code, label: libelle }))}
          selectProps={{
            value: retenue.codeInsee,
            onChange: (e) =>
              poser({
                codeInsee: e.target.value,
                commune: liste.find((c) => c.code === e.target.value)?.nom ?? '',
              }),
          }}
        />
      ) : (
        <FieldText
          name={`${nom}.commune`}
          label="Commune"
          required
          error={montrees.commune}
          hint={
            isError
              ? 'La liste des communes est indisponible : saisissez son nom.'
              : communes
                ? 'Aucune commune ne porte ce code postal dans la liste : vérifiez-le, ou saisissez le nom.'
                : 'Saisissez d’abord le code postal.'
          }
          inputProps={{
            value: a.commune,
            autoComplete: 'off',
            onChange: (e) => poser({ commune: e.target.value, codeInsee: '' }),
          }}
        />
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
        <li>
          <button type="button" className="fr-btn" onClick={valider}>
            Utiliser cette adresse
          </button>
        </li>
        <li>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={onAnnuler}>
            Annuler
          </button>
        </li>
      </ul>
    </div>
  )
}
