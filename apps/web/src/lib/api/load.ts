import type { OperationName } from '@registre/contract'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { asPositive } from '../search-params.ts'
import { statusOf } from './errors.ts'
import type { Answer, ReadOptions } from './query-of.ts'

/** The id that an address holds; throws the not-found page for what is none. */
export const idOrNotFound = (value: unknown): number => {
  const id = asPositive(value)
  if (id === undefined) throw notFound()
  return id
}

const orNotFound = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading
  } catch (error) {
    if (statusOf(error) === 404) throw notFound()
    throw error
  }
}

/**
 * For a route's loader: reads before the screen shows; what does not exist, or belongs to others,
 * is the not-found page. Throws ApiError otherwise.
 */
export const loadOrNotFound = async <K extends OperationName>(
  queryClient: QueryClient,
  query: ReadOptions<K>,
): Promise<Answer<K>> => orNotFound(queryClient.ensureQueryData(query))

/** Like `loadOrNotFound`, but reads again at each visit: for what is only true now. */
export const loadFreshOrNotFound = async <K extends OperationName>(
  queryClient: QueryClient,
  query: ReadOptions<K>,
): Promise<Answer<K>> => orNotFound(queryClient.fetchQuery({ ...query, staleTime: 0 }))
