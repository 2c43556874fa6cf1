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
