import type { OperationName } from '@registre/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ErrorHandling, forgetFailure, statusOf } from './errors.ts'
import { type Answer, type Args, callOf } from './query-of.ts'

export interface CommandOptions extends ErrorHandling {
  /** Reading operations whose stored answers are no longer true. */
  invalidates?: readonly OperationName[]
  /** Nothing that was typed is shown by those readings: a conflict (409) reads them again too. */
  rereadOnConflict?: boolean
}

/**
 * A new key per attempt; the same one when the same content is sent again after an uncertain end
 * (no answer, or a server fault).
 */
const useIdempotencyKey = () => {
  const last = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor: (args: unknown): string => {
      const content = JSON.stringify(args ?? null)
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    settle: (error: unknown): void => {
      const status = error === null ? 200 : statusOf(error)
      if (status !== 0 && status < 500) last.current = null
    },
  }
}

/**
 * A writing operation as a mutation: `const enregistrer = useCommand('enregistrerBrouillon', {
 * business: true })`, then `await enregistrer.mutateAsync({ params, body })`. Throws ApiError,
 * recorded and notified unless `business` or `silent`; the notification leaves at the next try.
 */
export const useCommand = <K extends OperationName>(name: K, options: CommandOptions = {}) => {
  const queryClient = useQueryClient()
  const key = useIdempotencyKey()
  const failed = useRef<Error | null>(null)
  return useMutation<Answer<K>, Error, Args<K> | ({} extends Args<K> ? void : never)>({
    mutationKey: [name],
    mutationFn: (args) =>
      callOf(name, (args ?? undefined) as Args<K> | undefined, {
        idempotencyKey: key.keyFor(args),
      }),
    meta: { handling: options },
    onMutate: () => {
      if (failed.current) forgetFailure(failed.current)
    },
    onSettled: async (_answer, error) => {
      failed.current = error
      key.settle(error)
      // What another tab removed is no longer there: the lists say so.
      const stale =
        statusOf(error) === 404 || (statusOf(error) === 409 && options.rereadOnConflict === true)
      if (error !== null && !stale) return
      await Promise.all(
        (options.invalidates ?? []).map((queryName) =>
          queryClient.invalidateQueries({ queryKey: [queryName] }),
        ),
      )
    },
  })
}
