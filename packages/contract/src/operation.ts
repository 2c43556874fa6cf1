import type { ErrorCode } from '@registre/domain'
import * as z from 'zod'
import type { Autorite, AutoriteDeJeton } from '@registre/domain'
import type { FormeAncienne, Obsolescence } from './obsolescence.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call. `public`: anybody. `session`: any signed-in account. A list: at least one of these
 * authorities.
 */
export type Access = 'public' | 'session' | readonly [Autorite, ...Autorite[]]

/** Classes of rate limits, shared by all processes. */
export type RateClass =
  | 'connexion'
  | 'mot-de-passe'
  | 'contact'
  | 'piece'
  | 'annuaire'
  | 'completion'
  | 'carte'
  | 'donnees'
  | 'jeton'
  | 'authentifie'
  | 'page'
  | 'anonyme'

export type BodyKind = 'json' | 'form' | 'multipart'

type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer R}`
  ? N | NamesIn<R>
  : never

export interface Binary {
  readonly kind: 'binary'
  readonly contentType: string
}
/**
 * A file that is kept as it is: whoever has it asks whether it changed, and a download that was cut
 * goes on.
 */
export interface ContenuGarde {
  taille: number
  /** The same as long as the content is the same. */
  marque: string
  modifieLe: Date
  /** Its bytes, or those between two, both included. */
  lire: (tranche?: { debut: number; fin: number }) => Promise<NodeJS.ReadableStream>
}

/** Answer that is a file: the handler gives a `FileAnswer`. */
export const binary = (contentType: string): Binary => ({ kind: 'binary', contentType })

/** What a handler of a binary operation gives; `nom` goes to Content-Disposition. */
export interface FileAnswer {
  nom: string
  contentType?: string
  contenu: Uint8Array | NodeJS.ReadableStream | ContenuGarde
  /**
   * Shown in a sandboxed frame of the register instead of downloaded: styles only, no script, no
   * link to elsewhere.
   */
  cadre?: boolean
  /** Seconds during which any cache may keep it, then asks whether it changed (ETag). */
  gardee?: number
}

export interface Raw {
  readonly kind: 'text' | 'redirect'
}
/** Answer that is plain text: the handler gives the text. */
export const plainText: Raw = { kind: 'text' }
/** Answer that sends the browser elsewhere (303): the handler gives the address. */
export const redirection: Raw = { kind: 'redirect' }

type ParamsSchema<P extends string> = [NamesIn<P>] extends [never]
  ? undefined
  : z.ZodObject<{ [K in NamesIn<P>]: z.ZodType }>

interface Definition<Q, B, R> {
  access: Access
  /** One French line: what the call does. */
  summary: string
  query?: Q
  body?: B
  /**
   * What a reading gave of the same thing, and may be sent back as the body: the keys that only it
   * has are ignored.
   */
  relu?: z.ZodType
  /** How the body travels; json unless told. */
  bodyKind?: BodyKind
  /** Largest JSON body, in bytes; one megabyte unless told. */
  maxCorps?: number
  response: R
  /**
   * Declared business errors beside those that the mount adds by itself (400, 401, 403, 404, 415,
   * 429, 500).
   */
  errors?: readonly ErrorCode[]
  /** A GET that changes state: refused unless it proves to come from the register's own pages. */
  changesState?: boolean
  /** Accepts an Idempotency-Key: same key and body, same answer. */
  idempotent?: boolean
  rate?: RateClass
  /** Of those who have the right, keeper administrators alone. */
  reserve?: 'administrateurs'
  /** Allowed for an account that still awaits its activation. */
  enAttente?: boolean
  /** Reads, though it is not a GET: a token that only reads may call it. */
  lit?: boolean
  /** Refused while impersonating. */
  interditEnEmprunt?: boolean
  /**
   * Asks that the person proved who they are less than five minutes ago (`preuveFraiche`), always
   * or when what is sent is sensitive: `preuve-a-renouveler` otherwise. Never open to a token.
   */
  fraiche?: 'toujours' | 'selon-le-contenu'
  /**
   * Refused to a program's token: passwords, tokens, another's place (issue of tokens asks for a
   * person).
   */
  sansJeton?: boolean
  /**
   * What a token needs where any account of a person may call (`session`): one of these rights, or
   * none because the answer is the same for everybody, or only says who the token is. Left out:
   * refused to a token. A right that no use of a token gives does not compile.
   */
  droitsJeton?: 'aucun' | readonly [AutoriteDeJeton, ...AutoriteDeJeton[]]
  /** Allowed for an institution that has not accepted the confidentiality charter yet. */
  avantCharte?: boolean
  /** Allowed for a keeper who has no second factor yet. */
  avantFacteur?: boolean
  /** Public, yet the answer depends on who asks: never stored. */
  personal?: boolean
  /** Goes away on a date: told in the headers, the OpenAPI document and the guide. */
  obsolete?: Obsolescence
  /** A shape of its calls that goes away: told in the headers of the calls that carry it. */
  ancienneForme?: FormeAncienne
}

export type Operation<
  P extends string = string,
  PA extends z.ZodObject | undefined = z.ZodObject | undefined,
  Q extends z.ZodObject | undefined = z.ZodObject | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType | Binary | Raw = z.ZodType | Binary | Raw,
> = Definition<Q, B, R> & {
  method: Method
  /** As in contract/endpoints.tsv: `/api/coproprietes/brouillon/{id}`. */
  path: P
  params?: PA
}

/**
 * Keeps the literal types of an operation; the names of `params` are those of the path, or it does
 * not compile.
 */
export const operation = <
  const P extends string,
  PA extends ParamsSchema<P>,
  R extends z.ZodType | Binary | Raw,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  method: Method,
  path: P,
  def: Definition<Q, B, R> &
    ([NamesIn<P>] extends [never] ? { params?: undefined } : { params: PA }),
): Operation<P, PA, Q, B, R> => ({ method, path, ...def }) as Operation<P, PA, Q, B, R>

export type AnyOperation = Operation
export type ContractShape = Record<string, AnyOperation>

// Optional properties of an operation read as `schema | undefined`: the schema, when there is one,
// is what counts.
type Out<T> = [T] extends [undefined]
  ? undefined
  : Exclude<T, undefined> extends z.ZodType
    ? z.output<Exclude<T, undefined>>
    : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives: decoded values (ISO days, numbers). */
export interface HandlerInput<O extends AnyOperation> {
  params: Out<O['params']>
  query: Out<O['query']>
  body: Out<O['body']>
  /** The body as it came, for what is only read (`contredits`). */
  envoye?: unknown
}
/** What a handler gives; the mount encodes it to the wire. */
export type HandlerOutput<O extends AnyOperation> = O['response'] extends Binary
  ? FileAnswer
  : O['response'] extends Raw
    ? string
    : O['response'] extends z.ZodType
      ? z.output<O['response']>
      : never

// The optional properties of an operation carry `undefined`, which would make the whole part
// unknown.
type Part<N extends string, T, S = Exclude<T, undefined>> = [S] extends [never]
  ? unknown
  : S extends z.ZodType
    ? {} extends z.input<S>
      ? { [K in N]?: z.input<S> }
      : { [K in N]: z.input<S> }
    : unknown
/** Arguments of the typed client: values as they travel (dd/mm/yyyy). */
export type ClientArgs<O extends AnyOperation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  Part<'body', O['body']>
/**
 * Answer of the typed client: values as they travel; a file for binary operations, null without a
 * file name.
 */
export type ClientAnswer<O extends AnyOperation> = O['response'] extends Binary
  ? { blob: Blob; fileName: string | null }
  : O['response'] extends Raw
    ? string
    : In<O['response']>

/**
 * Whether pages of other sites may read the answer: a read of the public addresses, the same
 * whoever asks. A search sent as a POST is one too (`lit`); the mails of a demonstration are not.
 */
export const estPartagee = (op: AnyOperation): boolean =>
  op.access === 'public' &&
  op.path.startsWith('/api/public/') &&
  op.personal !== true &&
  op.changesState !== true &&
  (op.method === 'GET' || op.lit === true)

export const isBinary = (response: z.ZodType | Binary | Raw): response is Binary =>
  'kind' in response && response.kind === 'binary'
export const isRaw = (response: z.ZodType | Binary | Raw): response is Raw =>
  'kind' in response && (response.kind === 'text' || response.kind === 'redirect')
