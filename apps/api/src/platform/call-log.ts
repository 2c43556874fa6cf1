import type { FastifyBaseLogger } from 'fastify'
import type { Bindings, ChildLoggerOptions, LogFn } from 'pino'

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
  get fatal(): LogFn {
    return this.#own.fatal.bind(this.#own)
  }
  get error(): LogFn {
    return this.#own.error.bind(this.#own)
  }
  get warn(): LogFn {
    return this.#own.warn.bind(this.#own)
  }
  get info(): LogFn {
    return this.#own.info.bind(this.#own)
  }
  get debug(): LogFn {
    return this.#own.debug.bind(this.#own)
  }
  get trace(): LogFn {
    return this.#own.trace.bind(this.#own)
  }
  get silent(): LogFn {
    return this.#own.silent.bind(this.#own)
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
