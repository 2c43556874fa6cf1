import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type ErrorHandling, handleFailure, statusOf } from './errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { handling?: ErrorHandling }
    mutationMeta: { handling?: ErrorHandling }
  }
}

/**
 * The store of answers. Only a dead connection or a busy server is tried again, once, and never a
 * write.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => handleFailure(error, query.meta?.handling),
  }),
  mutationCache: new MutationCache({
    onError: (error, _args, _context, _result, context) =>
      handleFailure(error, context?.meta?.handling),
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && [0, 502, 503, 504].includes(statusOf(error)),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
