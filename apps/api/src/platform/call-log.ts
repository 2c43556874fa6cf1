import type { FastifyBaseLogger } from 'fastify'
import type { Bindings, ChildLoggerOptions } from 'pino'

/**
 * The log of one call, which bears its identifier. It is made when the call first says something by
 * itself: nearly every call says one line at its end, which carries the identifier (health.ts), and
 * needs none.
 */
class CallLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: ChildLoggerOptions
  #made: FastifyBaseLogger | null = null

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }
  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }
  get level(): string {
    return this.#parent.level
  }
  fatal(said: unknown, ...rest: unknown[]): void {
    this.#own.fatal(said, ...(rest as [string?]))
  }
  error(said: unknown, ...rest: unknown[]): void {
    this.#own.error(said, ...(rest as [string?]))
  }
  warn(said: unknown, ...rest: unknown[]): void {
    this.#own.warn(said, ...(rest as [string?]))
  }
  info(said: unknown, ...rest: unknown[]): void {
    this.#own.info(said, ...(rest as [string?]))
  }
  debug(said: unknown, ...rest: unknown[]): void {
    this.#own.debug(said, ...(rest as [string?]))
  }
  trace(said: unknown, ...rest: unknown[]): void {
    this.#own.trace(said, ...(rest as [string?]))
  }
  silent(said: unknown, ...rest: unknown[]): void {
    this.#own.silent(said, ...(rest as [string?]))
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#own.child(bindings, options)
  }
}

/** Gives each call its log; Fastify's own factory makes a child of the log for each one. */
export const callLog = (
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger => new CallLog(parent, bindings, options)
