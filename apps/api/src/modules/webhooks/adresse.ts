import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { RegisterError } from '@registre/domain'

/**
 * Networks that are nobody's on the Internet: a hook must not reach the inside of the operator's
 * house.
 */
const INTERNES = new BlockList()
for (const [adresse, prefixe] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INTERNES.addSubnet(adresse, prefixe, 'ipv4')
for (const [adresse, prefixe] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INTERNES.addSubnet(adresse, prefixe, 'ipv6')

/** True for an address inside, also written as IPv6. */
export const estInterne = (adresse: string): boolean =>
  INTERNES.check(adresse, isIP(adresse) === 6 ? 'ipv6' : 'ipv4')

/**
 * Resolves a name and refuses it when any of its addresses is inside: checked at each call, so that
 * a name cannot change its mind.
 */
export const resoudre: LookupFunction = (nom, options, rappel) => {
  lookup(nom, { ...options, all: true }, (erreur, adresses) => {
    if (erreur) return rappel(erreur, '', 4)
    const interne = adresses.find((a) => estInterne(a.address))
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

/** Checks the address of a hook as it is given. Throws `adresse-refusee`. */
export const verifierAdresse = (url: string, interneAdmis: boolean): void => {
  const { protocol, hostname, username } = new URL(url)
  const hote = hostname.replace(/^\[|\]$/g, '')
  if (username !== '' || (protocol !== 'https:' && !(interneAdmis && protocol === 'http:')))
    throw new RegisterError('adresse-refusee')
  if (!interneAdmis && (hote === 'localhost' || (isIP(hote) !== 0 && estInterne(hote))))
    throw new RegisterError('adresse-refusee')
}
