import { describe, expect, it } from 'vitest'
import { type Appel, croises, DEPART, expliquer, type Suivant, type Verbe } from './verifier.ts'

const [A, B, K, L] = [1, 2, 3, 4]
let heure = 0
/** A call after the others; `reste`: what differs. */
const un = (verbe: Verbe, par: number, reponse = 'ok', reste: Partial<Appel> = {}): Appel => {
  heure += 10
  return { verbe, par, debut: heure, fin: heure + 5, reponse, ...reste }
}
const lu = (vu: Suivant, reste: Partial<Appel> = {}) => un('lire', K, 'ok', { vu, ...reste })
/** The same calls, all at once. */
const ensemble = (...appels: Appel[]): Appel[] => {
  heure += 100
  return appels.map((a) => ({ ...a, debut: heure - 50, fin: heure }))
}
const validee = (): Appel[] => [un('rattacher', B), un('prendre', K), un('valider', K)]

describe('an order explains', () => {
  it.each<[string, () => Appel[]]>([
    ['one after the other', () => [...validee(), lu('AUTRE'), un('reprendre', K), lu(null)]],
    [
      'at once, the loser refused',
      () => ensemble(un('renouveler', A), un('renouveler', A, 'transition-interdite'), lu(null)),
    ],
    [
      'a renewal that the validation replaces',
      () => [
        un('rattacher', B),
        un('renouveler', A),
        un('prendre', K),
        un('valider', K),
        lu('AUTRE'),
      ],
    ],
    [
      'an answer that never came, done or not',
      () => [un('renouveler', A, '', { fin: Infinity }), lu(null), lu('SIEN')],
    ],
    [
      'a refusal of what a cut try did',
      () => [un('renouveler', A, 'transition-interdite', { coupe: true }), lu('SIEN')],
    ],
    [
      'a refusal of what was read a moment ago',
      () => [un('rattacher', B), un('prendre', K), un('valider', K, 'version-perimee')],
    ],
  ])('%s', (_nom, appels) => expect(expliquer(appels())).toBeNull())
})

describe('no order explains', () => {
  it.each<[string, () => Appel[]]>([
    ['a lost update: two renewals taken', () => ensemble(un('renouveler', A), un('renouveler', A))],
    [
      'a decision taken twice',
      () => [un('rattacher', B), un('prendre', K), ...ensemble(un('valider', K), un('valider', K))],
    ],
    [
      'a decision of who does not hold the request',
      () => [un('rattacher', B), un('prendre', K), un('valider', L)],
    ],
    ['a stale reading', () => [un('renouveler', A), lu(null)]],
    ['a write that was confirmed, and lost', () => [...validee(), lu('AUTRE'), lu(null)]],
    [
      'a decision taken back twice',
      () => [...validee(), ...ensemble(un('reprendre', K), un('reprendre', K))],
    ],
    ['a refusal without its reason', () => [un('renouveler', A, 'transition-interdite'), lu(null)]],
    ['an effect seen before its call', () => [lu('SIEN'), un('renouveler', A)]],
  ])('%s', (_nom, appels) => expect(expliquer(appels())).not.toBeNull())

  it('and it names where it stops', () => {
    const [fait, perdu] = [un('renouveler', A), lu(null)]
    expect(expliquer([fait, perdu])).toEqual([perdu])
    expect(expliquer([lu('AUTRE')], { ...DEPART, suivant: 'AUTRE' })).toBeNull()
  })
})

describe('readings of several dossiers', () => {
  const vus = (debut: number, ...rangs: number[]) => ({ debut, fin: debut + 5, rangs })
  it('follow each other', () =>
    expect(croises([vus(0, 1, 1), vus(3, 1, 2), vus(20, 2, 2)])).toBeNull())
  it('cross: each sees what the other does not', () =>
    expect(croises([vus(0, 2, 1), vus(3, 1, 2)])).not.toBeNull())
  it('go back', () => expect(croises([vus(0, 2, 2), vus(20, 1, 2)])).not.toBeNull())
})
