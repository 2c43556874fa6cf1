import { FieldSelect, FieldText } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ActionsRecherche } from '../../../components/ActionsRecherche.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import { type CriteresTeledeclarants, type CritereSaisi, lireCriteres } from './criteres.ts'

const TEXTES: readonly { critere: CritereSaisi; label: string; max: number; hint?: string }[] = [
  { critere: 'raison', label: 'Raison sociale', max: 100 },
  { critere: 'siret', label: 'SIRET', max: 30 },
  { critere: 'commune', label: 'Commune', max: 100 },
  { critere: 'cp', label: 'Code postal', max: 10 },
  { critere: 'nom', label: 'Nom de l’administrateur', max: 100 },
  { critere: 'prenom', label: 'Prénom de l’administrateur', max: 100 },
  { critere: 'email', label: 'Adresse électronique', max: 100 },
  { critere: 'ape', label: 'Code APE', max: 10 },
  { critere: 'id', label: 'Identifiant', max: 12 },
]

const choix = (liste: readonly { clef: string; valeur: string }[] | undefined) =>
  (liste ?? []).map(({ clef, valeur }) => ({ value: clef, label: valeur }))

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
  const { data: types } = useQuery(queryOf('listerTypesTeledeclarant')({ params: { type: 'all' } }))
  const { data: statuts } = useQuery(queryOf('listerStatutsTeledeclarant')())
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
      onSubmit={envoyer}
      noValidate
    >
      <p className="fr-hint-text rc-filtrage__cases">
        Chaque critère s’entend « contient », sans tenir compte des accents ni des majuscules. « $ »
        au début : commence par ; « _ » : un caractère quelconque.
      </p>
      {TEXTES.map(({ critere, label, max }) => (
        <FieldText
          key={critere}
          name={critere}
          label={label}
          inputProps={{
            defaultValue: criteres[critere] ?? '',
            maxLength: max,
            autoComplete: 'off',
          }}
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
      <ActionsRecherche onEffacer={() => onChercher({})} />
    </form>
  )
}
