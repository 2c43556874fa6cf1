import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { estInterne, verifierAdresse } from './adresse.ts'

const RIEN = { WEBHOOKS_PLAGES_INTERDITES: [] }
const PERMIS = { ...RIEN, WEBHOOKS_ADRESSES_INTERNES: false, WEBHOOKS_PORTS: [443] }

/** The special-purpose registries of the IANA, as published, and multicast beside them. */
const IANA = [
  '0.0.0.0/8',
  '0.0.0.0/32',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '240.0.0.0/4',
  '255.255.255.255/32',
  '224.0.0.0/4',
  'ff00::/8',
  '::1/128',
  '::/128',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
]
/** What clouds answer on, from inside. */
const NUAGES = [
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '169.254.42.42',
  '100.100.100.200',
  '192.0.0.192',
  '161.26.0.10',
  '166.9.48.1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:42::42',
]
/** Another address written in it. */
const DEGUISEES = [
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::10.0.0.1',
  '2002:a00:1::1',
  '64:ff9b::a00:1',
  '::ffff:168.63.129.16',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  'fec0::1',
  '4000::1',
  'inconnue',
  '',
  '0x7f.1',
  '2130706433',
]

const bouts = (plage: string): string[] => {
  const [base, bits] = ipaddr.parseCIDR(plage)
  const octets = base.toByteArray()
  const derniers = octets.map((o, i) => o | (0xff >> Math.min(8, Math.max(0, bits - i * 8))))
  return [octets, derniers].map((o) => ipaddr.fromByteArray(o).toString())
}

describe('where a hook may not lead', () => {
  it.each(IANA)('%s, from its first address to its last', (plage) => {
    for (const adresse of bouts(plage))
      expect([adresse, estInterne(adresse, RIEN)]).toEqual([adresse, true])
  })
  it.each([...NUAGES, ...DEGUISEES])('%j', (adresse) =>
    expect(estInterne(adresse, RIEN)).toBe(true),
  )
  it.each(NUAGES)('%s as the address of a hook', (adresse) => {
    const hote = adresse.includes(':') ? `[${adresse}]` : adresse
    expect(() => verifierAdresse(`https://${hote}/avis`, PERMIS)).toThrow('adresse')
  })
  it('the operator’s own ranges', () => {
    const propres = { WEBHOOKS_PLAGES_INTERDITES: ['52.1.0.0/16', '2606:2800::/32', '8.8.8.8'] }
    for (const adresse of ['52.1.2.3', '2606:2800::1', '8.8.8.8'])
      expect([estInterne(adresse, propres), estInterne(adresse, RIEN)]).toEqual([true, false])
    expect(estInterne('52.2.0.1', propres)).toBe(false)
  })
  it.each(['93.184.216.34', '8.8.4.4', '2606:2800::1', '2a01:e0a::1', '168.63.129.17'])(
    '%s is anybody’s',
    (adresse) => expect(estInterne(adresse, RIEN)).toBe(false),
  )
})
