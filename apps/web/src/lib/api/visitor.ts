import { isApiError } from './errors.ts'

/** How somebody who is not signed in gets in: by the certificate that it presents, or by the sign-in page. */
export type Visitor = 'certificat' | 'ordinaire'

/** The kind of visitor that a 401 speaks of (specification 1, "Authentication flow"). */
export const visitorOf = (error: unknown): Visitor =>
  isApiError(error) && error.problem.status === 401 && error.problem.infos?.['visiteur'] === 'certificat' ? 'certificat' : 'ordinaire'
