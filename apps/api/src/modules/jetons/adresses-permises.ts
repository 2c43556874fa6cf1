import { BlockList, isIP } from 'node:net'

const famille = (version: number): 'ipv4' | 'ipv6' => (version === 6 ? 'ipv6' : 'ipv4')
const BITS = { ipv4: 32, ipv6: 128 }
const MAPPEE = /^::ffff:(?=\d+\.)/i

interface Bloc {
  adresse: string
  famille: 'ipv4' | 'ipv6'
  bits: number
}

/** An address or a CIDR block as a person writes it; null when it is neither. */
const lireBloc = (texte: string): Bloc | null => {
  const [adresse = '', bits, ...reste] = texte.trim().split('/')
  const version = isIP(adresse)
  if (version === 0 || reste.length > 0) return null
  const max = BITS[famille(version)]
  if (bits === undefined) return { adresse, famille: famille(version), bits: max }
  return /^\d{1,3}$/.test(bits) && Number(bits) <= max
    ? { adresse, famille: famille(version), bits: Number(bits) }
    : null
}

/** True for `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. */
export const estAdresseOuBloc = (texte: string): boolean => lireBloc(texte) !== null

/** True when a caller's address is one of those allowed; none allowed: any. */
export const adressePermise = (permises: readonly string[], adresse: string): boolean => {
  if (permises.length === 0) return true
  const appelant = adresse.replace(MAPPEE, '')
  const version = isIP(appelant)
  if (version === 0) return false
  const liste = new BlockList()
  for (const bloc of permises.flatMap((p) => lireBloc(p) ?? []))
    liste.addSubnet(bloc.adresse, bloc.bits, bloc.famille)
  return liste.check(appelant, famille(version))
}
