import type { Contract } from './contract.ts'
import { type CallOptions, caller, type ClientOptions } from './http.ts'
import type { ClientAnswer, ClientArgs } from './operation.ts'

export { ApiError, type CallOptions, type ClientOptions, type Problem } from './http.ts'

type ArgsTuple<A> = {} extends A ? [args?: A, options?: CallOptions] : [args: A, options?: CallOptions]
export type Client = {
  [K in keyof Contract]: (...a: ArgsTuple<ClientArgs<Contract[K]>>) => Promise<ClientAnswer<Contract[K]>>
}

/** Makes the typed client of the register: one method per operation of the contract. Throws `ApiError`. */
export const createClient = (options: ClientOptions = {}): Client => caller<Client>(options)
