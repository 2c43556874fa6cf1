import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/dates.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  faitsSyndic,
  JOUR,
  SYNDIC,
  unDossier,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import { DUREE_PREDECESSEUR_JOURS, exigerVisible, vueDuDossier } from './vue.ts'

// By what title somebody sees a co-ownership.

const ancien = (plus: object = {}) =>
  unMandat({ id: 2, etat: 'ARCHIVE', teledeclarantId: AUTRE_SYNDIC, fin: '2026-06-30', ...plus })

describe('a predecessor', () => {
  it.each<[string, object, ReturnType<typeof ancien>, number[]]>([
    ['whose mandate another’s followed', {}, ancien(), [AUTRE_SYNDIC]],
    [
      'for a year',
      {},
      ancien({ fin: addDays(JOUR, 1 - DUREE_PREDECESSEUR_JOURS) }),
      [AUTRE_SYNDIC],
    ],
    ['not a day more', {}, ancien({ fin: addDays(JOUR, -DUREE_PREDECESSEUR_JOURS) }), []],
    ['not while its mandate runs', {}, ancien({ etat: 'EN_COURS' }), []],
    ['not where nobody followed', { syndicId: null }, ancien(), []],
    ['not who follows itself', {}, ancien({ teledeclarantId: SYNDIC }), []],
  ])('%s', (_cas, plus, mandat, attendus) =>
    expect(
      vueDuDossier(
        unDossier({ mandats: [unMandat(), mandat, { ...mandat, id: 3 }], ...plus }),
        JOUR,
      ).predecesseurs,
    ).toEqual(attendus),
  )
})

describe('who declared its dissolution, or had its mandate ended by it', () => {
  const dissolution = uneDemande({ type: 'DISSOLUTION', teledeclarantId: 30 })
  const dissoute = { etat: 'DISSOUTE', syndicId: null, dateDissolution: '2026-06-30' } as const
  it.each<[string, object, number[]]>([
    ['while it is asked for', { etat: 'DISSOLUTION_A_VALIDER', demandes: [dissolution] }, [30]],
    [
      'while it is examined',
      { etat: 'DISSOLUTION_EN_COURS_DE_VALIDATION', demandes: [dissolution] },
      [30],
    ],
    ['while it is to come', { etat: 'DISSOLUTION_EN_COURS', demandes: [dissolution] }, [30]],
    ['once dissolved', { ...dissoute, mandats: [], demandes: [dissolution] }, [30]],
    ['not once it is given up', { demandes: [dissolution] }, []],
    [
      'not by a request that came to nothing',
      {
        ...dissoute,
        mandats: [],
        demandes: [
          { ...dissolution, etat: 'REFUSEE' },
          { ...dissolution, id: 2, etat: 'ANNULEE' },
          { ...dissolution, id: 3, type: 'RATTACHEMENT' },
        ],
      },
      [],
    ],
    ['the mandate that it ended', { ...dissoute, mandats: [ancien()] }, [AUTRE_SYNDIC]],
    ['not one that had ended', { ...dissoute, mandats: [ancien({ fin: '2026-06-29' })] }, []],
    ['not one in another state', { ...dissoute, mandats: [ancien({ etat: 'RETIRE' })] }, []],
    ['not without a day', { ...dissoute, dateDissolution: null, mandats: [ancien()] }, []],
    [
      'not while it is only to come',
      { ...dissoute, etat: 'DISSOLUTION_EN_COURS', mandats: [ancien()] },
      [],
    ],
  ])('%s', (_cas, plus, attendus) =>
    expect(vueDuDossier(unDossier(plus), JOUR).declarantsDissolution).toEqual(attendus),
  )
})

it('a mandate to come is seen as one', () => {
  expect(vueDuDossier(unDossier(), JOUR).mandatAVenir).toBe(false)
  const suivi = unDossier({ mandats: [unMandat(), unMandat({ id: 2, etat: 'A_VENIR' })] })
  expect(vueDuDossier(suivi, JOUR).mandatAVenir).toBe(true)
})
it('what is hidden does not exist', () => {
  expect(codeDe(() => exigerVisible(unDossier(), faitsSyndic()))).toBe('ok')
  expect(codeDe(() => exigerVisible(unDossier(), faitsSyndic(99)))).toBe('introuvable')
})
