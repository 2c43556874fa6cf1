import { type Autorite, ERRORS, type ErrorCode, LABELS_AUTORITE } from '@registre/domain'
import * as z from 'zod'
import { exempleDe } from './exemples/engendrer.ts'
import { EXEMPLES } from './exemples/operations.ts'
import {
  ENTETES,
  EN_TETE_IDEMPOTENCE,
  entetesDe,
  exempleDeRefus,
  probleme,
} from './openapi-communs.ts'
import { type AnyOperation, type ContractShape, isBinary, isRaw } from './operation.ts'

type Json = Record<string, unknown>
type Describe = (schema: z.ZodType) => Json

/** What the document says of the whole. */
export const INFORMATIONS = {
  title: 'Registre national des copropriétés',
  description:
    'Les appels du registre. Les dates voyagent au format jj/mm/aaaa ; les listes de référence sont des couples clef / valeur. Guide : /aide/api. Chaque exemple est essayé par un test.',
  license: { name: 'MIT', identifier: 'MIT' },
}

/** Errors that the mount can answer by itself, whatever the operation. */
export const errorsOf = (op: AnyOperation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(op.params || op.query || op.body ? (['requete-invalide'] as const) : []),
    ...(op.body ? (['type-non-accepte', 'trop-volumineux'] as const) : []),
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

const media = (op: AnyOperation): string =>
  op.bodyKind === 'form'
    ? 'application/x-www-form-urlencoded'
    : op.bodyKind === 'multipart'
      ? 'multipart/form-data'
      : 'application/json'

const successOf = (op: AnyOperation, describe: Describe, exemple: () => unknown): Json => {
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
      content: { 'application/json': { schema: describe(response), example: exemple() } },
    },
  }
}

const refus = (op: AnyOperation): Json => {
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

const nommer = (autorites: readonly Autorite[]): string =>
  autorites.map((a) => `${LABELS_AUTORITE[a]} (${a})`).join(' ; ')
const droitsDuJeton = ({ droitsJeton, sansJeton }: AnyOperation): string =>
  sansJeton || droitsJeton === 'aucun' || droitsJeton === undefined
    ? ''
    : ` Un jeton doit avoir l’un de ces droits : ${nommer(droitsJeton)}.`

const FRAICHE = {
  toujours: 'La personne doit avoir prouvé son identité depuis moins de cinq minutes.',
  'selon-le-contenu':
    'Pour une adresse, un mot de passe ou un administrateur, la personne doit avoir prouvé son identité depuis moins de cinq minutes.',
} as const

/** Who may call, and how, in French. */
const descriptionDe = (op: AnyOperation): string =>
  [
    op.access === 'public'
      ? 'Ouvert à tous.'
      : op.access === 'session'
        ? `Ouvert à tout compte.${droitsDuJeton(op)}`
        : `Droit demandé, l’un de : ${nommer(op.access)}.`,
    ...(op.sansJeton ? ['Refusé à un jeton : une personne le fait à l’écran.'] : []),
    ...(op.fraiche ? [FRAICHE[op.fraiche]] : []),
    ...(op.relu
      ? [
          'L’objet qui a été lu peut être renvoyé tel quel : ce qui ne s’écrit pas est ignoré, null veut dire absent.',
        ]
      : []),
    ...(op.idempotent
      ? [
          'Accepte une clé d’idempotence : la même clé et le même contenu donnent la même réponse, une seule fois faite.',
        ]
      : []),
    ...(op.obsolete
      ? [
          `Obsolète depuis le ${op.obsolete.depuis}, retirée à partir du ${op.obsolete.retrait}. ${op.obsolete.remplacement}`,
        ]
      : []),
  ].join(' ')

const securiteDe = (op: AnyOperation): Json =>
  op.access === 'public' ? { security: [] } : op.sansJeton ? { security: [{ session: [] }] } : {}

/** Schema of a zod shape as it travels; shared shapes go to `schemas`. */
const descripteur =
  (schemas: Json): Describe =>
  (schema) => {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'file')
          Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      },
    }) as Json
    const { $schema: _ignored, $defs, ...rest } = json as { $schema?: string; $defs?: Json }
    for (const [name, def] of Object.entries($defs ?? {})) schemas[name] = relink(def)
    return relink(rest) as Json
  }

