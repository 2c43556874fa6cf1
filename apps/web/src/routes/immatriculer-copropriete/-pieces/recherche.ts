import { TYPES_IMMATRICULATION, type SlugEtape, type TypeImmatriculation } from '@registre/domain'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'

const MAX_ID = 2_147_483_647

/** Reads an identifier of the address; undefined when it is not one. */
export const asId = (value: unknown): number | undefined => {
  const n = Number(value)
  return Number.isInteger(n) && n > 0 && n <= MAX_ID ? n : undefined
}

export interface RechercheEtapes {
  id?: number
  /** Kind of a new draft; a stored one has its own (specification 1, section 2). */
  immatriculationType?: TypeImmatriculation
  /** Contact of a notary's registration. */
  email?: string
}

/** The query of the steps. */
export const lireRecherche = (search: Record<string, unknown>): RechercheEtapes =>
  compact({
    id: asId(search['id']),
    immatriculationType: asOneOf(TYPES_IMMATRICULATION)(search['immatriculationType']),
    email: asText(search['email']),
  })

/** The address of a step of a draft. */
export const adresseEtape = (slug: SlugEtape, id: number | null): string =>
  `/immatriculer-copropriete/${slug}${id === null ? '' : `?id=${id}`}`
