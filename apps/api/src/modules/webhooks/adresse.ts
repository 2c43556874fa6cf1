import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { ERRORS, RegisterError, refusDuChamp } from '@registre/domain'
import ipaddr from 'ipaddr.js'
import type { Settings } from '../../platform/env.ts'
import { PLAGES_SPECIALES } from './plages-speciales.ts'

/** What an operator lets hooks reach. */
export type Permis = Pick<
  Settings,
  'WEBHOOKS_ADRESSES_INTERNES' | 'WEBHOOKS_PORTS' | 'WEBHOOKS_PLAGES_INTERDITES'
>

/** What the Internet gives out in IPv6; the rest of it is nobody's. */
const GLOBALES = ipaddr.IPv6.parse('2000::')
const INTERDITES = PLAGES_SPECIALES.map((p) => ipaddr.parseCIDR(p))

const plageDe = (texte: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (texte.includes('/')) return ipaddr.parseCIDR(texte)
  const adresse = ipaddr.process(texte)
  return [adresse, adresse.kind() === 'ipv4' ? 32 : 128]
}

/**
 * True for an address that is not a plain public one: inside, special, a cloud's or the operator's
 * own, or another address written in it (mapped, compatible, 6to4, Teredo, NAT64), which could be
 * one of those.
 */
export const estInterne = (
  adresse: string,
  { WEBHOOKS_PLAGES_INTERDITES }: Pick<Permis, 'WEBHOOKS_PLAGES_INTERDITES'>,
): boolean => {
  if (!ipaddr.isValid(adresse)) return true
  const lue = ipaddr.parse(adresse)
  if (lue instanceof ipaddr.IPv6 && !lue.match(GLOBALES, 3)) return true
  return [...INTERDITES, ...WEBHOOKS_PLAGES_INTERDITES.map(plageDe)].some(
    ([base, bits]) => base.kind() === lue.kind() && lue.match(base, bits),
  )
}

/**
 * Resolves a name and refuses it when any of its addresses is inside: checked at each call, so that
 * a name cannot change its mind.
 */
export const resoudre =
  (permis: Permis): LookupFunction =>
  (nom, options, rappel) => {
    lookup(nom, { ...options, all: true }, (erreur, adresses) => {
      if (erreur) return rappel(erreur, '', 4)
      const interne = adresses.find((a) => estInterne(a.address, permis))
      const [premiere] = adresses
      if (interne || !premiere)
        return rappel(
          Object.assign(new Error(`adresse interne : ${nom}`), { code: 'EADDRINTERNE' }),
          '',
          4,
        )
      if (options.all) return rappel(null, adresses)
      rappel(null, premiere.address, premiere.family)
    })
  }

/** The name, or the address without the brackets of an URL. */
export const hoteDe = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** True for a port that the operator opens to hooks. */
export const portPermis = (
  { port }: URL,
  { WEBHOOKS_ADRESSES_INTERNES: internes, WEBHOOKS_PORTS: ports }: Permis,
): boolean => internes || ports.includes(port === '' ? 443 : Number(port))

/** The refusal, at the field that the address came from. */
const refusee = (): RegisterError =>
  refusDuChamp('url', 'adresse-refusee', ERRORS['adresse-refusee'].message, 'adresse-refusee')

/**
 * Checks the address of a hook as it is given: https, no literal address of the inside, a port that
 * is open. Throws `adresse-refusee`.
 */
export const verifierAdresse = (adresse: string, permis: Permis): void => {
  const url = new URL(adresse)
  const { protocol, hostname, username } = url
  const internes = permis.WEBHOOKS_ADRESSES_INTERNES
  const hote = hoteDe(hostname)
  if (username !== '' || (protocol !== 'https:' && !(internes && protocol === 'http:')))
    throw refusee()
  if (
    !internes &&
    (!portPermis(url, permis) ||
      /(^|\.)localhost\.?$/i.test(hote) ||
      (isIP(hote) !== 0 && estInterne(hote, permis)))
  )
    throw refusee()
}
