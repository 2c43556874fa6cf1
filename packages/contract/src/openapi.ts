import { ERRORS, type ErrorCode } from '@registre/domain'
import * as z from 'zod'
import { type AnyOperation, type ContractShape, isBinary, isRaw } from './operation.ts'

type Json = Record<string, unknown>

/** Errors that the mount can answer by itself, whatever the operation. */
export const errorsOf = (op: AnyOperation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(op.params || op.query || op.body ? (['requete-invalide'] as const) : []),
    ...(op.body && op.bodyKind !== 'multipart' ? (['type-non-accepte', 'trop-volumineux'] as const) : []),
    ...(op.access === 'public' ? [] : (['non-connecte', 'acces-non-autorise'] as const)),
    ...(op.method !== 'GET' || op.changesState ? (['origine-refusee'] as const) : []),
    ...(op.interditEnEmprunt ? (['action-interdite-en-emprunt'] as const) : []),
    ...(op.idempotent ? (['cle-deja-utilisee', 'requete-en-cours'] as const) : []),
    'trop-de-requetes',
    'erreur-interne',
    ...(op.errors ?? []),
  ]),
]

const media = (op: AnyOperation): string =>
  op.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : op.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json'

const successOf = (response: AnyOperation['response'], describe: (schema: z.ZodType) => Json): Json => {
  if (isBinary(response)) return { '200': { description: 'Fichier', content: { [response.contentType]: { schema: { type: 'string', format: 'binary' } } } } }
  if (isRaw(response) && response.kind === 'redirect') return { '303': { description: 'Redirection' } }
  if (isRaw(response)) return { '200': { description: 'Texte', content: { 'text/plain': { schema: { type: 'string' } } } } }
  return { '200': { description: 'Réponse', content: { 'application/json': { schema: describe(response) } } } }
}

/** OpenAPI 3.1 of a contract: values are described as they travel (io: 'input'). Pure. */
export const toOpenApi = (contract: ContractShape, info: { version: string; title: string; description: string }): Json => {
  const schemas: Json = {}
  const describe = (schema: z.ZodType): Json => {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      },
    }) as Json
    const { $schema: _ignored, $defs, ...rest } = json as { $schema?: string; $defs?: Json }
    for (const [name, def] of Object.entries($defs ?? {})) schemas[name] = relink(def)
    return relink(rest) as Json
  }
  const paths: Record<string, Json> = {}
  for (const [name, op] of Object.entries(contract)) {
    const parameters = (['params', 'query'] as const).flatMap((place) => {
      const schema = op[place]
      if (!schema) return []
      const json = describe(schema) as { properties?: Json; required?: string[] }
      return Object.entries(json.properties ?? {}).map(([key, value]) => ({
        name: key,
        in: place === 'params' ? 'path' : 'query',
        required: place === 'params' || (json.required ?? []).includes(key),
        schema: value,
      }))
    })
    const byStatus = new Map<number, ErrorCode[]>()
    for (const code of errorsOf(op)) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code])
    const errors = Object.fromEntries(
      [...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, codes]) => [
          String(status),
          {
            description: codes.map((c) => `${c} : ${ERRORS[c].message}`).join('\n\n'),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Probleme' } } },
          },
        ]),
    )
    ;(paths[op.path] ??= {})[op.method.toLowerCase()] = {
      operationId: name,
      tags: [op.area],
      summary: op.summary,
      'x-access': op.access,
      ...(op.access === 'public' ? { security: [] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(op.body ? { requestBody: { required: true, content: { [media(op)]: { schema: describe(op.body) } } } } : {}),
      responses: {
        ...successOf(op.response, describe),
        ...errors,
      },
    }
  }
  schemas['Probleme'] = relink(describe(probleme))
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [{ session: [] }, { jeton: [] }],
    tags: [...new Set(Object.values(contract).map((o) => o.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { jeton: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey', in: 'cookie', name: 'registre_session' } },
    },
  }
}

/** zod points to `#/$defs/X`; OpenAPI keeps shared shapes under components. */
const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, k === '$ref' && typeof v === 'string' ? v.replace('#/$defs/', '#/components/schemas/') : relink(v)]),
  )
}

/** Body of every refused call. */
export const probleme = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  champs: z.array(z.object({ champ: z.string(), code: z.string(), message: z.string(), confirmable: z.boolean().optional() })).optional(),
  infos: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
