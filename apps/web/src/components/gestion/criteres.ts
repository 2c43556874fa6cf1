import {
  keysOf,
  CLES_GROUPES,
  DUREES_RENOUVELLEMENT,
  type DureeRenouvellement,
  type CleGroupe,
  type FiltreCoproprietes,
  FILTRES_COPROPRIETES,
  FINS_GESTION,
  MAX_RENOUVELLEMENTS,
  OBLIGATIONS_DECLAREES,
  type ObligationDeclaree,
  SITUATIONS_MAJ,
  TAILLES_PAGE,
  TRIS_GESTION,
  VUES_GESTION,
  type FinGestion,
  type SituationMaj,
  type TriGestion,
  type VueGestion,
} from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import { asOneOf, asPositive, asText, compact } from '../../lib/search-params.ts'

/** What a firm's list is searched by: its address holds it all. */
export interface CriteresGestion {
  q?: string | undefined
  vue?: VueGestion | undefined
  /** Of the menu (specification 1, section 2). */
  filter?: FiltreCoproprietes | undefined
  statut?: CleGroupe | undefined
  fin?: FinGestion | undefined
  maj?: SituationMaj | undefined
  oblig?: ObligationDeclaree | undefined
  gest?: number | undefined
  dep?: string | undefined
  tri?: TriGestion | undefined
  sens?: 'ASC' | 'DESC' | undefined
  taille?: number | undefined
  page?: number | undefined
  colonnes?: string | undefined
  /** The co-ownerships whose mandates are renewed together, and for how long. */
  renouveler?: string | undefined
  duree?: DureeRenouvellement | undefined
  /** Those that last otherwise: « 12.24-15.36 ». */
  durees?: string | undefined
  /** The receipt of what was just done from this list. */
  recu?: string | undefined
}

/** Columns that a person may hide; the co-ownership itself always shows. */
export const COLONNES_GESTION = {
  adresse: 'Adresse',
  lots: 'Lots',
  gestionnaire: 'Gestionnaire',
  mandat: 'Fin de mandat',
  maj: 'Mise à jour annuelle',
} as const
export type ColonneGestion = keyof typeof COLONNES_GESTION
const TOUTES = keysOf(COLONNES_GESTION)

/** The columns shown; all of them unless the address names some. */
export const colonnesDe = ({ colonnes }: CriteresGestion): ColonneGestion[] =>
  colonnes === undefined ? TOUTES : TOUTES.filter((c) => colonnes.split('-').includes(c))
/** How an address names them; nothing for all. */
export const ecrireColonnes = (colonnes: readonly ColonneGestion[]): string | undefined =>
  colonnes.length === TOUTES.length ? undefined : colonnes.join('-') || 'aucune'

const [TAILLE] = TAILLES_PAGE
export const tailleDe = ({ taille }: CriteresGestion): number => taille ?? TAILLE

/** Sorted by what the list is for. */
export const triDe = ({ tri, filter, maj }: CriteresGestion): TriGestion =>
  tri ?? (filter === 'annuelle' || maj !== undefined ? 'limiteMaj' : 'dateFinMandat')

const asTaille = (v: unknown): number | undefined =>
  TAILLES_PAGE.find((t) => t === Number(v) && t !== TAILLE)
const texte = (v: unknown): unknown => (typeof v === 'number' ? String(v) : v)

/** Reads an address. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresGestion =>
  compact({
    q: asText(raw['q']),
    vue: asOneOf(VUES_GESTION)(raw['vue']),
    filter: asOneOf(FILTRES_COPROPRIETES)(raw['filter']),
    statut: asOneOf(CLES_GROUPES)(raw['statut']),
    fin: asOneOf(FINS_GESTION)(texte(raw['fin'])),
    maj: asOneOf(SITUATIONS_MAJ)(raw['maj']),
    oblig: asOneOf(OBLIGATIONS_DECLAREES)(raw['oblig']),
    gest: asPositive(raw['gest']),
    dep: /^(\d{2,3}|2[AB])$/.test(String(raw['dep'])) ? asText(raw['dep']) : undefined,
    tri: asOneOf(TRIS_GESTION)(raw['tri']),
    sens: asOneOf(['ASC', 'DESC'])(raw['sens']),
    taille: asTaille(raw['taille']),
    page: asPositive(raw['page']),
    colonnes: asText(raw['colonnes']),
    renouveler: /^[1-9]\d{0,8}(-[1-9]\d{0,8})*$/.test(String(raw['renouveler']))
      ? String(raw['renouveler'])
      : undefined,
    duree: asOneOf(DUREES_RENOUVELLEMENT)(texte(raw['duree'])),
    durees: asText(raw['durees']),
    recu: asText(raw['recu'], 30),
  })

/** What another list forgets. */
const DUN_INSTANT = {
  page: undefined,
  renouveler: undefined,
  duree: undefined,
  durees: undefined,
  recu: undefined,
}

/** The co-ownerships that an address names. */
export const idsDe = (renouveler: string): number[] =>
  [...new Set(renouveler.split('-').map(Number))].slice(0, MAX_RENOUVELLEMENTS)

/** How long each lasts that does not last as the others. */
export const dureesDe = ({ durees }: CriteresGestion): ReadonlyMap<number, DureeRenouvellement> =>
  new Map(
    (durees ?? '').split('-').flatMap((paire) => {
      const [id, mois] = paire.split('.')
      const duree = DUREES_RENOUVELLEMENT.find((d) => d === mois)
      return duree ? [[Number(id), duree] as const] : []
    }),
  )
/** How an address says it; nothing for none. */
export const ecrireDurees = (durees: ReadonlyMap<number, string>): string | undefined =>
  [...durees].map(([id, duree]) => `${id}.${duree}`).join('-') || undefined

/** The address of a list; a change goes back to the first page. */
export const adresseGestion = (criteres: CriteresGestion, change: CriteresGestion): string => {
  const query = new URLSearchParams()
  for (const [cle, valeur] of Object.entries({ ...criteres, ...DUN_INSTANT, ...change }))
    if (valeur !== undefined && valeur !== '' && !(cle === 'page' && valeur === 1))
      query.set(cle, String(valeur))
  return `/copropriete${query.size === 0 ? '' : `?${query}`}`
}

/** What the call takes. */
export const corpsDe = (c: CriteresGestion): NonNullable<Args<'rechercherGerees'>['body']> => ({
  texte: c.q ?? '',
  vue: c.vue ?? 'toutes',
  filtre: c.filter ?? '',
  statut: c.statut ?? '',
  finMandat: c.fin ?? '',
  maj: c.maj ?? '',
  obligation: c.oblig ?? '',
  gestionnaire: c.gest ?? null,
  departement: c.dep ?? '',
  paginationOptions: {
    pageNumber: c.page ?? 1,
    pageSize: tailleDe(c),
    sortField: triDe(c),
    sortDirection: c.sens ?? 'ASC',
  },
})
