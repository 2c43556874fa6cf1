import { type Autorite, isRecord, LABELS_AUTORITE } from '@registre/domain'
import type * as z from 'zod'
import { exempleDe } from './exemples/engendrer.ts'
import { EXEMPLES } from './exemples/operations.ts'
import {
  ENTETES,
  EN_TETE_IDEMPOTENCE,
  entetesDe,
  exempleDeRefus,
  probleme,
} from './openapi-communs.ts'
import { errorsOf, type OperationDecrite, refus, successOf } from './openapi-reponses.ts'
import type { AnyOperation, ContractShape } from './operation.ts'
import { avisDuDocument } from './openapi-avis.ts'
import { type Describe, descripteur, direCeQuiSeLit, relink } from './openapi-schemas.ts'
import { ouverteAuJeton, securiteDe } from './acces-jeton.ts'
import { SUJETS, sujetDe } from './sujets.ts'
import reponsesLues from './exemples/reponses.json' with { type: 'json' }

type Json = Record<string, unknown>

/** What the demonstration answers: written by `EXEMPLES=ecrire npm test -- apps/api/tests/openapi-servi.test.ts`. */
export const REPONSES_LUES: Readonly<Record<string, unknown>> = reponsesLues

/** What the document says of the whole. */
export const INFORMATIONS = {
  title: 'Registre national des copropriétés',
  description:
    'Les appels du registre. Les dates voyagent au format jj/mm/aaaa ; les listes de référence sont des couples clef / valeur. Guide : /aide/api. Chaque exemple est essayé par un test.',
  contact: { name: 'Registre national des copropriétés' },
  license: { name: 'MIT', identifier: 'MIT' },
}

const media = (op: AnyOperation): string =>
  op.bodyKind === 'form'
    ? 'application/x-www-form-urlencoded'
    : op.bodyKind === 'multipart'
      ? 'multipart/form-data'
      : 'application/json'

const nommer = (autorites: readonly Autorite[]): string =>
  autorites.map((a) => `${LABELS_AUTORITE[a]} (${a})`).join(' ; ')
const droitsDuJeton = ({ droitsJeton, sansJeton }: AnyOperation): string =>
  sansJeton || droitsJeton === 'aucun' || droitsJeton === undefined
    ? ''
    : ` Un jeton doit avoir l’un de ces droits : ${nommer(droitsJeton)}.`

const JETON =
  'La voie des programmes : un jeton créé par une personne à l’écran « Mes jetons », pour un usage, avec une fin. En-tête « Authorization: Bearer … » ; aucun cookie, aucun autre en-tête.'
const SESSION =
  'La voie du navigateur : le cookie que la connexion pose. Une écriture doit venir des pages du registre : « Origin » ou « Sec-Fetch-Site: same-origin » le prouvent. Un GET qui agit est appelé par le code d’une page (« Sec-Fetch-Site: same-origin », « Sec-Fetch-Dest: empty », sans « Sec-Purpose »). L’en-tête « x-register-client » vaut preuve dans les deux cas.'

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
    ...(ouverteAuJeton(op) ? [] : ['Refusé à un jeton : une personne le fait à l’écran.']),
    ...(op.fraiche ? [FRAICHE[op.fraiche]] : []),
    ...(op.relu
      ? [
          'L’objet qui a été lu peut être renvoyé tel quel : ce qui dit ce qu’il est et à qui ne se contredit pas (400), le reste de ce qui ne s’écrit pas est ignoré, null veut dire absent.',
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
    if (!schema) return {}
    const engendre = ecrit?.[place] ?? exempleDe(describe(schema), schemas, true)
    return isRecord(engendre) ? { [place]: engendre } : {}
  }
  return {
    ...lieu('params'),
    ...lieu('query'),
    ...(op.body ? { body: ecrit?.body ?? exempleDe(describe(op.body), schemas, true) } : {}),
  }
}

/** Where the document describes an operation: the server takes a path with or without a last slash. */
export const cheminDecrit = ({ path }: Pick<AnyOperation, 'path'>): string =>
  path.replace(/(?<=.)\/$/, '')

const sujet = (operation: string): Json => {
  const nom = sujetDe(operation)
  return nom === undefined ? {} : { tags: [nom] }
}

