import { expect, it } from 'vitest'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import { PROFILS } from '../acces/profils.ts'
import { AUTORITES } from '../acces/autorites.ts'
import {
  autoritesDUsages,
  NOMS_USAGES_JETON,
  usageDonne,
  USAGES_JETON,
  usagesPossibles,
} from './usages.ts'

it('names every use once', () =>
  expect([...NOMS_USAGES_JETON].toSorted()).toEqual(Object.keys(USAGES_JETON).toSorted()))
it('gives nobody a right that they do not hold, and nothing that touches accounts', () => {
  for (const profil of PROFILS) {
    const siennes = autoritesDe(profil)
    for (const usage of usagesPossibles(siennes)) {
      const donnees = autoritesDUsages([usage], 'lire')
      expect(
        donnees.filter((a) => siennes.includes(a)).length,
        `${profil} ${usage}`,
      ).toBeGreaterThan(0)
      expect(donnees.filter((a) => /COMPTE|UTILISATEUR|ADMIN_SEC|GESTIONNAIRE/.test(a))).toEqual([])
    }
  }
})
it('writes with the rights of the uses that write, and no other', () => {
  expect(autoritesDUsages(['SUIVRE_ECHEANCES', 'LIRE_REGISTRE'], 'ecrire')).toEqual([])
  const deux = ['SUIVRE_ECHEANCES', 'DEPOSER_MISES_A_JOUR'] as const
  expect(autoritesDUsages(deux, 'lire')).toContain('RENOUVELER_MANDAT')
  expect(autoritesDUsages(deux, 'ecrire')).not.toContain('RENOUVELER_MANDAT')
})
it('gives each service of a syndic’s software, and no end of a co-ownership', () => {
  const jamais = AUTORITES.filter((a) => !usageDonne([a], 'ecrire'))
  expect(jamais).toEqual(expect.arrayContaining(['DISSOUDRE_COPRO', 'CREER_GESTIONNAIRE']))
  expect(jamais).not.toContain('DECLARER_SUCCESSEUR')
  expect(jamais).not.toContain('VALIDER_DECLA_PREDECESSEUR')
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
