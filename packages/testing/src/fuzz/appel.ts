import type { AnyOperation } from '@registre/contract'
import type { Random } from '@registre/demonstration/hasard'
import type { InjectOptions } from 'fastify'
import { profond, texteHostile } from './hostile.ts'
import { abimer, type Connus, schemaDe, type Schema, estSchema, valeur } from './valeurs.ts'

/** A call before it is one: what its parts hold. */
export interface Parties {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A request as it leaves. `route`: false when it was made to miss its operation. */
export interface Requete {
  inject: InjectOptions & {
    method: AnyOperation['method']
    url: string
    headers: Record<string, string>
  }
  route: boolean
}

const schemas = new WeakMap<object, Schema>()
const schemaGarde = (s: NonNullable<AnyOperation['body']>): Schema => {
  const connu = schemas.get(s) ?? schemaDe(s)
  schemas.set(s, connu)
  return connu
}
const tirer = (r: Random, connus: Connus, hostile: number, s: AnyOperation['body']): unknown => {
  if (!s) return undefined
  const schema = schemaGarde(s)
  return valeur(
    { r, connus, hostile },
    schema,
    estSchema(schema['$defs']) ? schema['$defs'] : {},
    '',
  )
}

const objet = (v: unknown): Record<string, unknown> => (estSchema(v) ? v : {})

/**
 * Parts drawn from the shapes of the operation, or from a known good call; hostile with that chance
 * at each leaf.
 */
export const tirerParties = (
  r: Random,
  op: AnyOperation,
  connus: Connus,
  hostile: number,
  modele: Parties | null,
): Parties => {
  if (modele) {
    const feuilles = (o: Record<string, unknown> = {}) =>
      Object.fromEntries(Object.entries(o).map(([k, v]) => [k, abimer(r, v, hostile / 2)]))
    return {
      params: feuilles(modele.params),
      query: feuilles(modele.query),
      body: abimer(r, modele.body, hostile / 2),
    }
  }
  return {
    params: objet(tirer(r, connus, hostile, op.params)),
    query: objet(tirer(r, connus, hostile, op.query)),
    body: tirer(r, connus, hostile, op.body),
  }
}

const enTexte = (v: unknown): string =>
  typeof v === 'object' && v !== null ? JSON.stringify(v) : String(v)
/** What a path or a form can carry: no half of a pair. */
const encoder = (v: unknown): string => encodeURIComponent(enTexte(v).toWellFormed())

const FRONTIERE = 'frontiere-de-l-essai'
const LIGNE = '\r\n'
const multipart = async (r: Random, corps: unknown, mal: boolean): Promise<Buffer> => {
  const morceaux: Buffer[] = []
  const entrees = estSchema(corps) ? Object.entries(corps) : [['file', corps] as const]
  for (const [nom, v] of mal && r.chance(0.3) ? [...entrees, ...entrees] : entrees) {
    if (v === undefined || v === null) continue
    const fichier = v instanceof File
    const nomFichier = mal
      ? r.pick(['../../x.pdf', 'a".pdf', 'x.zip', 'é\u0000.pdf', ''])
      : fichier
        ? v.name
        : ''
    morceaux.push(
      Buffer.from(
        `--${FRONTIERE}${LIGNE}content-disposition: form-data; name="${nom.replaceAll('"', '')}"${fichier || mal ? `; filename="${nomFichier}"` : ''}${LIGNE}`,
      ),
      Buffer.from(
        `${fichier ? `content-type: ${v.type || 'application/pdf'}${LIGNE}` : ''}${LIGNE}`,
      ),
      fichier ? Buffer.from(await v.arrayBuffer()) : Buffer.from(enTexte(v).toWellFormed()),
      Buffer.from(LIGNE),
    )
  }
  if (!mal || r.chance(0.5)) morceaux.push(Buffer.from(`--${FRONTIERE}--${LIGNE}`))
  const tout = Buffer.concat(morceaux)
  return mal && r.chance(0.4) ? tout.subarray(0, r.int(0, tout.length)) : tout
}

interface Corps {
  type: string
  payload: string | Buffer
}
const TYPES_FAUX = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'x',
  '',
]

