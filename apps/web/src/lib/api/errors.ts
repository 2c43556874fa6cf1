import { ApiError } from '@registre/contract/client'
import { dismissNotification, notify } from '../notifications.ts'

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError
export const statusOf = (error: unknown): number => (isApiError(error) ? error.problem.status : -1)
export const codeOf = (error: unknown): string => (isApiError(error) ? error.problem.code : '')

/**
 * True for a 401 whose caller presents a client certificate: it signs in by it (specification 1,
 * "Authentication flow").
 */
export const presentsCertificate = (error: unknown): boolean =>
  statusOf(error) === 401 && isApiError(error) && error.problem.infos?.['visiteur'] === 'certificat'

const technical = (error: ApiError): string =>
  `Détails techniques : ${error.problem.status}${error.problem.requestId ? `, demande ${error.problem.requestId}` : ''}.`

/** The notification of each failure that has one. */
const raised = new WeakMap<Error, number>()

const NOTIFIED = new Set([400, 409, 413, 422, 429])

const raise = (error: ApiError): void => {
  const { status, message } = error.problem
  const tell = (title: string, description?: string): void =>
    void raised.set(error, notify('error', title, description))
  if (status === 403) return tell('Accès non autorisé', `${message} ${technical(error)}`)
  if (status === 0) return tell('Le registre ne répond pas', message)
  if (status >= 500 || NOTIFIED.has(status)) return tell(message, technical(error))
}

/** True when a notification tells the failure: the screen does not say it again. */
export const isNotified = (error: Error): boolean => raised.has(error)

/** Takes a failure's notification away: what failed is being tried again. */
export const forgetFailure = (error: Error): void => dismissNotification(raised.get(error) ?? 0)

/** How a caller handles refusals by itself. */
export interface ErrorHandling {
  /**
   * 400, 409 and 422 are shown by the screen itself (fields, summary, dialog): nothing is
   * notified.
   */
  business?: boolean
  /** The screen shows every failure in its own place. */
  silent?: boolean
}

const BUSINESS = new Set([400, 409, 413, 415, 422])

/**
 * Notifies a failed call, which its query or command keeps (specification 2, section 8). 401 is not
 * an error here: see signed-out.ts. 404 is for the screen.
 */
export const handleFailure = (error: unknown, handling: ErrorHandling = {}): void => {
  if (!isApiError(error)) {
    // Our own fault: leave it to the error page and to the console.
    reportError(error)
    return
  }
  const { status, code } = error.problem
  // The person was asked who they are, and would not say: they know it.
  if (code === 'preuve-a-renouveler') return
  if (status === 401 || (handling.business === true && BUSINESS.has(status))) return
  if (handling.silent !== true) raise(error)
}
