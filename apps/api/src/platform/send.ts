import { Readable } from 'node:stream'
import { type AnyOperation, type FileAnswer, isBinary, type Raw } from '@registre/contract'
import { isRecord } from '@registre/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dejaConnu } from './conditionnel.ts'
import { envoyerGarde } from './envoi-garde.ts'

/** RFC 6266 name, with its plain form for old readers. */
const disposition = (nom: string): string =>
  `attachment; filename="${nom.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nom)}`

/** A file is data: whoever opens it runs nothing, and no page holds it. */
const CSP_FICHIER =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
const CSP_CADRE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const isFile = (answer: unknown): answer is FileAnswer =>
  isRecord(answer) && typeof answer['nom'] === 'string' && 'contenu' in answer
/** What a handler of a binary operation gave; throws when it is no file. */
export const fileOf = (answer: unknown): FileAnswer => {
  if (!isFile(answer)) throw new TypeError('A binary operation gave no file')
  return answer
}

/** Answers with a file, which no page can be made of; 304 when the caller has a whole one already. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  op: AnyOperation,
  file: FileAnswer,
): FastifyReply | Promise<FastifyReply> => {
  const contentType =
    file.contentType ??
    (isBinary(op.response) ? op.response.contentType : 'application/octet-stream')
  if (file.gardee !== undefined)
    void reply.header('cache-control', `public, max-age=${file.gardee}`)
  // Told with a 304 as well: a browser keeps the last headers that it read for what it has.
  if (file.cadre) void reply.header('x-frame-options', 'SAMEORIGIN')
  void reply.header('content-security-policy', file.cadre ? CSP_CADRE : CSP_FICHIER)
  if (file.contenu instanceof Uint8Array && dejaConnu(request, reply, file.contenu))
    return reply.status(304).send()
  void reply
    .header('content-type', contentType)
    .header('content-disposition', file.cadre ? 'inline' : disposition(file.nom))
  if ('lire' in file.contenu) return envoyerGarde(request, reply, file.contenu)
  return reply.send(
    file.contenu instanceof Uint8Array
      ? Buffer.from(file.contenu)
      : file.contenu instanceof Readable
        ? file.contenu
        : Readable.from(file.contenu),
  )
}

/** Answers with a bare text or a redirection. */
export const sendRaw = (reply: FastifyReply, { kind }: Raw, value: string): FastifyReply =>
  kind === 'redirect'
    ? reply.redirect(value, 303)
    : reply.header('content-type', 'text/plain; charset=utf-8').send(value)
