import { type AnyOperation, LIMITES } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './context.ts'
import type { LimitState, RateLimiter } from './rate-limit.ts'
import { reseauDe } from './reseau.ts'

/** True for a program that presents a token. */
export const parJeton = ({ session }: FastifyRequest): boolean =>
  session !== null && session.jetonId !== null

const rateOf = (op: AnyOperation, session: Session | null) =>
  op.rate ?? (session ? (session.jetonId === null ? 'authentifie' : 'jeton') : 'anonyme')
/** The person behind a session or a token, the network of a visitor. */
export const appelantDe = ({ session, ip }: FastifyRequest): string =>
  session === null ? reseauDe(ip) : `u${session.utilisateurId}`

/**
 * What a call counts under. A token has its own count of what is its own; of what is open to
 * anybody, it is its person and its network: another token is no new allowance.
 */
const compteursDe = (op: AnyOperation, request: FastifyRequest): readonly string[] => {
  const { session, ip } = request
  if (session === null || session.jetonId === null) return [appelantDe(request)]
  return op.rate === undefined ? [`j${session.jetonId}`] : [appelantDe(request), reseauDe(ip)]
}

/**
 * Counts the call; a program, known by its token or by nobody, reads what is left of its window in
 * the standard headers (RateLimit, RateLimit-Policy). The register's own pages have no use for them.
 */
export const limiter = async (
  limit: RateLimiter,
  op: AnyOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const classe = rateOf(op, request.session)
  const ditLaFenetre = parJeton(request) || request.session === null
  const dire = (reste: number, secondes: number): void => {
    if (ditLaFenetre) void reply.header('ratelimit', `"${classe}";r=${reste};t=${secondes}`)
  }
  const { max, windowMs } = LIMITES[classe]
  if (ditLaFenetre)
    void reply.header('ratelimit-policy', `"${classe}";q=${max};w=${windowMs / 1000}`)
  try {
    const etats: LimitState[] = []
    for (const qui of compteursDe(op, request)) etats.push(await limit(classe, qui))
    const [moindre] = etats.sort((a, b) => a.reste - b.reste)
    if (moindre) dire(moindre.reste, moindre.secondes)
  } catch (error) {
    const attente = error instanceof RegisterError ? error.details.infos?.['retryAfter'] : undefined
    if (typeof attente === 'number') dire(0, attente)
    throw error
  }
}
