import { describe, expect, it } from 'vitest'
import { RegisterError } from '../kernel/errors.ts'
import {
  AUTRE_SYNDIC,
  enSuccession,
  faitsTeneur,
  MAINTENANT,
  TENEUR,
  unDossier,
  unMandat,
} from './dossier.exemple.ts'
import { effetsDissolution } from './effets-dissolution.ts'

const EFFET = '2026-06-15'
const autre = faitsTeneur({ utilisateurId: 60 })

describe('on the day of a dissolution', () => {
  it.each<[string, debut: string, fin: string, attendue: string]>([
    ['a running mandate ends on it', '2026-01-01', '2026-12-31', EFFET],
    ['one that ended before keeps its end', '2025-01-01', '2026-05-31', '2026-05-31'],
    ['one that never began ends as it begins', '2026-07-01', '2027-06-30', '2026-07-01'],
    ['one of a single day to come, the same', '2026-07-01', '2026-07-01', '2026-07-01'],
  ])('%s', (_cas, debut, fin, attendue) =>
    expect(
      effetsDissolution(unDossier({ mandats: [unMandat({ debut, fin })] }), EFFET, autre)
        .mouvements,
    ).toEqual([{ quoi: 'mandat', id: 1, evenement: 'archiver', pose: { fin: attendue } }]),
  )

  const refus = (d: ReturnType<typeof unDossier>, faits: typeof autre) => {
    try {
      effetsDissolution(d, EFFET, faits)
      return null
    } catch (e) {
      return e instanceof RegisterError ? [e.message, e.details.infos] : [String(e)]
    }
  }
  it('a request that another keeper examines is left to that keeper, who is named', () => {
    const d = enSuccession()
    expect(refus(d, faitsTeneur())).toBeNull()
    expect(refus(d, autre)).toEqual([
      expect.stringMatching(/^Jeanne Martin examine/),
      {
        par: 'Jeanne Martin',
        le: new Date(MAINTENANT - 60_000).toISOString(),
        jusqua: new Date(MAINTENANT + 600_000).toISOString(),
      },
    ])
    expect(refus(d, { ...autre, maintenant: MAINTENANT + 600_001 })).toBeNull()
    const anonyme = {
      ...d,
      demandes: d.demandes.map((x) => ({ ...x, verrouPar: '', verrouLe: null })),
    }
    expect(refus(anonyme, autre)).toEqual([
      expect.stringMatching(/^Un autre teneur examine/),
      expect.objectContaining({ par: '', le: null }),
    ])
  })
  it('a request that waits is closed by the register, and its author is told', () => {
    const { avant } = effetsDissolution(
      enSuccession(),
      EFFET,
      faitsTeneur({ utilisateurId: TENEUR }),
    )
    expect(avant.actes).toMatchObject([
      { parLeRegistre: true, demandeId: 1, mandatId: 2, teledeclarantId: AUTRE_SYNDIC },
    ])
    expect(avant.envois).toMatchObject([
      { modele: 'rattachement-caduc', donnees: { numero: 'AA0000042', dateEffet: '15/06/2026' } },
    ])
  })
})
