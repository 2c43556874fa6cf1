import { ETATS_DEMANDE, type EtatDemande } from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import type { CriteresFile, Vue } from './criteres.ts'

// Apart from the reading of the address, which every page carries with the table of routes.

/** Choices of the filter: plural where a person chooses several requests. */
export const CHOIX_ETAT: Record<EtatDemande, string> = {
  A_VALIDER: 'À valider',
  EN_COURS: 'En cours de traitement',
  PRECISIONS: 'Précisions demandées',
  VALIDEE: 'Validées',
  REFUSEE: 'Refusées',
  ANNULEE: 'Annulées',
}

/** How a view is called on the screen. */
export const LIBELLES_VUE: Record<Vue, string> = {
  'a-traiter': 'À traiter',
  'hors-delai': 'Hors délai',
  'a-moi': 'À moi',
  'sans-point': 'Sans point, preuve à lire',
  reponses: 'Réponses reçues',
  'en-attente': 'En attente du déclarant',
  toutes: 'Toutes, décidées comprises',
}

type Corps = Args<'rechercherDemandes'>['body']

/** The body of the search for these criteria. */
export const versRecherche = (c: CriteresFile): Omit<NonNullable<Corps>, 'paginationOptions'> => ({
  typeDemande: c.type ?? '',
  // The view says all of them: the call without states gives the open ones alone.
  etats: c.etat ? [c.etat] : [...ETATS_DEMANDE],
  horsDelai: c.retard === '1',
  assigneesAMoi: c.moi === '1',
  immatriculationOuNom: c.q ?? '',
  dateDu: c.du ?? null,
  dateAu: c.au ?? null,
})

/** The view that an address asks for: what only the search understands opens the search. */
export const vueDe = (c: CriteresFile): Vue =>
  c.vue ?? ([c.etat, c.retard, c.moi, c.du, c.au, c.tri].some(Boolean) ? 'toutes' : 'a-traiter')

/** True when a filter other than the type is set. */
export const estFiltree = ({ etat, retard, moi, q, du, au }: CriteresFile): boolean =>
  [etat, retard, moi, q, du, au].some((v) => v !== undefined)

const VUES_APPEL = {
  'a-traiter': 'A_TRAITER',
  'hors-delai': 'HORS_DELAI',
  'a-moi': 'A_MOI',
  'sans-point': 'SANS_POINT',
  reponses: 'REPONSES',
  'en-attente': 'EN_ATTENTE',
} as const satisfies Record<Exclude<Vue, 'toutes'>, string>
/** How the calls name a view. */
export const vueAppelee = (vue: Exclude<Vue, 'toutes'>) => VUES_APPEL[vue]

/** The body that asks for a page of a view. */
export const versFile = (
  vue: Exclude<Vue, 'toutes'>,
  c: CriteresFile,
): NonNullable<Args<'listerFile'>['body']> => ({
  vue: VUES_APPEL[vue],
  typeDemande: c.type ?? '',
  points: c.points === 'forts' ? 'FORTS' : c.points === 'sans' ? 'SANS' : '',
  texte: c.q ?? '',
  page: c.page ?? 1,
  taille: c.taille ?? 25,
})
