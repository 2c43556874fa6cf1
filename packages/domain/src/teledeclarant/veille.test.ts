import { describe, expect, it } from 'vitest'
import { RegisterError } from '../kernel/errors.ts'
import {
  deciderFermeture,
  decisionsFermeture,
  type EtatVeille,
  exigerOuvert,
  lireAnnuaire,
  type Veille,
} from './veille.ts'

const jour = (n: number, heure = 12): number => Date.UTC(2026, 10, n, heure)
/** The watch after these readings: what was found, on which day of November. */
const lu = (...lectures: [EtatVeille, jour: number, heure?: number][]) => {
  let veille: Veille | null = null
  const dires: EtatVeille[] = []
  for (const [etat, n, heure] of lectures) {
    const apres = lireAnnuaire(veille, etat, jour(n, heure))
    if (apres.dire) dires.push(etat)
    veille = apres.veille
  }
  if (!veille) throw new Error('nothing was read')
  return { veille, dires }
}

describe('readings of the directory', () => {
  it('keep the first day of a finding, closed and ceased being one', () => {
    const { veille } = lu(['ACTIF', 1], ['FERME', 8], ['AUTRE_UNITE', 15])
    expect(veille).toMatchObject({ etat: 'AUTRE_UNITE', constateLe: jour(8), luLe: jour(15) })
  })

  it.each<[string, [EtatVeille, number][], EtatVeille[]]>([
    ['nothing of one that lives', [['ACTIF', 1]], []],
    [
      'once',
      [
        ['FERME', 1],
        ['FERME', 8],
      ],
      ['FERME'],
    ],
    [
      'once, though it comes back',
      [
        ['FERME', 1],
        ['ACTIF', 8],
        ['FERME', 15],
      ],
      ['FERME'],
    ],
    [
      'each finding',
      [
        ['NON_DIFFUSIBLE', 1],
        ['FERME', 8],
      ],
      ['NON_DIFFUSIBLE', 'FERME'],
    ],
  ])('tell its people %s', (_nom, lectures, dits) => {
    expect(lu(...lectures).dires).toEqual(dits)
  })
})

describe('a closure', () => {
  it.each<[string, [EtatVeille, number, number?][], string[]]>([
    ['read once', [['FERME', 1]], ['LEVER']],
    [
      'read twice on one day of Paris',
      [
        ['FERME', 1, 8],
        ['FERME', 1, 22],
      ],
      ['LEVER'],
    ],
    [
      'read on two days',
      [
        ['FERME', 1],
        ['FERME', 2],
      ],
      ['CONFIRMER', 'LEVER'],
    ],
    [
      'read, denied, read',
      [
        ['FERME', 1],
        ['ACTIF', 8],
        ['FERME', 15],
      ],
      ['LEVER'],
    ],
    [
      'hidden is not closed',
      [
        ['NON_DIFFUSIBLE', 1],
        ['NON_DIFFUSIBLE', 8],
      ],
      ['LEVER'],
    ],
    [
      'unknown is not closed',
      [
        ['INTROUVABLE', 1],
        ['INTROUVABLE', 8],
      ],
      ['LEVER'],
    ],
    ['lives', [['ACTIF', 1]], []],
  ])('%s: what a keeper may decide', (_nom, lectures, decisions) => {
    expect(decisionsFermeture(lu(...lectures).veille)).toEqual(decisions)
  })

  const confirmee = deciderFermeture(lu(['FERME', 1], ['FERME', 8]).veille, 'CONFIRMER', jour(9))

  it('is refused before a second day, with the day that was read', () => {
    expect(() => deciderFermeture(lu(['FERME', 1]).veille, 'CONFIRMER', jour(2))).toThrow(
      '01/11/2026',
    )
  })

  it('stays when it is read again or not found, ends when the establishment lives or is lifted', () => {
    const apres = (etat: EtatVeille) => lireAnnuaire(confirmee, etat, jour(15)).veille.confirmeLe
    expect([apres('FERME'), apres('AUTRE_UNITE'), apres('INTROUVABLE')]).toEqual(
      Array(3).fill(jour(9)),
    )
    expect([apres('ACTIF'), apres('NON_DIFFUSIBLE')]).toEqual([null, null])
    const levee = deciderFermeture(confirmee, 'LEVER', jour(10))
    expect(levee).toMatchObject({ confirmeLe: null, leveLe: jour(10) })
    // The next reading says the same: nobody is asked again.
    expect(lireAnnuaire(levee, 'FERME', jour(15)).veille.leveLe).toBe(jour(10))
    expect(decisionsFermeture(levee)).toEqual(['CONFIRMER'])
  })

  it('bars attachments with a way out', () => {
    expect(() => exigerOuvert(false)).not.toThrow()
    expect(() => exigerOuvert(true)).toThrow(RegisterError)
    expect(() => exigerOuvert(true)).toThrow(/nouveau SIRET.*écrivez au teneur.*années passées/)
  })
})
