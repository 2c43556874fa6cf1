import { Readable } from 'node:stream'
import type { ContenuGarde } from '@registre/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { connue } from './conditionnel.ts'

interface Tranche {
  debut: number
  fin: number
}

/** Dates of HTTP count seconds. */
const secondes = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Whether the caller has it already: by its mark, else by its date (RFC 9110, 13.2.2). */
const inchange = (request: FastifyRequest, etag: string, modifieLe: Date): boolean => {
  const { 'if-none-match': marques, 'if-modified-since': depuis } = request.headers
  if (marques !== undefined) return connue(marques, etag)
  return depuis !== undefined && secondes(new Date(depuis)) >= secondes(modifieLe)
}

/**
 * The one part that is asked for; null for the whole file, which also answers several parts, what
 * is badly written and a part that the file does not have (RFC 9110, 14.2).
 */
const trancheDemandee = (
  request: FastifyRequest,
  etag: string,
  { taille, modifieLe }: ContenuGarde,
): Tranche | null => {
  const { range, 'if-range': si } = request.headers
  const lue = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (lue === null || (lue[1] === '' && lue[2] === '')) return null
  // The part is of the file that the caller began; of another one, it would make nothing.
  if (si !== undefined && si !== etag && secondes(new Date(String(si))) !== secondes(modifieLe))
    return null
  const [de, a] = [lue[1] ?? '', lue[2] ?? '']
  const debut = de === '' ? Math.max(0, taille - Number(a)) : Number(de)
  const fin = de === '' || a === '' ? taille - 1 : Math.min(Number(a), taille - 1)
  return debut <= fin ? { debut, fin } : null
}

/**
 * Answers with a file that is kept: whole, in part (206), or by telling that the caller has it
 * already (304).
 */
export const envoyerGarde = async (
  request: FastifyRequest,
  reply: FastifyReply,
  contenu: ContenuGarde,
): Promise<FastifyReply> => {
  const etag = `"${contenu.marque}"`
  void reply
    .header('etag', etag)
    .header('last-modified', contenu.modifieLe.toUTCString())
    .header('accept-ranges', 'bytes')
  if (inchange(request, etag, contenu.modifieLe)) return reply.status(304).send()
  const tranche = trancheDemandee(request, etag, contenu)
  if (tranche)
    void reply
      .status(206)
      .header('content-range', `bytes ${tranche.debut}-${tranche.fin}/${contenu.taille}`)
  void reply.header('content-length', tranche ? tranche.fin - tranche.debut + 1 : contenu.taille)
  // Fastify reads a stream to its end to answer HEAD: this one is over at once.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await contenu.lire(tranche ?? undefined))
}
