import { RATTACHEMENTS, STATUTS } from './criteres.ts'

/** The criteria of the advanced search that are typed, in the order of the form. */
export const TEXTES: readonly {
  critere: 'voie' | 'lieudit' | 'numero' | 'nom'
  label: string
  hint?: string
}[] = [
  { critere: 'voie', label: 'Voie' },
  { critere: 'lieudit', label: 'Lieu-dit' },
  {
    critere: 'numero',
    label: 'Numéro d’immatriculation',
    hint: 'Ou son début, avec ses deux lettres',
  },
  { critere: 'nom', label: 'Nom de la copropriété' },
]

const FAIT = [
  { value: 'A_FAIRE', label: 'À faire' },
  { value: 'FAITE', label: 'Faite' },
]
/** The criteria that are chosen in a closed list. */
export const LISTES = [
  { critere: 'maj', label: 'Mise à jour annuelle', placeholder: 'Faite ou à faire', options: FAIT },
  {
    critere: 'exercice',
    label: 'Mise à jour d’un exercice non approuvé',
    placeholder: 'Faite ou à faire',
    options: FAIT,
  },
  {
    critere: 'statut',
    label: 'Statut de la copropriété',
    placeholder: 'Tous les statuts',
    options: STATUTS,
  },
  {
    critere: 'rattachement',
    label: 'Statut du rattachement',
    placeholder: 'Tous les statuts',
    options: RATTACHEMENTS,
  },
] as const

/** The criteria that are a day. */
export const JOURS = [
  { critere: 'debut', label: 'Mandat commencé à partir du' },
  { critere: 'fin', label: 'Mandat terminé au plus tard le' },
] as const
