import type { Contract } from './contract.ts'
import { type CallOptions, caller, type ClientOptions, type Operations } from './http.ts'
import type { ClientAnswer, ClientArgs } from './operation.ts'

export { ApiError, type CallOptions, type ClientOptions, type Problem } from './http.ts'

type ArgsTuple<A> = {} extends A
  ? [args?: A, options?: CallOptions]
  : [args: A, options?: CallOptions]
export type Client = {
  [K in keyof Contract]: (
    ...a: ArgsTuple<ClientArgs<Contract[K]>>
  ) => Promise<ClientAnswer<Contract[K]>>
}

let operations: Operations | null = null

/**
 * Fetches how the operations are called: apart, since a page that the server rendered calls nothing
 * before somebody acts.
 */
export const chargerOperations = async (): Promise<Operations> =>
  (operations ??= (await import('./operations.gen.ts')).OPERATIONS)

/**
 * Makes the typed client of the register: one method per operation of the contract. Throws
 * `ApiError`.
 */
export const createClient = (options: ClientOptions = {}): Client =>
  caller<Client>(() => operations ?? chargerOperations(), options)
