import { ouverteAuJeton } from './acces-jeton.ts'
import { cheminDecrit, exempleDAppel, INFORMATIONS } from './openapi.ts'
import type { AnyOperation, ContractShape } from './operation.ts'
import { SUJETS } from './sujets.ts'

// The calls that a program may make, as a collection of Bruno (www.usebruno.com): one request each,
// with the example of the OpenAPI document. The format is that of the files that Bruno imports.

type Json = Record<string, unknown>
type Uid = () => string

/** Identifiers of 21 letters and digits, the same each time. */
const identifiants = (): Uid => {
  let rang = 0
  return () => `registre${String((rang += 1)).padStart(13, '0')}`
}

const enTexte = (v: unknown): string => (typeof v === 'string' ? v : JSON.stringify(v))

const corpsDe = (op: AnyOperation, body: unknown, uid: Uid): Json => {
  if (!op.body) return { mode: 'none' }
  if (op.bodyKind === undefined || op.bodyKind === 'json')
    return { mode: 'json', json: JSON.stringify(body, null, 2) }
  const champs = Object.entries(typeof body === 'object' && body !== null ? body : {})
  if (op.bodyKind === 'form')
    return {
      mode: 'formUrlEncoded',
      formUrlEncoded: champs.map(([name, value]) => ({
        uid: uid(),
        name,
        value: enTexte(value),
        enabled: true,
      })),
    }
  return {
    mode: 'multipartForm',
    multipartForm: champs.map(([name, value]) =>
      name === 'file' || name === 'fichier'
        ? { uid: uid(), type: 'file', name, value: [], enabled: true }
        : { uid: uid(), type: 'text', name, value: enTexte(value), enabled: true },
    ),
  }
}

const requeteDe = (nom: string, op: AnyOperation, uid: Uid): Json => {
  const { params = {}, query = {}, body } = exempleDAppel(nom, op)
  const parametres = (type: 'path' | 'query', valeurs: Json) =>
    Object.entries(valeurs).map(([name, value]) => ({
      uid: uid(),
      name,
      value: enTexte(value),
      type,
      enabled: true,
    }))
  const chemin = cheminDecrit(op).replace(/\{(\w+)\}/g, ':$1')
  const recherche = Object.entries(query)
    .map(([clef, v]) => `${clef}=${encodeURIComponent(enTexte(v))}`)
    .join('&')
  return {
    url: `{{registre}}${chemin}${recherche === '' ? '' : `?${recherche}`}`,
    method: op.method,
    headers: op.idempotent
      ? [
          {
            uid: uid(),
            name: 'Idempotency-Key',
            value: '{{$guid}}',
            description: 'La même clé et le même contenu ne font qu’une fois.',
            enabled: true,
          },
        ]
      : [],
    params: [...parametres('path', params), ...parametres('query', query)],
    auth: { mode: op.access === 'public' ? 'none' : 'inherit' },
    body: corpsDe(op, body, uid),
    docs: op.summary,
  }
}

const environnement = (uid: Uid, name: string, registre: string): Json => {
  const variable = (nom: string, value: string, secret: boolean) => ({
    uid: uid(),
    name: nom,
    value,
    type: 'text',
    enabled: true,
    secret,
  })
  return {
    uid: uid(),
    name,
    variables: [variable('registre', registre, false), variable('jeton', '', true)],
  }
}

/**
 * The collection of what a program may call, by subject; `registre`: where this register answers.
 * Pure.
 */
export const toBruno = (contract: ContractShape, registre: string): Json => {
  const uid = identifiants()
  const dossiers = SUJETS.flatMap(({ nom, description, operations }) => {
    const appels = Object.keys(operations).flatMap((operation) => {
      const op = contract[operation]
      return op && ouverteAuJeton(op) ? [[operation, op] as const] : []
    })
    if (appels.length === 0) return []
    return [
      {
        uid: uid(),
        type: 'folder',
        name: nom,
        root: { docs: description, meta: { name: nom } },
        items: appels.map(([operation, op], i) => ({
          uid: uid(),
          type: 'http-request',
          seq: i + 1,
          name: operation,
          request: requeteDe(operation, op, uid),
        })),
      },
    ]
  })
  return {
    version: '1',
    uid: uid(),
    name: INFORMATIONS.title,
    items: dossiers,
    environments: [
      environnement(uid, 'Ce registre', registre),
      environnement(uid, 'Répétition', 'http://127.0.0.1:3000'),
    ],
    root: {
      request: { auth: { mode: 'bearer', bearer: { token: '{{jeton}}' } } },
      docs: `${INFORMATIONS.description}\n\nChoisissez un environnement, et donnez-lui votre jeton.`,
    },
    brunoConfig: { version: '1', name: INFORMATIONS.title, type: 'collection' },
  }
}
