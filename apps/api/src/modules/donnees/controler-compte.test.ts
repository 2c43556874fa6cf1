import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { preparerDonnees } from './preparer-donnees.ts'

describe('a public file that does not tell the register', () => {
  const registre = useRegistre()

  it('is not published, is told to the keepers, and comes once it agrees', async () => {
    const r = registre()
    for (let n = 0; n < 4; n += 1) await immatriculee(r)
    await scellerJournal(r.deps)
    await projeterCoproprietes(r)
    await preparerDonnees(r.deps)
    const dite = async () => {
      const teneur = await r.personne('TENEUR_ADMIN_PRINC')
      return (await teneur.api.lireIndicateurs({})).publicationRefusee
    }
    const publies = () =>
      r.db.query<{ jour: string; lignes: number }>(
        'select jour::text as jour, lignes from publication_donnees order by jour',
      )
    expect([await dite(), (await publies()).length]).toEqual([null, 1])
    // A sheet is lost: one row of four is missing.
    r.clock.advance({ days: 1 })
    await r.db.query('create table perdue as select * from fiche order by numero limit 1')
    await r.db.query('delete from fiche where numero in (select numero from perdue)')
    await preparerDonnees(r.deps)
    expect(await publies()).toHaveLength(1)
    expect(await dite()).toEqual({
      jour: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lignes: 3,
      attendues: 4,
    })
    const { blob } = await r.visiteur().api.telechargerDonneesBrutes({ query: {} })
    expect((await blob.text()).trimEnd().split('\n')).toHaveLength(5)
    await r.db.query('insert into fiche select * from perdue')
    await preparerDonnees(r.deps)
    expect((await publies()).map((p) => p.lignes)).toEqual([4, 4])
    expect(await dite()).toBeNull()
  })
})
