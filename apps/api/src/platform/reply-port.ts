import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyPort } from './context.ts'

/** Names the certificate that the browser pretends to hold, in a demonstration. */
export const COOKIE_CERTIFICAT_DEMO = 'registre_certificat_demo'

/** A device that has not been seen for a year is new again. */
const APPAREIL_S = 365 * 86_400

/** Names of the cookies: bound to the host and to https where there is https. */
export const cookieNames = (secure: boolean) => ({
  session: secure ? '__Host-registre_session' : 'registre_session',
  souvenir: secure ? '__Host-registre_souvenir' : 'registre_souvenir',
  presentation: secure ? '__Host-registre_presentation' : 'registre_presentation',
  appareil: secure ? '__Host-registre_appareil' : 'registre_appareil',
  attente: secure ? '__Host-registre_attente' : 'registre_attente',
  clavis: secure ? '__Host-registre_clavis' : 'registre_clavis',
})

/** What use cases may set on an answer, without knowing Fastify. */
export const createReplyPort =
  (secure: boolean) =>
  (request: FastifyRequest, reply: FastifyReply): ReplyPort => {
    const names = cookieNames(secure)
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
    return {
      setSession: (value, expires) =>
        void reply.setCookie(names.session, value, expires ? { ...options, expires } : options),
      clearSession: () => void reply.clearCookie(names.session, options),
      setSouvenir: (value, expires) =>
        void reply.setCookie(names.souvenir, value, { ...options, expires }),
      clearSouvenir: () => void reply.clearCookie(names.souvenir, options),
      readSession: () => request.cookies[names.session] ?? null,
      readSouvenir: () => request.cookies[names.souvenir] ?? null,
      setNavigateurClavis: (value, expires) =>
        void reply.setCookie(names.clavis, value, { ...options, sameSite: 'lax', expires }),
      readNavigateurClavis: () => request.cookies[names.clavis] ?? null,
      setPresentation: (value, expires) =>
        void reply.setCookie(names.presentation, value, { ...options, expires }),
      clearPresentation: () => void reply.clearCookie(names.presentation, options),
      readPresentation: () => request.cookies[names.presentation] ?? null,
      setAppareil: (value) =>
        void reply.setCookie(names.appareil, value, { ...options, maxAge: APPAREIL_S }),
      readAppareil: () => request.cookies[names.appareil] ?? null,
      setAttente: (value, expires) =>
        void reply.setCookie(names.attente, value, { ...options, expires }),
      clearAttente: () => void reply.clearCookie(names.attente, options),
      readAttente: () => request.cookies[names.attente] ?? null,
      setCertificatDemo: (nom) =>
        void (nom === ''
          ? reply.clearCookie(COOKIE_CERTIFICAT_DEMO, options)
          : reply.setCookie(COOKIE_CERTIFICAT_DEMO, nom, options)),
      readCertificatDemo: () => request.cookies[COOKIE_CERTIFICAT_DEMO] ?? '',
      errorHeader: (text) => void reply.header('x-register-error', text),
      warningHeader: (text) => void reply.header('x-register-warning', text),
    }
  }