/** The subjects of which this contract has operations. */
const sujetsDe = (contract: ContractShape): Json[] =>
  SUJETS.filter(({ operations }) => Object.keys(operations).some((o) => o in contract)).map(
    ({ nom, description }) => ({ name: nom, description }),
  )

/** What the demonstration answered, unless the answer has another shape since. */
const lueSurLaDemonstration = (name: string, response: z.ZodType): unknown =>
  response.safeParse(REPONSES_LUES[name]).success ? REPONSES_LUES[name] : undefined

/** What a call sends, and what it may send back of a reading. */
const corpsDe = (op: AnyOperation, describe: Describe, schemas: Json): Json => {
  if (!op.body) return {}
  const json = describe(op.body)
  direCeQuiSeLit(json, schemas, op.body, op.relu)
  return json
}

export interface DocumentOpenApi extends Json {
  paths: Record<string, Record<string, OperationDecrite>>
  components: { schemas: Json; examples: Record<string, { value: unknown }> } & Json
}

const decrire = (
  name: string,
  op: AnyOperation,
  describe: Describe,
  schemas: Json,
): OperationDecrite => {
  const appel = exempleDAppel(name, op)
  const parameters = (['params', 'query'] as const).flatMap((place) => {
    const schema = op[place]
    if (!schema) return []
    const { properties, required } = describe(schema)
    return Object.entries(isRecord(properties) ? properties : {}).map(([key, value]) => ({
      name: key,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || (Array.isArray(required) && required.includes(key)),
      schema: isRecord(value) ? value : {},
      ...(appel[place] && key in appel[place] ? { example: appel[place][key] } : {}),
    }))
  })
  const entetes = op.idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []
  return {
    operationId: name,
    ...sujet(name),
    summary: op.summary,
    description: descriptionDe(op),
    ...(op.obsolete ? { deprecated: true } : {}),
    'x-access': op.access,
    ...securiteDe(op),
    ...(parameters.length + entetes.length > 0 ? { parameters: [...parameters, ...entetes] } : {}),
    ...(op.body
      ? {
          requestBody: {
            required: true,
            content: {
              [media(op)]: { schema: corpsDe(op, describe, schemas), example: appel.body },
            },
          },
        }
      : {}),
    responses: {
      ...successOf(
        op,
        describe,
        (reponse) =>
          EXEMPLES[name]?.reponse ??
          lueSurLaDemonstration(name, reponse) ??
          exempleDe(describe(reponse), schemas, false),
      ),
      ...refus(op),
    },
  }
}

/** OpenAPI 3.1 of a contract: values are described as they travel (io: 'input'). Pure. */
export const toOpenApi = (
  contract: ContractShape,
  info: { version: string } & Json,
): DocumentOpenApi => {
  const schemas: Json = {}
  const describe = descripteur(schemas)
  const paths: DocumentOpenApi['paths'] = {}
  for (const [name, op] of Object.entries(contract))
    (paths[cheminDecrit(op)] ??= {})[op.method.toLowerCase()] = decrire(name, op, describe, schemas)
  const operations = Object.values(contract)
  const codes = [...new Set(operations.flatMap(errorsOf))]
  describe(probleme)
  return {
    openapi: '3.1.0',
    info: { ...INFORMATIONS, ...info },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { jeton: [] }],
    tags: sujetsDe(contract),
    paths,
    ...('creerWebhook' in contract ? { webhooks: avisDuDocument(describe) } : {}),
    components: {
      schemas: { ...schemas, Probleme: relink(describe(probleme)) },
      examples: Object.fromEntries(codes.map((code) => [code, exempleDeRefus(code)])),
      headers: Object.fromEntries(
        Object.entries(ENTETES).filter(
          ([nom]) => nom === 'Retry-After' || operations.some((op) => nom in entetesDe(op)),
        ),
      ),
      parameters: { 'Idempotency-Key': EN_TETE_IDEMPOTENCE },
      securitySchemes: {
        jeton: { type: 'http', scheme: 'bearer', description: JETON },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'registre_session',
          description: SESSION,
        },
      },
    },
  }
}
