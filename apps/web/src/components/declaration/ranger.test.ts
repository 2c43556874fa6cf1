import { batimentVide, contenuVide, genreDe, rangerSaisi as net } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { versContenu, versSaisie } from './saisie.ts'

/** The dotted path of each text of a form. */
const chemins = (valeur: unknown, chemin = ''): string[] =>
  typeof valeur === 'object' && valeur !== null
    ? Object.entries(valeur).flatMap(([cle, v]) => chemins(v, chemin ? `${chemin}.${cle}` : cle))
    : typeof valeur === 'string'
      ? [chemin]
      : []

const vide = contenuVide()
const saisie = versSaisie({
  ...vide,
  donneesTechniques: { ...vide.donneesTechniques, batiments: [batimentVide('a')] },
})

/** What people type, and what the register keeps of it. */
const ECRITURES: Readonly<Record<string, readonly [typed: string, kept: string][]>> = {
  jour: [
    ['31/5/27', '31/05/2027'],
    ['15 juin 2025', '15/06/2025'],
  ],
  compte: [
    [' 14 ', '14'],
    ['14 lots', '14'],
    ['1 400', '1400'],
  ],
  montant: [
    ['6 300 €', '6\u202F300'],
    ['6300,45', '6\u202F300'],
    ['6.300', '6\u202F300'],
  ],
  siret: [['732 829 320 00074', '73282932000074']],
  numero: [['ac1 234 567', 'AC1-234-567']],
  texte: [['Les Tilleuls', 'Les Tilleuls']],
}

describe('every text of the declaration', () => {
  it.each(
    chemins(saisie).flatMap((chemin) =>
      (ECRITURES[genreDe(chemin)] ?? []).map(([typed, kept]) => [chemin, typed, kept] as const),
    ),
  )('%s: %j is %j', (chemin, typed, kept) => expect(net(chemin, typed)).toBe(kept))

  it('leaves what cannot be read as it was typed', () =>
    expect([net('x.nbLots', 'quatorze'), net('x.dateAg', 'en juin')]).toEqual([
      'quatorze',
      'en juin',
    ]))
})

it('gives the rules the same values before a field is left', () => {
  const tapee = structuredClone(saisie)
  tapee.donneesFinancieres.montantDettes = '6 300 €'
  tapee.infoRattachement.dateFinMandat = '31/5/27'
  const { donneesFinancieres, infoRattachement } = versContenu(tapee)
  expect([donneesFinancieres.montantDettes, infoRattachement.dateFinMandat]).toEqual([
    6300,
    '2027-05-31',
  ])
})
