import { describe, expect, it } from 'vitest'
import { appliquer } from './appliquer.ts'
import { ceder } from './ceder.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  faitsTeneur,
  JOUR,
  SYNDIC,
  unDossier,
  unMandat,
} from './dossier.exemple.ts'
import { raconter } from './raconter.ts'

const faits = faitsTeneur()
const cession = {
  cedantId: SYNDIC,
  repreneurId: AUTRE_SYNDIC,
  de: '11111111100011',
  vers: '22222222200022',
  documentId: 'preuve',
  portefeuilleId: 3,
}

describe('a co-ownership of a portfolio that another firm takes over', () => {
  it('the mandate that runs ends yesterday and goes on with the other firm; one to come follows', () => {
    const d = unDossier({
      mandats: [
        unMandat({ id: 1, typeJustif: 'PV_AG', documentId: 'contrat' }),
        unMandat({ id: 2, etat: 'A_VENIR', debut: '2027-01-01', fin: '2027-12-31' }),
      ],
    })
    const change = ceder(d, cession, faits)
    const apres = appliquer(d, change)
    expect(apres).toMatchObject({
      etat: d.etat,
      syndicId: AUTRE_SYNDIC,
      finMandat: d.finMandat,
      mandats: [
        {
          id: 1,
          etat: 'ARCHIVE',
          teledeclarantId: SYNDIC,
          fin: '2026-11-21',
          documentId: 'contrat',
        },
        {
          etat: 'EN_COURS',
          teledeclarantId: AUTRE_SYNDIC,
          debut: JOUR,
          fin: '2026-12-31',
          documentId: 'preuve',
        },
        { id: 2, etat: 'A_VENIR', teledeclarantId: AUTRE_SYNDIC },
      ],
    })
    expect(change.envois).toEqual([])
    expect(raconter(d, change)).toMatchObject([
      {
        type: 'ceder',
        teledeclarantId: AUTRE_SYNDIC,
        donnees: { siretDe: cession.de, siretVers: cession.vers, portefeuilleId: 3 },
      },
    ])
  })

  it.each([
    [
      'over without a successor',
      unMandat({ etat: 'EXPIRE', debut: '2025-06-01', fin: '2026-05-31' }),
    ],
    ['that begins today', unMandat({ debut: JOUR })],
  ])('a mandate %s changes hands as it is', (_, mandat) => {
    const d = unDossier({ mandats: [mandat] })
    expect(appliquer(d, ceder(d, cession, faits)).mandats).toEqual([
      { ...mandat, teledeclarantId: AUTRE_SYNDIC },
    ])
  })

  it('nothing of another syndic moves, and nothing moves twice', () => {
    const d = unDossier({ mandats: [unMandat({ teledeclarantId: 99 })], syndicId: 99 })
    expect(codeDe(() => ceder(d, cession, faits))).toBe('transition-interdite')
    const cedee = appliquer(unDossier(), ceder(unDossier(), cession, faits))
    expect(codeDe(() => ceder(cedee, cession, faits))).toBe('transition-interdite')
  })

  it('another syndic to come stays in place', () => {
    const suivant = unMandat({
      id: 2,
      etat: 'A_VENIR',
      teledeclarantId: 99,
      debut: '2027-01-01',
      fin: '2027-12-31',
    })
    const d = unDossier({ mandats: [unMandat(), suivant] })
    expect(appliquer(d, ceder(d, cession, faits)).mandats.at(-1)).toEqual(suivant)
  })
})
