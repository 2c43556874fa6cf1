import type { ClientAnswer, ClientArgs, Contract, OperationName } from '@registre/contract'
import type { CallOptions } from '@registre/contract/client'
import type { DataTag } from '@tanstack/react-query'
import { client } from './client.ts'
import type { ErrorHandling } from './errors.ts'

/** Of one operation, or of each of several. */
export type Args<K extends OperationName> = K extends OperationName
  ? ClientArgs<Contract[K]>
  : never
export type Answer<K extends OperationName> = ClientAnswer<Contract[K]>
/** Arguments may be left out when none is required. */
export type ArgsList<K extends OperationName> =
  {} extends Args<K>
    ? [args?: Args<K>, handling?: ErrorHandling]
    : [args: Args<K>, handling?: ErrorHandling]

/** Calls an operation by its name. Throws ApiError. */
export const callOf = <K extends OperationName>(
  name: K,
  args: Args<K> | undefined,
  options: CallOptions = {},
): Promise<Answer<K>> =>
  (client[name] as (args: Args<K> | undefined, options: CallOptions) => Promise<Answer<K>>)(
    args,
    options,
  )

export interface ReadOptions<K extends OperationName> {
  queryKey: DataTag<readonly [K, Args<K> | null], Answer<K>>
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer<K>>
  meta: { handling: ErrorHandling }
}

/** The same as `queryOf`, for code that is itself generic over the operation. */
export const queryFor = <K extends OperationName>(
  name: K,
  args: Args<K> | undefined,
  handling: ErrorHandling = {},
): ReadOptions<K> => ({
  queryKey: [name, args ?? null] as unknown as ReadOptions<K>['queryKey'],
  queryFn: ({ signal }) => callOf(name, args, { signal }),
  meta: { handling },
})

/**
 * Query options of a reading operation: `useQuery(queryOf('lireBrouillon')({ params: { id } }))`,
 * or a route's loader. The name first, by itself: all the operations' arguments together are too
 * many for the compiler to weigh at each call.
 */
export const queryOf =
  <K extends OperationName>(name: K) =>
  (...[args, handling]: ArgsList<K>): ReadOptions<K> =>
    queryFor(name, args, handling)
