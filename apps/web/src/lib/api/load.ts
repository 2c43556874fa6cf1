import type { OperationName } from '@registre/contract'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { statusOf } from './errors.ts'
import type { Answer, ReadOptions } from './query-of.ts'

/** For a route's loader: reads before the screen shows; what does not exist, or belongs to others, is the not-found page. Throws ApiError otherwise. */
export const loadOrNotFound = async <K extends OperationName>(queryClient: QueryClient, query: ReadOptions<K>): Promise<Answer<K>> => {
  try {
    return await queryClient.ensureQueryData(query)
  } catch (error) {
    if (statusOf(error) === 404) throw notFound()
    throw error
  }
}
