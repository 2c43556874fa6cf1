import type { EtatCopropriete, EvenementCopropriete } from '@registre/domain'
import type { Recette } from './recettes.ts'

/** One journalled move: the event and the state that it led to. */
export type Pas = readonly [evenement: EvenementCopropriete, vers: EtatCopropriete]

const AV = 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
const EC = 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION'
const CREE: readonly Pas[] = [['creer-brouillon', 'BROUILLON']]
const SOUMISE: readonly Pas[] = [...CREE, ['soumettre', AV]]
const OUVERTE: readonly Pas[] = [...SOUMISE, ['ouvrir', EC]]
const RATTACHEE: readonly Pas[] = [...OUVERTE, ['valider', 'IMMATRICULEE_RATTACHEE']]
const PAR_NOTAIRE: readonly Pas[] = [
  ...CREE,
  ['immatriculer-par-notaire', 'IMMATRICULEE_A_RATTACHER'],
]
const DOUBLON: readonly Pas[] = [...CREE, ['soumettre-doublon-notaire', AV]]
const DISSOLUTION: readonly Pas[] = [
  ...RATTACHEE,
  ['declarer-dissolution', 'DISSOLUTION_A_VALIDER'],
]
const DISSOLUTION_OUVERTE: readonly Pas[] = [
  ...DISSOLUTION,
  ['ouvrir-dissolution', 'DISSOLUTION_EN_COURS_DE_VALIDATION'],
]

const CHEMINS: Readonly<Record<EtatCopropriete, readonly Pas[]>> = {
  BROUILLON: CREE,
  [AV]: SOUMISE,
  [EC]: OUVERTE,
  IMMATRICULATION_ET_RATTACHEMENT_REFUSES: [
    ...OUVERTE,
    ['refuser', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'],
  ],
  IMMATRICULATION_DEMANDE_DE_PRECISIONS: [
    ...OUVERTE,
    ['demander-precisions', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'],
  ],
  IMMATRICULEE_A_RATTACHER: PAR_NOTAIRE,
  IMMATRICULEE_RATTACHEMENT_A_CONFIRMER: [
    ...PAR_NOTAIRE,
    ['demander-rattachement', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'],
  ],
  IMMATRICULEE_RATTACHEE: RATTACHEE,
  IMMATRICULEE_RATTACHEMENT_EXPIRE: [
    ...RATTACHEE,
    ['expirer-mandat', 'IMMATRICULEE_RATTACHEMENT_EXPIRE'],
  ],
  IMMATRICULATION_ANNULEE: [...RATTACHEE, ['annuler-immatriculation', 'IMMATRICULATION_ANNULEE']],
  DISSOLUTION_A_VALIDER: DISSOLUTION,
  DISSOLUTION_EN_COURS_DE_VALIDATION: DISSOLUTION_OUVERTE,
  DISSOLUTION_EN_COURS: [...DISSOLUTION_OUVERTE, ['valider-dissolution', 'DISSOLUTION_EN_COURS']],
  DISSOUTE: [...DISSOLUTION_OUVERTE, ['valider-dissolution', 'DISSOUTE']],
  SUPPRIMEE: [...CREE, ['supprimer-brouillon', 'SUPPRIMEE']],
  FUTUR: [...RATTACHEE, ['remplacer-mandat', 'FUTUR']],
}

/**
 * The moves that brought a co-ownership to the state of its recipe: replayed through the machine,
 * they give that state.
 */
export const cheminDe = (recette: Recette): readonly Pas[] => {
  if (recette.demande?.type !== 'DOUBLON_NOTAIRE') return CHEMINS[recette.etat]
  return recette.etat === 'IMMATRICULATION_ANNULEE'
    ? [...DOUBLON, ['ouvrir', EC], ['confirmer-doublon', 'IMMATRICULATION_ANNULEE']]
    : DOUBLON
}

/** Category of the journal for an event. */
export const categorieDe = (evenement: EvenementCopropriete): string => {
  if (evenement.includes('brouillon')) return 'BROUILLON'
  if (evenement.includes('dissolution')) return 'DISSOLUTION'
  if (evenement === 'demander-rattachement') return 'RATTACHEMENT'
  if (evenement.endsWith('-mandat')) return 'MANDAT'
  return ['ouvrir', 'valider', 'refuser', 'demander-precisions', 'confirmer-doublon'].includes(
    evenement,
  )
    ? 'VALIDATION'
    : 'IMMATRICULATION'
}
