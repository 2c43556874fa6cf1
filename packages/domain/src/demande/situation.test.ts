import { describe, expect, it } from 'vitest'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { champsChanges } from './instantane.ts'
import { situationDe } from './situation.ts'

describe('where a request stands', () => {
  it.each([
    ['A_VALIDER', false, false, false, 'A_DECIDER'],
    ['A_VALIDER', false, true, false, 'REPONSE_RECUE'],
    ['A_VALIDER', false, false, true, 'EN_ATTENTE_SYNDIC'],
    ['EN_COURS', true, true, true, 'EN_COURS'],
    ['EN_COURS', false, false, false, 'A_DECIDER'],
    ['PRECISIONS', false, true, true, 'EN_ATTENTE'],
    ['REFUSEE', false, false, false, 'DECIDEE'],
  ] as const)(
    '%s, held %s, answered %s, the syndic in place may answer %s: %s',
    (etat, tenue, reponse, attendSyndic, attendue) =>
      expect(situationDe({ etat, tenue, reponse, attendSyndic })).toBe(attendue),
  )
})

describe('what changed since a question', () => {
  const contenu = contenuExemple()
  const mandat = { debut: '2026-06-01', fin: '2027-05-31', document: 'contrat.pdf' }
  it('is nothing for what is the same', () =>
    expect(champsChanges({ contenu, mandat }, { contenu: contenuExemple(), mandat })).toEqual([]))
  it('names each field, of the mandate first', () => {
    const apres = contenuExemple()
    apres.identification.nbLotsStationnement = 12
    expect(
      champsChanges(
        { contenu, mandat },
        { contenu: apres, mandat: { ...mandat, document: 'pv.pdf' } },
      ),
    ).toEqual(['mandat.document', 'identification.nbLotsStationnement'])
  })
  it('says nothing of what was not kept', () =>
    expect(champsChanges({ contenu: null, mandat: null }, { contenu, mandat })).toEqual([]))
})
