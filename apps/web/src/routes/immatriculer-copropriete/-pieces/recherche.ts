import { TYPES_IMMATRICULATION, type SlugEtape } from '@registre/domain'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'

const MAX_ID = 2_147_483_647

/** Reads an identifier of the address; undefined when it is not one. */
export const asId = (value: unknown): number | undefined => {
  const n = Number(value)
  return Number.isInteger(n) && n > 0 && n <= MAX_ID ? n : undefined
}

/** The pages that read everything again, and lead to each step. */
const PAGES_RELUES = ['recapitulatif', 'reste'] as const
type PageRelue = (typeof PAGES_RELUES)[number]

/** The query of the steps. */
export const lireRecherche = (search: Record<string, unknown>) =>
  compact({
    id: asId(search['id']),
    // Kind of a new draft; a stored one has its own (specification 1, section 2).
    immatriculationType: asOneOf(TYPES_IMMATRICULATION)(search['immatriculationType']),
    // Contact of a notary's registration.
    email: asText(search['email']),
    // The page that « Modifier » was pressed on: the step leads back to it.
    retour: asOneOf(PAGES_RELUES)(search['retour']),
  })

/** The address of a step of a draft; `retour`: the page that it leads back to. */
export const adresseEtape = (
  slug: SlugEtape | PageEclair,
  id: number | null,
  retour?: PageRelue,
): string => {
  const query = new URLSearchParams({
    ...(id === null ? {} : { id: String(id) }),
    ...(retour === undefined ? {} : { retour }),
  })
  return `/immatriculer-copropriete/${slug}${query.size === 0 ? '' : `?${query}`}`
}

/** The two screens of an annual update: its figures, then what stays as it was. */
export type PageEclair = 'chiffres' | 'reste'