const corpsAbime = (r: Random, { type, payload }: Corps): Corps => {
  const octets = Buffer.from(payload)
  switch (r.int(0, 8)) {
    case 0:
      return { type: r.pick(TYPES_FAUX), payload }
    case 1:
      return { type, payload: octets.subarray(0, r.int(0, octets.length)) }
    case 2:
      return { type, payload: Buffer.concat([octets, Buffer.from([0xff, 0xfe, 0x00])]) }
    case 3:
      return { type, payload: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), octets]) }
    case 4:
      return { type: 'application/json', payload: profond(r.pick([50, 5000, 100_000])) }
    case 5:
      return { type: 'application/json', payload: `{"id":1,"id":2,"x":${profond(20)}}` }
    case 6:
      return { type, payload: 'x'.repeat(1_200_000) }
    case 7:
      return {
        type: 'application/json',
        payload: r.pick([
          '',
          '[]',
          'null',
          '"x"',
          '42',
          '{',
          '{"__proto__":{"statut":"ACTIF"}}',
          '{"constructor":{"prototype":{"x":1}}}',
        ]),
      }
    default:
      return { type, payload: '' }
  }
}

const corpsDe = async (
  r: Random,
  op: AnyOperation,
  body: unknown,
  mal: boolean,
): Promise<Corps | null> => {
  if (!op.body) return null
  const kind = op.bodyKind ?? 'json'
  const bon: Corps =
    kind === 'multipart'
      ? {
          type: `multipart/form-data; boundary=${FRONTIERE}`,
          payload: await multipart(r, body, mal && r.chance(0.7)),
        }
      : kind === 'form'
        ? {
            type: 'application/x-www-form-urlencoded',
            payload: (estSchema(body) ? Object.entries(body) : [])
              .map(([k, v]) => `${encoder(k)}=${encoder(v)}`)
              .join('&'),
          }
        : { type: 'application/json', payload: JSON.stringify(body) ?? '' }
  return mal && r.chance(kind === 'multipart' ? 0.4 : 1) ? corpsAbime(r, bon) : bon
}

const CHEMINS_FAUX = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff',
  '%',
  '%u0041',
  '.',
  '..',
  'a'.repeat(301),
  '%0d%0ax:1',
  '*',
]

/** The request of these parts; `mal`: its outside is hostile too. */
export const composer = async (
  r: Random,
  op: AnyOperation,
  parties: Parties,
  mal: boolean,
): Promise<Requete> => {
  let route = true
  const url = op.path.replace(/\{(\w+)\}/g, (_, nom: string) => {
    if (mal && r.chance(0.2)) {
      route = false
      return r.pick(CHEMINS_FAUX)
    }
    const texte = encoder(parties.params?.[nom] ?? '')
    // An empty part, a dot or a very long text names another address.
    if (texte === '' || texte === '.' || texte === '..' || texte.length > 250) route = false
    return texte
  })
  const query = Object.entries(estSchema(parties.query) ? parties.query : {}).flatMap(([k, v]) =>
    v === undefined || v === null ? [] : [`${encoder(k)}=${encoder(v)}`],
  )
  if (mal && r.chance(0.2))
    query.push(r.pick(['__proto__=1', '%ff=1', 'a[b]=1', 'x=%', '=', '&&&', 'id=1&id=2']))
  const corps = await corpsDe(r, op, parties.body, mal)
  return {
    route,
    inject: {
      method: op.method,
      url: `${url}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      headers: {
        accept: mal && r.chance(0.1) ? 'text/html' : '*/*',
        'x-register-client': 'fuzz',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...(corps && corps.type !== '' ? { 'content-type': corps.type } : {}),
        ...(op.idempotent && r.chance(0.2)
          ? {
              'idempotency-key': r.pick([
                '1',
                'a'.repeat(300),
                texteHostile(r).replace(/[^\x20-\x7e]/g, '') || 'k',
              ]),
            }
          : {}),
      },
      ...(corps ? { payload: corps.payload } : {}),
    },
  }
}
