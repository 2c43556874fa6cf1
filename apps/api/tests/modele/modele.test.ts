import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { suivreEcritures } from '@registre/testing/register'
import { sequences } from './commandes.ts'
import { gensDuModele } from './gens.ts'
import { fautesDe } from '../support/oracle.ts'
import { useRegistre } from '../support/register.ts'

// Random lives of co-ownerships, played on the register and on a small model: never a difference.
// What each act writes is read again: it is what `appliquer` says. FUZZ_RUNS: how many lives (50 by
// default); FUZZ_LONGUEUR: of how many gestures at most. FUZZ_SEED, FUZZ_PATH: those of a failure,
// printed with it. FUZZ_REDUIRE: a failure is made as short as it can be, which takes minutes.

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 50)
const LONGUEUR = Number(process.env['FUZZ_LONGUEUR'] ?? 30)
/** The same lives each time; `npm run fuzz` draws others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 148_063_847)
const PATH = process.env['FUZZ_PATH']

vi.mock(import('../../src/modules/dossiers/ecrire.ts'), async (importOriginal) => {
  const { ecrire } = await importOriginal()
  const { exigerRelu } = await import('./relire.ts')
  return {
    ecrire: async (tx, author, avant, changement) => {
      const apres = await ecrire(tx, author, avant, changement)
      await exigerRelu(tx, apres)
      return apres
    },
  }
})

describe('random lives of co-ownerships', () => {
  const registre = useRegistre()
  beforeAll(async () => {
    await suivreEcritures(registre().db)
    // One's own decisions can be taken back.
    Object.assign(registre().deps.settings, { DECISIONS_DELAI_MIN: 10 })
  })
  const jouer = async (paires: boolean): Promise<void> => {
    const r = registre()
    const debut = r.clock.now()
    const details = await fc.check(
      fc.asyncProperty(sequences(LONGUEUR, paires), async (commandes) => {
        // Each life begins today: a few of them last for years.
        r.clock.set(debut)
        await fc.asyncModelRun(
          async () => ({ model: { dossiers: [] }, real: { r, gens: await gensDuModele(r) } }),
          commandes,
        )
      }),
      {
        numRuns: RUNS,
        seed: SEED,
        ...(PATH ? { path: PATH } : {}),
        endOnFailure: process.env['FUZZ_REDUIRE'] === undefined,
      },
    )
    if (details.failed) {
      const cause =
        details.errorInstance instanceof Error
          ? details.errorInstance.message
          : String(details.errorInstance)
      throw new Error(
        `seed ${SEED}, path ${details.counterexamplePath}\n${String(details.counterexample)}\n${cause}`,
      )
    }
  }

  it(
    `one gesture after the other: the register is the model (seed ${SEED})`,
    { timeout: 60_000 + RUNS * 20_000 },
    () => jouer(false),
  )
  it(
    `two gestures at once: as if one came after the other (seed ${SEED})`,
    { timeout: 60_000 + RUNS * 20_000 },
    () => jouer(true),
  )
  it('what is left of it all holds: journal, requests, mandates, numbers', async () => {
    const r = registre()
    r.clock.advance({ days: 36_500 })
    expect(await fautesDe(r.db, r.clock.now())).toEqual([])
  })
})
