import { useQuery } from '@tanstack/react-query'
import type { Formes } from './tracer.ts'

/**
 * The shapes of the departments, which the browser alone fetches, once they are wanted: a page is
 * read without them.
 */
export const useFormes = (voulues: boolean): { formes: Formes | undefined; isError: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['carte-departements'],
    queryFn: async () => (await import('./tracer.ts')).tracerFrance(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: voulues && !import.meta.env.SSR,
  })
  return { formes: data, isError }
}
