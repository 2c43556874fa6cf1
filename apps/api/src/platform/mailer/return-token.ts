import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Secrets, type SecretSettings, secretsOf } from '../secrets.ts'

// The envelope sender of each mail (VERP): a server that cannot deliver it writes there. Whoever holds
// the token received that mail, or carried it: it names one row of the outbox and its recipient.

const DAY_MS = 86_400_000
/** A server may keep a mail for days before it gives up. */
const LIFE_DAYS = 30
/** 128 bits, in letters that no server changes the case of. */
const MAC_CHARS = 32

const macOf = (secret: string, id: string, day: string, recipient: string): string =>
  createHmac('sha256', secret)
    .update(`retour-courriel:${id}:${day}:${recipient.toLowerCase()}`)
    .digest('hex')
    .slice(0, MAC_CHARS)

/** What a token says, before it is believed. */
export interface ReturnToken {
  /** The row of the outbox. */
  id: string
  day: string
  mac: string
}

/** Reads the token of an address, of the register's own return address alone; null for any other. */
export const readReturnAddress = (base: string, address: string): ReturnToken | null => {
  const [local = '', domain = ''] = base.toLowerCase().split('@')
  const [, given, id, day, mac] =
    /^([^+@]+)\+([0-9]{1,18})-([0-9]{1,6})-([0-9a-f]{32})@/.exec(address.toLowerCase()) ?? []
  const same = given === local && address.toLowerCase().endsWith(`@${domain}`)
  return same && id && day && mac ? { id, day, mac } : null
}

/** Whether the register made this token for this recipient, and it has not expired. */
export const isReturnOf = (
  secrets: Secrets,
  { id, day, mac }: ReturnToken,
  recipient: string,
  now: Date,
): boolean =>
  now.getTime() < Number(day) * DAY_MS &&
  secrets.some((secret) =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, id, day, recipient))),
  )

/** The envelope sender of a mail; undefined where returned mails are not read. */
export const returnAddressOf = (
  settings: SecretSettings & { RETOURS_ADRESSE?: string | undefined },
  id: string,
  recipient: string,
  now: Date,
): string | undefined => {
  const [local, domain] = (settings.RETOURS_ADRESSE ?? '').split('@')
  const [secret = ''] = secretsOf(settings)
  if (!local || !domain) return undefined
  const day = String(Math.ceil(now.getTime() / DAY_MS) + LIFE_DAYS)
  return `${local}+${id}-${day}-${macOf(secret, id, day, recipient)}@${domain}`
}
