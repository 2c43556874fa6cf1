import * as z from 'zod'
import { probleme } from './openapi-communs.ts'
import { type AnyOperation, isBinary, isRaw } from './operation.ts'

/**
 * Takes an answer that came, with its JSON; says how it differs from what its operation declares,
 * '' when it does not. A file and a text are not looked at.
 */
export const answerFault = (op: AnyOperation, status: number, json: unknown): string => {
  const { response } = op
  const refused = status >= 400
  if (!refused && (isBinary(response) || isRaw(response))) return ''
  const read = (refused || isBinary(response) || isRaw(response) ? probleme : response).safeParse(
    json,
  )
  return read.success ? '' : z.prettifyError(read.error)
}
