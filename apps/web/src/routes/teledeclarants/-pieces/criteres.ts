import {
  FILTRES_VEILLE,
  type FiltreVeille,
  STATUTS_TELEDECLARANT,
  type StatutTeledeclarant,
  TYPES_TELEDECLARANT,
  type TypeTeledeclarant,
} from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'
import { tableSearch, type TableSearch } from '../../../lib/table-search.ts'

/**
 * Criteria that are typed, by their name in the address, in the order of the form (specification 1,
 * "Declarant").
 */
const CRITERES_SAISIS = [
  'q',
  'id',
  'raisonSociale',
  'siret',
  'cp',
  'commune',
  'nom',
  'prenom',
  'email',
  'ape',
] as const
export type CritereSaisi = (typeof CRITERES_SAISIS)[number]

/** What the search keeps in its address. */
export interface CriteresTeledeclarants
  extends TableSearch, Partial<Record<CritereSaisi, string | undefined>> {
  type?: TypeTeledeclarant | undefined
  statut?: StatutTeledeclarant | undefined
  mdp?: 'oui' | 'non' | undefined
  veille?: FiltreVeille | undefined
}

const asType = asOneOf(TYPES_TELEDECLARANT)
const asStatut = asOneOf(STATUTS_TELEDECLARANT)
const asVeille = asOneOf(FILTRES_VEILLE)
const asOuiNon = asOneOf(['oui', 'non'])

/** Reads the address of the search; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresTeledeclarants =>
  compact({
    ...tableSearch(raw),
    ...Object.fromEntries(CRITERES_SAISIS.map((c) => [c, asText(raw[c])])),
    type: asType(raw['type']),
    statut: asStatut(raw['statut']),
    mdp: asOuiNon(raw['mdp']),
    veille: asVeille(raw['veille']),
  })

/** The body of the search for these criteria. */
export const versRecherche = (
  c: CriteresTeledeclarants,
): Omit<NonNullable<Args<'rechercherTeledeclarants'>['body']>, 'paginationOptions'> => ({
  texte: c.q ?? '',
  idTeledeclarant: c.id ?? '',
  raisonSociale: c.raisonSociale ?? '',
  siret: c.siret ?? '',
  typeTeledeclarant: c.type ?? '',
  codePostal: c.cp ?? '',
  commune: c.commune ?? '',
  nomAdmin: c.nom ?? '',
  prenomAdmin: c.prenom ?? '',
  email: c.email ?? '',
  statutTeledeclarant: c.statut ?? '',
  motDePasseActive: c.mdp ?? '',
  codeAPE: c.ape ?? '',
  veille: c.veille ?? '',
})

/** True when one of the criteria beside the box is set. */
export const estPrecise = ({ q: _q, ...criteres }: CriteresTeledeclarants): boolean =>
  estFiltree(criteres)

/** True when a criterion is set. */
export const estFiltree = ({
  page: _p,
  tri: _t,
  sens: _s,
  ...criteres
}: CriteresTeledeclarants): boolean => Object.values(criteres).some((v) => v !== undefined)
