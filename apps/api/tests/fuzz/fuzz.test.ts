import { describe, expect, it } from 'vitest'
import { fuzzer } from './fuzz.ts'
import { fautesDe, fautesDesLignes } from '../support/oracle.ts'
import { useRegistre } from '../support/register.ts'

// Every operation, as everybody, with values drawn from the contract and with hostile ones. The
// same few hundred calls here; npm run fuzz -- --duree 900 --graine 7 goes on for long, --tour N
// plays one turn again.

const DUREE = Number(process.env['FUZZ_DUREE'] ?? 15)
const TOURS = process.env['FUZZ_DUREE'] ? {} : { toursMax: 400 }
const GRAINE = Number(process.env['FUZZ_GRAINE'] ?? 20_261_121)
const TOUR = process.env['FUZZ_TOUR']

describe('fuzz', () => {
  const registre = useRegistre()
  it(
    `no call breaks the register (seed ${GRAINE})`,
    async () => {
      const r = registre()
      const { fautes, ...bilan } = await fuzzer(r, {
        graine: GRAINE,
        dureeMs: DUREE * 1000,
        ...TOURS,
        ...(TOUR ? { tour: Number(TOUR) } : {}),
      })
      if (process.env['FUZZ_DUREE']) process.stdout.write(`${JSON.stringify(bilan)}\n`)
      if (fautes.length > 0) throw new Error(`${fautes.length} faults\n${fautes.join('\n')}`)
      // What the test wrote by itself has no journal; what was born of a call has one, which leads
      // to its state.
      expect(await fautesDesLignes(r.db, r.clock.now())).toEqual([])
      const nees = await r.db.query<{ id: number }>(
        `select distinct copropriete_id as id from journal where type = 'creer-brouillon'`,
      )
      expect(
        await fautesDe(
          r.db,
          r.clock.now(),
          nees.map(({ id }) => id),
        ),
      ).toEqual([])
      if (!TOUR) expect(bilan.tours).toBeGreaterThan(50)
    },
    DUREE * 1000 + 60_000,
  )
})
