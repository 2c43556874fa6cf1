import { describe, expect, it } from 'vitest'
import { adresseUnique, LIMITES_LETTRE, reseauDe } from './adresses.ts'

describe('what counts as one', () => {
  it.each([
    ['Jean.Dupont+lettre@Gmail.com', 'jeandupont@gmail.com'],
    ['jean.dupont@googlemail.com', 'jeandupont@gmail.com'],
    ['jean.dupont+1@exemple.fr', 'jean.dupont@exemple.fr'],
    // A dot is part of the name elsewhere, and a name may be a plus sign alone.
    ['jean.dupont@exemple.fr', 'jean.dupont@exemple.fr'],
    ['+@exemple.fr', '+@exemple.fr'],
  ])('recipient %s', (saisie, attendu) => expect(adresseUnique(saisie)).toBe(attendu))

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:0DB8::1:0:0:0:9', '2001:db8:0:1::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('sender %s', (ip, attendu) => expect(reseauDe(ip)).toBe(attendu))

  it('a public provider is not the domain of one house', () =>
    expect(LIMITES_LETTRE('a@orange.fr').domaine).toBeGreaterThan(
      LIMITES_LETTRE('a@cabinet.fr').domaine,
    ))
})