/**
 * What an operation is called with in the document: what is written for it, and what its schemas
 * and the demonstration give.
 */
export const exempleDAppel = (
  name: string,
  op: AnyOperation,
): { params?: Json; query?: Json; body?: unknown } => {
  const schemas: Json = {}
  const describe = descripteur(schemas)
  const ecrit = EXEMPLES[name]
  const lieu = (place: 'params' | 'query') => {
    const schema = op[place]
    return schema
      ? { [place]: ecrit?.[place] ?? (exempleDe(describe(schema), schemas, true) as Json) }
      : {}
  }
  return {
    ...lieu('params'),
    ...lieu('query'),
    ...(op.body ? { body: ecrit?.body ?? exempleDe(describe(op.body), schemas, true) } : {}),
  }
}

/** OpenAPI 3.1 of a contract: values are described as they travel (io: 'input'). Pure. */
export const toOpenApi = (contract: ContractShape, info: { version: string } & Json): Json => {
  const schemas: Json = {}
  const describe = descripteur(schemas)
  const paths: Record<string, Json> = {}
  for (const [name, op] of Object.entries(contract)) {
    const appel = exempleDAppel(name, op)
    const parameters = (['params', 'query'] as const).flatMap((place) => {
      const schema = op[place]
      if (!schema) return []
      const json = describe(schema) as { properties?: Json; required?: string[] }
      return Object.entries(json.properties ?? {}).map(([key, value]) => ({
        name: key,
        in: place === 'params' ? 'path' : 'query',
        required: place === 'params' || (json.required ?? []).includes(key),
        schema: value,
        ...(appel[place] && key in appel[place] ? { example: appel[place][key] } : {}),
      }))
    })
    const entetes = op.idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []
    ;(paths[op.path] ??= {})[op.method.toLowerCase()] = {
      operationId: name,
      tags: [op.area],
      summary: op.summary,
      description: descriptionDe(op),
      ...(op.obsolete ? { deprecated: true } : {}),
      'x-access': op.access,
      ...securiteDe(op),
      ...(parameters.length + entetes.length > 0
        ? { parameters: [...parameters, ...entetes] }
        : {}),
      ...(op.body
        ? {
            requestBody: {
              required: true,
              content: { [media(op)]: { schema: describe(op.body), example: appel.body } },
            },
          }
        : {}),
      responses: {
        ...successOf(
          op,
          describe,
          () =>
            EXEMPLES[name]?.reponse ??
            exempleDe(describe(op.response as z.ZodType), schemas, false),
        ),
        ...refus(op),
      },
    }
  }
  const codes = [...new Set(Object.values(contract).flatMap(errorsOf))]
  describe(probleme)
  return {
    openapi: '3.1.0',
    info: { ...INFORMATIONS, ...info },
    servers: [{ url: '/' }],
    externalDocs: { description: 'Guide des intégrateurs', url: '/aide/api' },
    security: [{ session: [] }, { jeton: [] }],
    tags: [...new Set(Object.values(contract).map((o) => o.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Probleme: relink(describe(probleme)) },
      examples: Object.fromEntries(codes.map((code) => [code, exempleDeRefus(code)])),
      headers: ENTETES,
      parameters: { 'Idempotency-Key': EN_TETE_IDEMPOTENCE },
      securitySchemes: {
        jeton: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'registre_session' },
      },
    },
  }
}

/** zod points to `#/$defs/X`; OpenAPI keeps shared shapes under components. */
const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [
      k,
      k === '$ref' && typeof v === 'string'
        ? v.replace('#/$defs/', '#/components/schemas/')
        : relink(v),
    ]),
  )
}
