import type { FieldError } from '@registre/domain'
import * as z from 'zod'
import { readAsSent } from './as-sent.ts'
import type { OperationName } from './contract.ts'
import { configureMessages, fieldErrorsOf } from './messages.ts'
import { nounOf } from './nouns.gen.ts'
import type { AnyOperation } from './operation.ts'

/** Fetches an operation with its schemas: of the contract, its noun alone comes. */
export const operationOf = async (name: OperationName): Promise<AnyOperation> => {
  configureMessages()
  const operation = (await nounOf(name))[name]
  if (!operation) throw new TypeError(`Unknown operation: ${name}`)
  return operation
}

/**
 * Takes the arguments of a call; gives what the register would refuse of their shape, a sentence
 * beside each field. None: it reads them.
 */
export const argumentErrors = (op: AnyOperation, args: unknown): FieldError[] => {
  const parts: { params?: unknown; query?: unknown; body?: unknown } =
    typeof args === 'object' && args !== null ? args : {}
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = op[place]
    const read =
      schema && readAsSent(schema, parts[place] ?? {}, place === 'body' ? op.relu : undefined)
    return read === undefined || read.success ? [] : fieldErrorsOf(read.error)
  })
}

type Json = z.core.JSONSchema.JSONSchema

const lengthsIn = (schema: Json, path: string): [path: string, max: number][] => {
  const under = (part: boolean | Json | undefined, place: string): [string, number][] =>
    typeof part === 'object' ? lengthsIn(part, place) : []
  return [
    ...(schema.maxLength === undefined ? [] : [[path, schema.maxLength] as const]),
    ...(schema.anyOf ?? []).flatMap((part) => under(part, path)),
    ...[schema.items ?? []].flat().flatMap((part) => under(part, `${path}.*`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      under(part, path === '' ? key : `${path}.${key}`),
    ),
  ].map(([place, max]) => [place, max])
}

/** How many characters each text of a call may have, by its path; `*` stands for any rank. */
export const maxLengths = (op: AnyOperation): ReadonlyMap<string, number> =>
  new Map(
    [op.params, op.query, op.body].flatMap((schema) =>
      schema
        ? lengthsIn(
            z.toJSONSchema(schema, {
              io: 'input',
              unrepresentable: 'any',
              // Without the names of shared shapes: each stands where it is used.
              metadata: z.registry(),
            }),
            '',
          )
        : [],
    ),
  )
