import { RegisterError } from '@registre/domain'

/** After how long a caller may try again, in seconds. */
const RETRY_S = 3

/**
 * A refusal for want of room: nothing was done, the same call may be sent again after a moment (503,
 * Retry-After). Takes why, in words.
 */
export const busy = (why: string): RegisterError =>
  new RegisterError('service-indisponible', {
    message: `${why} : recommencez dans quelques secondes.`,
    infos: { retryAfter: RETRY_S },
  })

/**
 * The same for a fault of ours, which the log and the measures then count (`handleError`): what was
 * sent is not to blame, and nothing was done.
 */
export const ourFault = (why: string, cause: unknown): RegisterError =>
  Object.assign(busy(why), { cause })
