import { asOneOf, asPositive, asText } from './search-params.ts'

/** What a list keeps in its address: page, sort. */
export interface TableSearch {
  page?: number | undefined
  tri?: string | undefined
  sens?: 'ASC' | 'DESC' | undefined
}

const asDirection = asOneOf(['ASC', 'DESC'])

/**
 * Part of a route's validateSearch: `validateSearch: (raw) => compact({ ...tableSearch(raw),
 * filter: … })`.
 */
export const tableSearch = (raw: { readonly [K in keyof TableSearch]?: unknown }): TableSearch => ({
  page: asPositive(raw.page),
  tri: asText(raw.tri, 60),
  sens: asDirection(raw.sens),
})
