import { type AnyOperation, errorsOf, isBinary, isRaw, probleme } from '@registre/contract'
import type { Db } from '@registre/db'
import { ERRORS, type ErrorCode } from '@registre/domain'
import * as z from 'zod'

// What any answer must be, whatever was asked.

export interface Reponse {
  statut: number
  entetes: Readonly<Record<string, unknown>>
  corps: string
  octets: number
  ms: number
}

/** What must never leave the server. */
const FUITE =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\.ts:\d+|file:\/\/|\b(?:select|insert into|update|delete from) .+ (?:from|values|set|where)\b|syntax error|invalid input syntax|violates \w+ constraint|relation "|column "|pg_\w+|SQLSTATE|TypeError|ReferenceError|ZodError|Cannot read prop|unexpected token/i
/** Beyond it a person has left; a busy machine stalls now and then. */
const DELAI_MS = 10_000

/**
 * What is wrong with a refusal: its shape, its place in the closed list, whether the operation
 * declares it.
 */
export const fautesDErreur = (
  op: AnyOperation,
  { statut, entetes, corps }: Pick<Reponse, 'statut' | 'entetes' | 'corps'>,
  route: boolean,
): string[] => {
  if (!String(entetes['content-type']).startsWith('application/problem+json'))
    return [`a refusal of ${statut} that is no problem: ${corps.slice(0, 200)}`]
  const lu = probleme.strict().safeParse(JSON.parse(corps))
  if (!lu.success) return [`a problem of another shape: ${z.prettifyError(lu.error)}`]
  const { code, status, message } = lu.data
  const fautes: string[] = []
  if (!Object.hasOwn(ERRORS, code)) return [`${code} is not in the closed list`]
  if (status !== statut || ERRORS[code as ErrorCode].status !== statut)
    fautes.push(`${code} with status ${statut}`)
  if (message.trim() === '') fautes.push(`${code} without a sentence`)
  if (FUITE.test(corps)) fautes.push(`tells of the inside: ${corps.slice(0, 300)}`)
  const permis: readonly string[] = [
    ...errorsOf(op),
    'action-interdite-par-jeton',
    'jeton-invalide',
    'compte-non-actif',
    'charte-non-acceptee',
    'second-facteur-requis',
  ]
  // An address that misses this operation is another's.
  if (route && !permis.includes(code)) fautes.push(`${code} is not declared`)
  return fautes
}

const fautesDeSucces = (
  op: AnyOperation,
  { statut, entetes, corps, octets }: Reponse,
): string[] => {
  const type = String(entetes['content-type'] ?? '')
  if (isRaw(op.response))
    return statut === (op.response.kind === 'redirect' ? 303 : 200) ? [] : [`status ${statut}`]
  if (statut !== 200) return [`status ${statut} is not declared`]
  if (isBinary(op.response)) return octets > 0 && type !== '' ? [] : ['an empty file']
  if (!type.startsWith('application/json')) return [`content type ${type}`]
  const lu = z.safeDecode(op.response as z.ZodType, JSON.parse(corps) as never)
  return lu.success ? [] : [`not the declared answer: ${z.prettifyError(lu.error)}`]
}

/** What is wrong with an answer, by itself. */
export const fautesDeReponse = (op: AnyOperation, reponse: Reponse, route: boolean): string[] => {
  const fautes: string[] = []
  if (reponse.ms > DELAI_MS) fautes.push(`answered after ${Math.round(reponse.ms)} ms`)
  const declare = op.errors?.some(
    (code) => code !== 'erreur-interne' && String(reponse.entetes['x-register-error']) === code,
  )
  if (reponse.statut >= 500 && declare !== true)
    fautes.push(`${reponse.statut}: ${reponse.corps.slice(0, 300)}`)
  for (const nom of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    if (reponse.entetes[nom] === undefined) fautes.push(`without ${nom}`)
  if (reponse.statut >= 400) fautes.push(...fautesDErreur(op, reponse, route))
  else if (route) fautes.push(...fautesDeSucces(op, reponse))
  return fautes
}

/** Who last wrote in the journal. */
export const finDuJournal = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ n: number }>(`select coalesce(max(id), 0)::int as n from journal`)
  return row?.n ?? 0
}

/** Tables that two empreintes tell apart. */
export const tablesChangees = (
  avant: Readonly<Record<string, string>>,
  apres: Readonly<Record<string, string>>,
): string[] => Object.keys(apres).filter((t) => avant[t] !== apres[t])
