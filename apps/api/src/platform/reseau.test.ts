import { expect, it } from 'vitest'
import { reseauDe } from './reseau.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['inconnue', 'inconnue'],
])('%s is counted under %s', (adresse, reseau) => expect(reseauDe(adresse)).toBe(reseau))
