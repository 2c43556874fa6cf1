import { type AnyOperation, ecrit, estPartagee, ouverteAuJeton } from '@registre/contract'
import { ERRORS, isAdminTeneur, peut, preuveFraiche, RegisterError } from '@registre/domain'
import type { FastifyRequest } from 'fastify'
import type { Ctx, Session } from './context.ts'

/**
 * Header that the register's own client sends: a foreign page cannot set it without a preflight.
 */
const CLIENT_HEADER = 'x-register-client'

/** The browser itself says that a page of this register sent the call; no page can make it lie. */
const ditParLeNavigateur = ({ headers, protocol, host }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (headers.origin !== undefined &&
    URL.parse(headers.origin)?.origin === URL.parse(`${protocol}://${host}`)?.origin)

/**
 * A page's own code asks, never a link, an image, a frame nor a page fetched in advance: what makes
 * a GET that acts safe to take from a browser that says so.
 */
const parLeCode = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-dest'] === 'empty' &&
  headers['sec-purpose'] === undefined

const PREUVE_DU_GET =
  'Cette adresse agit sur le registre : elle est appelée par le code d’une de ses pages (Sec-Fetch-Site: same-origin, Sec-Fetch-Dest: empty, sans Sec-Purpose), ou avec l’en-tête x-register-client. Un lien, une image ou une page chargée d’avance ne suffit pas.'
const PREUVE =
  'Cet envoi doit venir d’une page du registre : l’en-tête Origin, Sec-Fetch-Site: same-origin ou x-register-client le prouve. Rechargez la page, puis recommencez ; un programme envoie son jeton (voyez /aide/api).'

/**
 * Refuses a call that changes state unless it proves to come from the register's own pages. A
 * session cookie asks for one proof: the client's own header, or what the browser says; for a GET,
 * that code asked. Callers without a session cookie prove nothing and need nothing, but a browser
 * that says "cross-site" is refused.
 */
export const checkOrigin = (
  op: AnyOperation,
  request: FastifyRequest,
  hasSessionCookie: boolean,
): void => {
  const writes = op.method !== 'GET' || op.changesState === true
  if (!writes) return
  // A public search, sent as a POST without anybody's cookie, is read from any site's page.
  if (estPartagee(op) && !hasSessionCookie) return
  const site = request.headers['sec-fetch-site']
  const mode = request.headers['sec-fetch-mode']
  const origin = request.headers.origin
  const sameHost = origin === undefined || URL.parse(origin)?.host === request.host
  const proven =
    request.headers[CLIENT_HEADER] !== undefined ||
    (op.method === 'GET' ? parLeCode(request) : ditParLeNavigateur(request))
  const refused =
    (site !== undefined && site !== 'same-origin') ||
    mode === 'navigate' ||
    !sameHost ||
    (hasSessionCookie && !proven)
  if (refused)
    throw new RegisterError('origine-refusee', {
      message: op.method === 'GET' ? PREUVE_DU_GET : PREUVE,
    })
}

const LIT_SEULEMENT = 'Ce jeton ne fait que lire : créez-en un pour l’usage qu’il vous faut.'
const AUTRE_USAGE =
  'L’usage de ce jeton ne donne pas ce droit : créez-en un pour l’usage qu’il vous faut.'

/** What a program's token is refused, told to whoever made it. */
const checkToken = (op: AnyOperation, session: Session): void => {
  const refus = session.lectureSeule && ecrit(op) ? LIT_SEULEMENT : null
  if (!allows(op, session)) {
    // No use of a token would give it.
    const message = ouverteAuJeton(op) ? AUTRE_USAGE : ERRORS['action-interdite-par-jeton'].message
    throw new RegisterError('acces-non-autorise', { message: refus ?? message })
  }
  if (op.sansJeton) throw new RegisterError('action-interdite-par-jeton')
  if (refus !== null) throw new RegisterError('acces-non-autorise', { message: refus })
}

/**
 * The session as this call knows it: what writes is done with the rights of the uses that write,
 * the policies of the use case included.
 */
export const pourCetAppel = (op: AnyOperation, session: Session | null): Session | null =>
  session?.jetonId == null || !ecrit(op)
    ? session
    : { ...session, acteur: { ...session.acteur, autorites: session.enEcriture } }

/** Deny by default: the access declared on the operation, for this session. */
export const checkAccess = (op: AnyOperation, session: Session | null): void => {
  if (op.access === 'public') {
    if (op.sansJeton && session?.jetonId != null)
      throw new RegisterError('action-interdite-par-jeton')
    // Open to anybody, yet not in another's place: a new password.
    if (op.interditEnEmprunt && session?.acteur.emprunte)
      throw new RegisterError('action-interdite-en-emprunt')
    return
  }
  if (!session) throw new RegisterError('non-connecte')
  if (session.acteur.enAttenteActivation && !op.enAttente)
    throw new RegisterError('compte-non-actif')
  if (session.institution && !session.institution.charteAcceptee && !op.avantCharte)
    throw new RegisterError('charte-non-acceptee')
  if (session.facteurRequis && !op.avantFacteur) throw new RegisterError('second-facteur-requis')
  if (session.jetonId !== null) checkToken(op, session)
  if (!allows(op, session)) throw new RegisterError('acces-non-autorise')
  if (op.interditEnEmprunt && session.acteur.emprunte)
    throw new RegisterError('action-interdite-en-emprunt')
  if (op.reserve && !isAdminTeneur(session.acteur.profil))
    throw new RegisterError('acces-non-autorise', {
      message: 'Cet acte revient à un teneur administrateur.',
    })
}

/**
 * A person's session is enough where the operation says so; a token is given what it was given,
 * nowhere more (`droitsJeton`).
 */
const allows = (
  { access, droitsJeton, sansJeton }: AnyOperation,
  { acteur, jetonId }: Session,
): boolean => {
  if (access === 'public') return true
  if (access !== 'session') return peut(acteur.autorites, access)
  // Told apart from a missing right, below: no right would help.
  if (jetonId === null || sansJeton || droitsJeton === 'aucun') return true
  return droitsJeton !== undefined && peut(acteur.autorites, droitsJeton)
}

/**
 * For a call that is sensitive by what it carries (`fraiche: 'selon-le-contenu'`). Throws
 * `preuve-a-renouveler` when the person of the session has not proved who they are of late.
 */
export const exigerPreuveFraiche = ({ session, deps }: Pick<Ctx, 'session' | 'deps'>): void => {
  if (session && !preuveFraiche(session.prouveeLe, deps.clock.now()))
    throw new RegisterError('preuve-a-renouveler')
}
