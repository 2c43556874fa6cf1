import { describe, expect, it } from 'vitest'
import { exigerSupprimable, sortDuBrouillon } from './brouillon.ts'
import { vueDuDossier } from './vue.ts'
import { codeDe, faitsSyndic, unDossier } from './dossier.exemple.ts'
import { unBrouillon, uneLue } from './redaction.exemple.ts'

// A draft whose right has ended can be read and deleted, and says why.

const faits = faitsSyndic()
const maj = uneLue({ baseId: 1, typeMaj: 'ANNUELLE' })
const autrui = unDossier({ syndicId: 990, mandats: [] })

describe('why a draft can no longer be sent', () => {
  it.each([
    ['the syndic in office may', unDossier(), maj, null],
    ['a registration in hand may', unBrouillon(), uneLue(), null],
    ['what is filed is no draft', autrui, { ...maj, etat: 'COURANTE' as const }, null],
    ['another syndic followed', autrui, maj, /^Un autre syndic/],
    ['the co-ownership is dissolved', unDossier({ etat: 'DISSOUTE' }), maj, /dissoute/],
    [
      'the mandate waits for a decision',
      unDossier({ etat: 'IMMATRICULEE_A_RATTACHER', syndicId: null, mandats: [] }),
      maj,
      /plus de mandat/,
    ],
  ])('%s', (_cas, dossier, lue, attendu) => {
    const { empechement: raison } = sortDuBrouillon(
      vueDuDossier(dossier, faits.jour),
      lue,
      faits.acteur,
    )
    if (attendu === null) expect(raison).toBeNull()
    else expect(raison).toMatch(attendu)
  })
})

describe('it is deleted all the same', () => {
  it.each([
    ['an update under another syndic', autrui, maj],
    ['an update of what is dissolved', unDossier({ etat: 'DISSOUTE' }), maj],
    ['a registration', unBrouillon(), uneLue()],
  ])('%s', (_cas, dossier, lue) =>
    expect(() => exigerSupprimable(dossier, lue, faits)).not.toThrow(),
  )
  it('not by another house, nor once filed', () => {
    expect(
      codeDe(() => exigerSupprimable(autrui, { ...maj, auteurTeledeclarantId: 991 }, faits)),
    ).toBe('introuvable')
    expect(codeDe(() => exigerSupprimable(autrui, { ...maj, etat: 'COURANTE' }, faits))).toBe(
      'transition-interdite',
    )
  })
})
