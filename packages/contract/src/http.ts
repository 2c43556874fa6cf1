/**
 * What the server says when it refuses (problem details with the codes and fields of the register).
 */
export interface Problem {
  status: number
  code: string
  message: string
  champs?: { champ: string; code: string; message: string; confirmable?: boolean | undefined }[]
  infos?: Record<string, unknown>
  requestId?: string
}

/** A refused or failed call; `problem.status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly problem: Problem
  readonly operation: string
  constructor(operation: string, problem: Problem) {
    super(problem.message)
    this.name = 'ApiError'
    this.operation = operation
    this.problem = problem
  }
}

export interface ClientOptions {
  baseUrl?: string
  fetch?: typeof fetch
  headers?: () => Record<string, string>
  /** Sees every answer's headers: version, error and warning headers. */
  onAnswer?: (operation: string, answer: Response) => void
  /** Called before and after each call, for a pending counter. */
  onPending?: (delta: 1 | -1) => void
  /** Told of a refusal: true when the same call may be made again, and pass. */
  onRefusal?: (refusal: ApiError) => Promise<boolean>
  /** Dresses the sentences of a refusal before they are shown. */
  wording?: (sentence: string) => string
  /** How time passes between two tries; the clock's own unless told. */
  wait?: (ms: number) => Promise<void>
}

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
}

/** How each operation is called: method, path, kind of its body, kind of its answer. */
export type Operations = Readonly<Record<string, readonly [Method, string, BodyKind, 0 | 1 | 2]>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type BodyKind = 'json' | 'form' | 'multipart'
type LooseArgs = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
}

const encodeBody = (
  kind: BodyKind,
  body: object | undefined,
): { body?: BodyInit; type?: string } => {
  if (body === undefined) return {}
  if (kind === 'json') return { body: JSON.stringify(body), type: 'application/json' }
  const entries = Object.entries<unknown>({ ...body }).filter(
    ([, v]) => v !== undefined && v !== null,
  )
  if (kind === 'form') return { body: new URLSearchParams(entries.map(([k, v]) => [k, String(v)])) }
  const form = new FormData()
  for (const [k, v] of entries) {
    if (v instanceof Blob) form.append(k, v, v instanceof File ? v.name : 'fichier.pdf')
    else form.append(k, typeof v === 'object' ? JSON.stringify(v) : String(v))
  }
  return { body: form }
}

const readProblem = async (answer: Response): Promise<Problem> => {
  const fallback = {
    status: answer.status,
    code: 'erreur-interne',
    message: 'Une erreur est survenue, veuillez essayer ultérieurement',
  }
  try {
    const json: Partial<Problem> = await answer.json()
    return { ...fallback, ...json, status: answer.status }
  } catch {
    // Not JSON: an intermediate (proxy, dead server) answered; its status is all that there is to
    // tell.
    return fallback
  }
}

const worded = (
  { message, champs, ...rest }: Problem,
  wording: (sentence: string) => string,
): Problem => ({
  ...rest,
  message: wording(message),
  ...(champs
    ? { champs: champs.map((champ) => ({ ...champ, message: wording(champ.message) })) }
    : {}),
})

const fileNameOf = (answer: Response): string | null => {
  const disposition = answer.headers.get('content-disposition')
  if (!disposition) return null
  const star = /filename\*=UTF-8''([^;]+)/i.exec(disposition)
  if (star?.[1]) return decodeURIComponent(star[1])
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null
}

const injoignable = (name: string): ApiError =>
  new ApiError(name, {
    status: 0,
    code: 'reseau',
    message: 'Le registre ne répond pas. Vérifiez votre connexion puis recommencez.',
  })

const TRIES = 4
const LONGEST_WAIT_S = 10
const passTime = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long to wait before a call is sent again; null when its answer is the last word. */
const pauseAfter = (answer: Response): number | null => {
  const seconds = Number(answer.headers.get('retry-after'))
  return answer.status === 503 && seconds > 0 && seconds <= LONGEST_WAIT_S
    ? seconds * 1000 * (1 + Math.random() / 2)
    : null
}

/**
 * Sends a call; a register that says it has no room (503, Retry-After) has done nothing, and is
 * asked again after the moment that it names.
 */
const send = async (
  name: string,
  url: string,
  init: RequestInit,
  options: ClientOptions,
): Promise<Response> => {
  for (let tried = 1; ; tried += 1) {
    const answer = await (options.fetch ?? fetch)(url, init).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw injoignable(name)
    })
    const pause = tried < TRIES ? pauseAfter(answer) : null
    if (pause === null) return answer
    await (options.wait ?? passTime)(pause)
  }
}

const call = async (
  source: Source,
  options: ClientOptions,
  name: string,
  args: LooseArgs,
  callOptions: CallOptions,
): Promise<unknown> => {
  const operations = source()
  // At once when they are there: a page that closes waits for nothing.
  const row = (
    operations instanceof Promise
      ? await operations.catch(() => Promise.reject(injoignable(name)))
      : operations
  )[name]
  if (!row) throw new TypeError(`Unknown operation: ${name}`)
  const [method, path, kind, answerKind] = row
  const isFile = answerKind === 1
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(args.params?.[key] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [k, v] of Object.entries(args.query ?? {}))
    if (v !== undefined && v !== null) search.set(k, String(v))
  const { body, type } = encodeBody(kind, args.body)
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: answerKind > 0 ? '*/*' : 'application/json',
      'x-register-client': '1',
      ...(type ? { 'content-type': type } : {}),
      ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
      ...options.headers?.(),
    },
    ...(body === undefined ? {} : { body }),
    ...(callOptions.signal ? { signal: callOptions.signal } : {}),
  }
  options.onPending?.(1)
  try {
    const url = `${options.baseUrl ?? ''}${filled}${search.size > 0 ? `?${search}` : ''}`
    const answer = await send(name, url, init, options)
    options.onAnswer?.(name, answer)
    if (!answer.ok)
      throw new ApiError(name, worded(await readProblem(answer), options.wording ?? String))
    if (isFile) return { blob: await answer.blob(), fileName: fileNameOf(answer) }
    if (answerKind === 2) return await answer.text()
    return answer.status === 204 ? {} : await answer.json()
  } finally {
    options.onPending?.(-1)
  }
}

/** The same call, once more where the one who made it has just lifted what refused it. */
const callAgain = async (...parts: Parameters<typeof call>): Promise<unknown> => {
  try {
    return await call(...parts)
  } catch (error) {
    if (!(error instanceof ApiError) || !(await parts[1].onRefusal?.(error))) throw error
    return call(...parts)
  }
}

/** Gives the operations, at once or once they have come. */
export type Source = () => Operations | Promise<Operations>

/** One method per name, whatever the name: what types know is theirs. */
export const caller = <C extends object>(source: Source, options: ClientOptions): C =>
  new Proxy<C>(Object.create(null), {
    get:
      (_, name: string) =>
      (args: LooseArgs = {}, callOptions: CallOptions = {}) =>
        callAgain(source, options, name, args, callOptions),
  })
