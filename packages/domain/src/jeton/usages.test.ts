import { expect, it } from 'vitest'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import { PROFILS } from '../acces/profils.ts'
import { autoritesDUsage, NOMS_USAGES_JETON, USAGES_JETON, usagesPossibles } from './usages.ts'

it('names every use once', () =>
  expect([...NOMS_USAGES_JETON].toSorted()).toEqual(Object.keys(USAGES_JETON).toSorted()))
it('gives nobody a right that they do not hold, and nothing that touches accounts', () => {
  for (const profil of PROFILS) {
    const siennes = autoritesDe(profil)
    for (const usage of usagesPossibles(siennes)) {
      const donnees = autoritesDUsage(usage, siennes)
      expect(donnees.length, `${profil} ${usage}`).toBeGreaterThan(0)
      expect(donnees.every((a) => siennes.includes(a))).toBe(true)
      expect(donnees.filter((a) => /COMPTE|UTILISATEUR|ADMIN_SEC|GESTIONNAIRE/.test(a))).toEqual([])
    }
  }
})
it('offers deadlines to a syndic, the territory to an institution', () => {
  expect(usagesPossibles(autoritesDe('TELE_PRO_GESTION'))).toEqual([
    'LIRE_COPROPRIETES',
    'SUIVRE_ECHEANCES',
    'DEPOSER_MISES_A_JOUR',
    'IMMATRICULER',
    'GERER_MANDATS',
  ])
  expect(usagesPossibles(autoritesDe('INSTITUTIONNEL'))).toContain('LIRE_TERRITOIRE')
})
