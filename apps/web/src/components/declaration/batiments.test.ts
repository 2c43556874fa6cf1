import { batimentsDuCompte, contenuVide, type DonneesTechniques } from '@registre/domain'
import { expect, it } from 'vitest'
import { aRepartir } from './batiments.ts'

const vide = contenuVide().donneesTechniques
const compte: DonneesTechniques = {
  ...vide,
  nbBatimentsTotal: 2,
  nbAscenseurs: 3,
  classementEnergetiqueComplet: { ...vide.classementEnergetiqueComplet, ETIQ_D: 1, ETIQ_E: 1 },
}
const liste = (t: DonneesTechniques) => ({ batiments: batimentsDuCompte(t) })

it('says what was counted of several buildings until the list holds it', () => {
  const { batiments } = liste(compte)
  expect(aRepartir(compte, { batiments })).toEqual([
    '3 ascenseurs',
    'les étiquettes énergétiques D\u00A0: 1, E\u00A0: 1',
  ])
  const repartis = batiments.map((b, i) => ({
    ...b,
    nbAscenseurs: i === 0 ? 2 : 1,
    etiquette: i === 0 ? ('ETIQ_D' as const) : ('ETIQ_E' as const),
  }))
  expect(aRepartir(compte, { batiments: repartis })).toEqual([])
  expect(aRepartir({ ...compte, nbAscenseurs: 1 }, { batiments })[0]).toBe('1 ascenseur')
})

it('says nothing of one building, of a list, or of nothing counted', () => {
  const un = { ...compte, nbBatimentsTotal: 1 }
  expect(aRepartir(un, liste(un))).toEqual([])
  expect(aRepartir({ ...compte, ...liste(compte) }, liste(compte))).toEqual([])
  const rien = { ...vide, nbBatimentsTotal: 2 }
  expect(aRepartir(rien, liste(rien))).toEqual([])
})
