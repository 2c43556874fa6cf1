import { ERRORS, type ErrorCode } from '@registre/domain'
import type * as z from 'zod'
import { entetesDe } from './openapi-communs.ts'
import type { Describe } from './openapi-schemas.ts'
import { type AnyOperation, isBinary, isRaw } from './operation.ts'

type Json = Record<string, unknown>

interface Reponse extends Json {
  content?: Record<string, { schema: Json } & Json>
}
/** What its readers take of a described operation. */
export interface OperationDecrite extends Json {
  operationId: string
  summary: string
  description: string
  deprecated?: boolean
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Json }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Json; example?: unknown }> }
  responses: Record<string, Reponse>
}

/** Errors that the mount can answer by itself, whatever the operation. */
export const errorsOf = (op: AnyOperation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(op.params || op.query || op.body ? (['requete-invalide'] as const) : []),
    ...(op.method === 'GET' ? [] : (['type-non-accepte'] as const)),
    ...(op.body ? (['trop-volumineux'] as const) : []),
    'jeton-invalide',
    ...(op.access === 'public' ? [] : (['non-connecte', 'acces-non-autorise'] as const)),
    ...(op.method !== 'GET' || op.changesState ? (['origine-refusee'] as const) : []),
    ...(op.interditEnEmprunt ? (['action-interdite-en-emprunt'] as const) : []),
    ...(op.sansJeton ? (['action-interdite-par-jeton'] as const) : []),
    ...(op.fraiche ? (['preuve-a-renouveler'] as const) : []),
    ...(op.idempotent ? (['cle-deja-utilisee', 'requete-en-cours'] as const) : []),
    'trop-de-requetes',
    'erreur-interne',
    'service-indisponible',
    ...(op.errors ?? []),
  ]),
]

/** What an operation answers when it is done. */
export const successOf = (
  op: AnyOperation,
  describe: Describe,
  exemple: (response: z.ZodType) => unknown,
): OperationDecrite['responses'] => {
  const { response } = op
  const headers = entetesDe(op)
  if (isBinary(response))
    return {
      '200': {
        description: 'Fichier',
        headers,
        content: { [response.contentType]: { schema: { type: 'string', format: 'binary' } } },
      },
    }
  if (isRaw(response) && response.kind === 'redirect')
    return { '303': { description: 'Redirection', headers } }
  if (isRaw(response))
    return {
      '200': {
        description: 'Texte',
        headers,
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
    }
  return {
    '200': {
      description: 'Réponse',
      headers,
      content: { 'application/json': { schema: describe(response), example: exemple(response) } },
    },
  }
}

/** What an operation refuses, by status. */
export const refus = (op: AnyOperation): OperationDecrite['responses'] => {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(op))
    byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((c) => `${c} : ${ERRORS[c].message}`).join('\n\n'),
          ...(status === 429
            ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
            : {}),
          content: {
            'application/problem+json': {
              schema: { $ref: '#/components/schemas/Probleme' },
              examples: Object.fromEntries(
                codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
              ),
            },
          },
        },
      ]),
  )
}
