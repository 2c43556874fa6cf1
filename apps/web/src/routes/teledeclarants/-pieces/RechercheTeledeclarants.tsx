import { FILTRES_VEILLE, LABELS_FILTRE_VEILLE } from '@registre/domain'
import { FieldSelect, FieldText } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ActionsRecherche } from '../../../components/ActionsRecherche.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import {
  type CriteresTeledeclarants,
  type CritereSaisi,
  estPrecise,
  lireCriteres,
} from './criteres.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { JOKERS } from '../../../lib/jokers.ts'

const TEXTES: readonly { critere: CritereSaisi; label: string }[] = [
  { critere: 'raisonSociale', label: 'Raison sociale' },
  { critere: 'siret', label: 'SIRET' },
  { critere: 'commune', label: 'Commune' },
  { critere: 'cp', label: 'Code postal' },
  { critere: 'nom', label: 'Nom de l’administrateur' },
  { critere: 'prenom', label: 'Prénom de l’administrateur' },
  { critere: 'email', label: 'Adresse électronique' },
  { critere: 'ape', label: 'Code APE' },
  { critere: 'id', label: 'Identifiant' },
]

const choix = (liste: readonly { clef: string; valeur: string }[] | undefined) =>
  (liste ?? []).map(({ clef, valeur }) => ({ value: clef, label: valeur }))

/** How the form names the criteria of the operation. */
const CHAMPS = {
  texte: 'q',
  idTeledeclarant: 'id',
  codePostal: 'cp',
  nomAdmin: 'nom',
  prenomAdmin: 'prenom',
  codeAPE: 'ape',
}

const ParCritere = ({ criteres }: { criteres: CriteresTeledeclarants }) => {
  const { data: types } = useQuery(queryOf('listerTypesTeledeclarant')({ params: { type: 'all' } }))
  const { data: statuts } = useQuery(queryOf('listerStatutsTeledeclarant')())
  return (
    <>
      {TEXTES.map(({ critere, label }) => (
        <FieldText
          key={critere}
          name={critere}
          label={label}
          inputProps={{ defaultValue: criteres[critere] ?? '', autoComplete: 'off' }}
        />
      ))}
      <FieldSelect
        name="type"
        label="Type"
        placeholder="Tous les types"
        options={choix(types)}
        selectProps={{ defaultValue: criteres.type ?? '' }}
        key={`t${types?.length ?? 0}`}
      />
      <FieldSelect
        name="statut"
        label="Statut"
        placeholder="Tous les statuts"
        options={choix(statuts)}
        selectProps={{ defaultValue: criteres.statut ?? '' }}
        key={`s${statuts?.length ?? 0}`}
      />
      <FieldSelect
        name="mdp"
        label="Mot de passe saisi"
        placeholder="Oui ou non"
        options={[
          { value: 'oui', label: 'Oui' },
          { value: 'non', label: 'Non' },
        ]}
        selectProps={{ defaultValue: criteres.mdp ?? '' }}
      />
      <FieldSelect
        name="veille"
        label="Annuaire des entreprises et reprises"
        placeholder="Tous"
        options={FILTRES_VEILLE.map((value) => ({ value, label: LABELS_FILTRE_VEILLE[value] }))}
        selectProps={{ defaultValue: criteres.veille ?? '' }}
      />
    </>
  )
}

/**
 * Every criterion of the keepers' search of declarants. `onChercher` receives the new criteria,
 * first page.
 */
export const RechercheTeledeclarants = ({
  criteres,
  onChercher,
}: {
  criteres: CriteresTeledeclarants
  onChercher: (criteres: CriteresTeledeclarants) => void
}) => {
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const saisi = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([cle, valeur]) => [cle, String(valeur).trim()]),
    )
    onChercher(lireCriteres({ ...saisi, tri: criteres.tri, sens: criteres.sens }))
  }
  return (
    <form
      role="search"
      aria-label="Rechercher un télédéclarant"
      className="rc-filtrage fr-mb-3w"
      onFocus={limitsOf('rechercherTeledeclarants', CHAMPS)}
      onSubmit={envoyer}
      noValidate
    >
      <FieldText
        name="q"
        label="Nom, personne, courriel, SIRET, commune ou identifiant"
        hint="Plusieurs mots s’ajoutent ; accents, apostrophes et traits d’union ne comptent pas."
        inputProps={{ defaultValue: criteres.q ?? '', autoComplete: 'off', type: 'search' }}
      />
      <details className="rc-filtrage__cases" open={estPrecise(criteres)}>
        <summary>Chercher par critère</summary>
        <div className="rc-filtrage fr-mt-2w">
          <p className="fr-hint-text rc-filtrage__cases">
            Chaque critère s’entend « contient », sans tenir compte des accents ni des majuscules.{' '}
            {JOKERS}.
          </p>
          <ParCritere criteres={criteres} />
        </div>
      </details>
      <ActionsRecherche onEffacer={() => onChercher({})} />
    </form>
  )
}
