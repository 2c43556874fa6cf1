import { fautesParcelle, type Adresse, type Parcelle } from '@registre/domain'
import { ConfirmDialog, FieldSelect, FieldText } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import { useCommunes } from '../adresse/AdresseManuelle.tsx'
import { communesCadastrales } from './communes-cadastrales.ts'
import { parcelleVide, referenceParcelle, type SaisieParcelle } from '../parcelles.ts'
import { useAjoutParcelle } from './use-ajout-parcelle.ts'

const NOM = 'identification.parcelle'

/** The former communes of a commune: a parcel may bear the prefix of one of them. */
const useCommunesAbsorbees = (codeInsee: string) =>
  useQuery({
    ...queryOf('listerCommunesAbsorbees')({ params: { x: codeInsee } }, { silent: true }),
    enabled: codeInsee !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The fields of one parcel and its search; starts from the commune of the reference address. */
export const AjoutParcelle = ({
  reference,
  liste,
  erreur,
  onAjouter,
  onCadastre,
}: {
  reference: Adresse | null
  liste: readonly Parcelle[]
  erreur: string | undefined
  onAjouter: (p: Parcelle) => void
  /** Told whether the land registry answers. */
  onCadastre?: (muet: boolean) => void
}) => {
  const [saisie, setSaisie] = useState<SaisieParcelle>(() => ({
    ...parcelleVide(),
    codePostal: reference?.codePostal ?? '',
    commune: reference?.commune ?? '',
    codeInsee: reference?.codeInsee ?? '',
  }))
  const { data: communes } = useCommunes(saisie.codePostal)
  const { data: absorbees = [] } = useCommunesAbsorbees(saisie.codeInsee)
  const { etat, tente, message, chercher, retenir, ecarter } = useAjoutParcelle(
    liste,
    (parcelle) => {
      // The next parcel is most often in the same commune and section.
      setSaisie((s) => ({ ...s, numero: '' }))
      onAjouter(parcelle)
    },
    onCadastre,
  )
  const poser = (partiel: Partial<SaisieParcelle>): void => setSaisie((s) => ({ ...s, ...partiel }))
  const fautes = tente ? fautesParcelle(saisie) : {}
  const options = communesCadastrales(communes ?? [], saisie.codePostal, {
    code: saisie.codeInsee,
    nom: saisie.commune,
  })
  // One commune alone is no choice.
  const [seule, autre] = options
  if (seule && !autre && saisie.codeInsee !== seule.code && communes)
    poser({ codeInsee: seule.code, commune: seule.nom })
  return (
    <div className="fr-p-2w fr-mb-2w rc-encadre" role="group" aria-label="Parcelle à ajouter">
      <FieldText
        name={NOM}
        label="Code postal"
        hint="5 chiffres"
        required
        error={fautes.codePostal ?? erreur}
        inputProps={{
          value: saisie.codePostal,
          inputMode: 'numeric',
          autoComplete: 'off',
          onChange: (e) =>
            poser({
              codePostal: e.target.value.replaceAll(/\D/g, ''),
              commune: '',
              codeInsee: '',
              communeAbsorbee: '',
            }),
        }}
      />
      <FieldSelect
        name={`${NOM}.codeInsee`}
        label="Commune"
        required
        error={fautes.codeInsee}
        options={options.map(({ code, nom }) => ({ value: code, label: nom }))}
        selectProps={{
          value: saisie.codeInsee,
          onChange: (e) =>
            poser({
              codeInsee: e.target.value,
              commune: options.find((c) => c.code === e.target.value)?.nom ?? '',
              communeAbsorbee: '',
            }),
        }}
      />
      {absorbees.length > 0 && (
        <FieldSelect
          name={`${NOM}.communeAbsorbee`}
          label="Commune absorbée"
          hint="Si la parcelle se trouve dans une ancienne commune"
          placeholder="Sans objet"
          options={absorbees.map(({ nom }) => ({ value: nom, label: nom }))}
          selectProps={{
            value: saisie.communeAbsorbee,
            onChange: (e) => poser({ communeAbsorbee: e.target.value }),
          }}
        />
      )}
      <div className="rc-colonnes">
        <FieldText
          name={`${NOM}.prefixe`}
          label="Préfixe"
          hint="3 chiffres, le plus souvent 000"
          error={fautes.prefixe}
          inputProps={{
            value: saisie.prefixe,
            inputMode: 'numeric',
            autoComplete: 'off',
            onChange: (e) => poser({ prefixe: e.target.value }),
          }}
        />
        <FieldText
          name={`${NOM}.section`}
          label="Section"
          hint="2 lettres au plus"
          required
          error={fautes.section}
          inputProps={{
            value: saisie.section,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            onChange: (e) => poser({ section: e.target.value.toUpperCase().trim() }),
          }}
        />
        <FieldText
          name={`${NOM}.numero`}
          label="Numéro"
          hint="4 chiffres au plus"
          required
          error={fautes.numero}
          inputProps={{
            value: saisie.numero,
            inputMode: 'numeric',
            autoComplete: 'off',
            onChange: (e) => poser({ numero: e.target.value.trim() }),
          }}
        />
      </div>
      <button
        type="button"
        className="fr-btn fr-btn--secondary"
        aria-disabled={etat.nom === 'recherche'}
        onClick={() => void (etat.nom === 'recherche' || chercher(saisie))}
      >
        Ajouter la parcelle
      </button>
      <p role="status" className={message === '' ? 'fr-sr-only' : 'fr-mt-1w fr-mb-0'}>
        {etat.nom === 'recherche' ? 'Recherche de la parcelle…' : message}
      </p>
      {etat.nom === 'a-garder' && (
        <ConfirmDialog
          open
          title={
            etat.indisponible ? 'Service de géolocalisation indisponible' : 'Parcelle non localisée'
          }
          confirmLabel="Conserver la parcelle"
          cancelLabel="Ne pas l’ajouter"
          onConfirm={() => retenir(etat.parcelle)}
          onCancel={ecarter}
        >
          <p>
            {etat.indisponible
              ? 'La recherche au cadastre n’a pas pu se faire. Vous pouvez conserver la parcelle : le registre la cherchera dès que le cadastre répondra'
              : 'Le cadastre ne connaît pas cette parcelle. Vous pouvez la conserver : elle sera déclarée comme non géolocalisée, et une parcelle géolocalisée au moins reste nécessaire'}{' '}
            ({referenceParcelle(etat.parcelle)}).
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
