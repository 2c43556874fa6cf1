import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { estLocale } from '../bientot.ts'
import { isSingleAddress, messageIdOf, type Courriel, type Envoi, type Mailer } from './mailer.ts'
import { systemClock } from '../clock.ts'

export interface ConfigurationSmtp {
  /**
   * `smtp://user:password@host:587` or `smtps://…`; `?tls=requis` refuses to speak without
   * STARTTLS.
   */
  url: string
  /** `Name <address>` of the register. */
  expediteur: string
  connexionMs?: number
  /** Longest silence of the server once connected. */
  silenceMs?: number
  /** Longest whole sending. */
  delaiMs?: number
  horloge?: () => Date
}

/**
 * Refusals of the register's own access to the mail server: to be tried again once an operator has
 * put it right.
 */
const REFUS_ACCES = new Set([421, 454, 530, 534, 535, 538])

/** What nodemailer puts on its errors. */
interface Echec {
  responseCode?: number
  code?: string
}

function lireEchec(erreur: unknown): Echec {
  const champ = (nom: string): unknown =>
    typeof erreur === 'object' && erreur !== null ? Reflect.get(erreur, nom) : undefined
  const responseCode = champ('responseCode')
  const code = champ('code')
  return {
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  }
}

/**
 * Tells whether to try again, give up, or ask a person. `remis`: the whole message was handed over.
 */
export function classify(erreur: Echec, remis: boolean): 'TEMPORAIRE' | 'PERMANENT' | 'INCERTAIN' {
  const { responseCode, code } = erreur
  if (responseCode !== undefined) {
    // Only an answer about this mail (its people, its content) is final; one about TLS or access is
    // the operators' business.
    const surCourriel = code === 'EENVELOPE' || code === 'EMESSAGE'
    return responseCode >= 500 && surCourriel && !REFUS_ACCES.has(responseCode)
      ? 'PERMANENT'
      : 'TEMPORAIRE'
  }
  return remis ? 'INCERTAIN' : 'TEMPORAIRE'
}

function message(
  courriel: Courriel,
  messageId: string,
  config: ConfigurationSmtp,
): Promise<Buffer> {
  const composer = new MailComposer({
    from: config.expediteur,
    to: courriel.a,
    subject: courriel.objet,
    text: courriel.texte,
    html: courriel.html,
    messageId,
    date: (config.horloge ?? systemClock.now)(),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' },
    attachments: (courriel.piecesJointes ?? []).map((p) => ({
      filename: p.nom,
      contentType: p.type,
      content: Buffer.from(p.contenu),
    })),
    // A mail is made of what it is given: it reads no file and no address by itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

function connexion(config: Omit<ConfigurationSmtp, 'expediteur'>): {
  smtp: SMTPConnection
  acces: { user: string; pass: string } | null
} {
  const url = new URL(config.url)
  const secure = url.protocol === 'smtps:'
  const connexionMs = config.connexionMs ?? 5000
  const smtp = new SMTPConnection({
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: url.searchParams.get('tls') === 'requis',
    connectionTimeout: connexionMs,
    greetingTimeout: connexionMs,
    dnsTimeout: connexionMs,
    socketTimeout: config.silenceMs ?? 30_000,
  })
  const user = decodeURIComponent(url.username)
  return { smtp, acces: user === '' ? null : { user, pass: decodeURIComponent(url.password) } }
}

/** Connects and gives its access, where it has one; then `entre`. */
function entrer(
  { smtp, acces }: ReturnType<typeof connexion>,
  echouer: (erreur: unknown) => void,
  entre: () => void,
  avantAcces: () => Error | null = () => null,
): void {
  smtp.on('error', echouer)
  smtp.on('end', () => echouer(new Error('connection closed')))
  smtp.connect((erreur) => {
    const refus = erreur ?? (acces === null ? null : avantAcces())
    if (refus) return echouer(refus)
    if (acces === null) return entre()
    smtp.login({ credentials: acces }, (refuse) => (refuse ? echouer(refuse) : entre()))
  })
}

/**
 * Speaks to the server as far as it lets the register in, and sends no mail; gives whether by TLS. A
 * password is never given in clear to another machine. Throws what the server says.
 */
export const saluerSmtp = (config: Pick<ConfigurationSmtp, 'url'>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const ouverte = connexion(config)
    const { smtp } = ouverte
    entrer(
      ouverte,
      (erreur) => {
        reject(erreur)
        smtp.close()
      },
      () => {
        resolve(smtp.secure)
        smtp.quit()
      },
      () =>
        smtp.secure || estLocale(new URL(config.url).hostname) ? null : new Error('no STARTTLS'),
    )
  })

/**
 * Speaks the whole conversation once. `auDernierOctet` is told when the end of the message is
 * handed to the connection.
 */
function converser(
  config: ConfigurationSmtp,
  { a, retour }: Pick<Courriel, 'a' | 'retour'>,
  octets: Buffer,
  auDernierOctet: () => void,
): Promise<string> {
  const ouverte = connexion(config)
  const { smtp } = ouverte
  const from = retour ?? /<([^>]+)>/u.exec(config.expediteur)?.[1] ?? config.expediteur
  return new Promise<string>((resolve, reject) => {
    const limite = setTimeout(
      () => echouer(new Error('sending took too long')),
      config.delaiMs ?? 90_000,
    )
    function echouer(erreur: unknown): void {
      clearTimeout(limite)
      // First: closing says "end", which would be taken for the cause.
      reject(erreur)
      smtp.close()
    }
    function envoyer(): void {
      // Read only once the server has said "go on", so nothing is counted as handed over before.
      const corps = new Readable({
        read() {
          auDernierOctet()
          this.push(octets)
          this.push(null)
        },
      })
      smtp.send({ from, to: [a] }, corps, (erreur, info) => {
        if (erreur) return echouer(erreur)
        clearTimeout(limite)
        smtp.quit()
        resolve(info?.response ?? '')
      })
    }
    entrer(ouverte, echouer, envoyer)
  })
}

/** Sends mails through an SMTP server, one connection each, with bounded waits. */
export function mailerSmtp(config: ConfigurationSmtp): Mailer {
  return {
    async envoyer(courriel): Promise<Envoi> {
      const messageId = messageIdOf(courriel.id, config.expediteur)
      if (!isSingleAddress(courriel.a))
        return { etat: 'PERMANENT', messageId, cause: 'adresse incorrecte' }
      let remis = false
      try {
        const octets = await message(courriel, messageId, config)
        const reponse = await converser(config, courriel, octets, () => {
          remis = true
        })
        return { etat: 'ENVOYE', messageId, reponse }
      } catch (erreur) {
        const cause = erreur instanceof Error ? erreur.message : String(erreur)
        return { etat: classify(lireEchec(erreur), remis), messageId, cause }
      }
    },
  }
}
