import { describe, expect, it } from 'vitest'
import { appliquer } from './appliquer.ts'
import { faitsTeneur, unDossier, unMandat } from './dossier.exemple.ts'
import { absorber } from './fusionner.ts'

const faits = faitsTeneur()
const absorbee = unDossier({ id: 43, numero: 'AA0000043' })
const sansSyndic = unDossier({
  etat: 'IMMATRICULEE_A_RATTACHER',
  syndicId: null,
  finMandat: null,
  mandats: [],
})

describe('the number that a merger keeps', () => {
  it('takes the running mandate where nobody is in place, and tells its syndic', () => {
    const change = absorber(sansSyndic, absorbee, 'Même immeuble', faits)
    expect(appliquer(sansSyndic, change)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      syndicId: 7,
      finMandat: '2026-12-31',
      mandats: [{ etat: 'EN_COURS', teledeclarantId: 7, debut: '2026-01-01', fin: '2026-12-31' }],
    })
    expect(change.envois).toMatchObject([
      {
        modele: 'numero-fusionne',
        donnees: { numeroFusionne: 'AA0000043', finMandat: '31/12/2026' },
      },
    ])
  })
  it('after what was there: two periods never overlap', () => {
    const garde = {
      ...sansSyndic,
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE' as const,
      mandats: [unMandat({ id: 5, etat: 'EXPIRE', debut: '2025-06-01', fin: '2026-05-31' })],
    }
    expect(appliquer(garde, absorber(garde, absorbee, '', faits)).mandats).toMatchObject([
      { id: 5, etat: 'ARCHIVE' },
      { etat: 'EN_COURS', debut: '2026-06-01', fin: '2026-12-31' },
    ])
  })
  it.each([
    ['a syndic in place', unDossier(), absorbee],
    ['a request that waits', { ...sansSyndic, mandats: [unMandat({ etat: 'DEMANDE' })] }, absorbee],
    ['no running mandate', sansSyndic, { ...absorbee, mandats: [unMandat({ etat: 'EXPIRE' })] }],
  ])('moves nothing but its history: %s', (_nom, garde, autre) => {
    const change = absorber(garde, autre, 'Même immeuble', faits)
    expect(change.actes).toMatchObject([{ type: 'fusionner', mouvements: [] }])
    expect(appliquer(garde, change)).toEqual(garde)
  })
})
