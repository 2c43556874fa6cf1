import type { EtatCopropriete, EtatMandat, TypeDemande } from '@registre/domain'

/**
 * What a co-ownership of one state carries. The sum of `nombre` is the size of the demonstration.
 */
export interface Recette {
  etat: EtatCopropriete
  nombre: number
  /** Made by a notary, without a mandate. */
  notaire?: boolean
  /** Registered: it has a number, a frozen declaration and a current one. */
  numerotee?: boolean
  precedent?: EtatCopropriete
  mandat?: EtatMandat
  /** Days from today to the start and to the end of that mandate. */
  periode?: readonly [number, number]
  /** Archived mandates before it. */
  historique?: number
  demande?: {
    type: TypeDemande
    etat: 'A_VALIDER' | 'EN_COURS' | 'PRECISIONS' | 'VALIDEE' | 'REFUSEE'
  }
  dissolution?: { statut: 'A_VALIDER' | 'VALIDEE'; effet: number | null }
  declaration?: 'BROUILLON' | 'A_VALIDER' | 'SUPPRIME'
  /** Another syndic asks to be attached while the mandate runs. */
  concurrent?: boolean
  /** Points to a co-ownership registered before it. */
  remplacee?: boolean
}

const TELE = [-120, 244] as const
const RATTACHEE: Recette = {
  etat: 'IMMATRICULEE_RATTACHEE',
  nombre: 0,
  numerotee: true,
  mandat: 'EN_COURS',
  periode: [-200, 165],
}
const DISSOUTE: Omit<Recette, 'etat' | 'nombre'> = {
  numerotee: true,
  precedent: 'IMMATRICULEE_RATTACHEE',
  mandat: 'EN_COURS',
  periode: [-150, 215],
}

/** The sixteen states, in the order in which numbers are given. */
export const RECETTES: readonly Recette[] = [
  { ...RATTACHEE, nombre: 70, historique: 1 },
  { ...RATTACHEE, nombre: 24, historique: 2, periode: [-340, 24] },
  { ...RATTACHEE, nombre: 6, historique: 1, concurrent: true },
  { ...RATTACHEE, nombre: 12, demande: { type: 'IMMATRICULATION', etat: 'VALIDEE' } },
  {
    etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    nombre: 26,
    numerotee: true,
    mandat: 'EXPIRE',
    periode: [-420, -55],
    historique: 1,
  },
  { etat: 'IMMATRICULEE_A_RATTACHER', nombre: 24, numerotee: true, notaire: true },
  {
    etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
    nombre: 16,
    numerotee: true,
    notaire: true,
    precedent: 'IMMATRICULEE_A_RATTACHER',
    mandat: 'DEMANDE',
    periode: [-20, 344],
    demande: { type: 'RATTACHEMENT', etat: 'A_VALIDER' },
  },
  {
    etat: 'FUTUR',
    nombre: 14,
    numerotee: true,
    mandat: 'A_VENIR',
    periode: [25, 389],
    historique: 1,
  },
  {
    etat: 'DISSOLUTION_A_VALIDER',
    nombre: 10,
    ...DISSOUTE,
    demande: { type: 'DISSOLUTION', etat: 'A_VALIDER' },
    dissolution: { statut: 'A_VALIDER', effet: null },
  },
  {
    etat: 'DISSOLUTION_EN_COURS_DE_VALIDATION',
    nombre: 4,
    ...DISSOUTE,
    demande: { type: 'DISSOLUTION', etat: 'EN_COURS' },
    dissolution: { statut: 'A_VALIDER', effet: null },
  },
  {
    etat: 'DISSOLUTION_EN_COURS',
    nombre: 5,
    ...DISSOUTE,
    demande: { type: 'DISSOLUTION', etat: 'VALIDEE' },
    dissolution: { statut: 'VALIDEE', effet: 40 },
  },
  {
    etat: 'DISSOUTE',
    nombre: 10,
    ...DISSOUTE,
    mandat: 'ARCHIVE',
    periode: [-500, -140],
    demande: { type: 'DISSOLUTION', etat: 'VALIDEE' },
    dissolution: { statut: 'VALIDEE', effet: -140 },
  },
  {
    etat: 'IMMATRICULATION_ANNULEE',
    nombre: 5,
    numerotee: true,
    precedent: 'IMMATRICULEE_RATTACHEE',
    mandat: 'ARCHIVE',
    periode: [-600, -236],
  },
  {
    etat: 'IMMATRICULATION_ANNULEE',
    nombre: 3,
    notaire: true,
    precedent: 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    remplacee: true,
    declaration: 'A_VALIDER',
    demande: { type: 'DOUBLON_NOTAIRE', etat: 'REFUSEE' },
  },
  { etat: 'BROUILLON', nombre: 16, declaration: 'BROUILLON' },
  { etat: 'BROUILLON', nombre: 3, declaration: 'BROUILLON', notaire: true },
  {
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    nombre: 18,
    mandat: 'DEMANDE',
    periode: TELE,
    declaration: 'A_VALIDER',
    demande: { type: 'IMMATRICULATION', etat: 'A_VALIDER' },
  },
  {
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    nombre: 4,
    mandat: 'EN_COURS_DE_VALIDATION',
    periode: TELE,
    declaration: 'A_VALIDER',
    demande: { type: 'IMMATRICULATION', etat: 'EN_COURS' },
  },
  {
    etat: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    nombre: 8,
    mandat: 'PRECISIONS_DEMANDEES',
    periode: TELE,
    declaration: 'BROUILLON',
    demande: { type: 'IMMATRICULATION', etat: 'PRECISIONS' },
  },
  {
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
    nombre: 10,
    mandat: 'REFUSE',
    periode: TELE,
    declaration: 'BROUILLON',
    demande: { type: 'IMMATRICULATION', etat: 'REFUSEE' },
  },
  { etat: 'SUPPRIMEE', nombre: 8, precedent: 'BROUILLON', declaration: 'SUPPRIME' },
]

/**
 * Requests that resemble a registered co-ownership: two by syndics, then notaries whose duplicate
 * goes to the keepers.
 */
export const DOUBLONS: readonly Recette[] = [
  ...Array.from({ length: 3 }, (): Recette => ({
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    nombre: 1,
    mandat: 'DEMANDE',
    periode: TELE,
    declaration: 'A_VALIDER',
    demande: { type: 'IMMATRICULATION', etat: 'A_VALIDER' },
  })),
  ...Array.from({ length: 5 }, (): Recette => ({
    etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    nombre: 1,
    notaire: true,
    declaration: 'A_VALIDER',
    demande: { type: 'DOUBLON_NOTAIRE', etat: 'A_VALIDER' },
  })),
]
