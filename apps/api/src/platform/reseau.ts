import ipaddr from 'ipaddr.js'

/**
 * The network that an address is counted under: one IPv6 subscriber has a whole /64, an IPv4
 * address is one, also when it is written as IPv6. What is no address is counted as it is.
 */
export const reseauDe = (adresse: string): string => {
  if (!adresse.includes(':') || !ipaddr.IPv6.isValid(adresse)) return adresse
  const lue = ipaddr.IPv6.parse(adresse)
  if (lue.isIPv4MappedAddress()) return lue.toIPv4Address().toString()
  return `${lue.parts
    .slice(0, 4)
    .map((p) => p.toString(16))
    .join(':')}::/64`
}
