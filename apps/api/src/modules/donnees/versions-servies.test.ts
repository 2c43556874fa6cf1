import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'

describe('versions of the published file', () => {
  const registre = useRegistre()

  it('serves the former shape with its end, and refuses a version that it does not know by its list', async () => {
    await immatriculee(registre())
    await scellerJournal(registre().deps)
    await projeterCoproprietes(registre())
    await registre().db.query(`update teledeclarant set code_ape = '68.32A' where type = 'PRO'`)
    const demander = (version: string) =>
      registre().app.inject(`/api/public/donneesBrute/telecharger?version=${version}`)
    const [actuelle, ancienne] = [await demander(''), await demander('3.0.0')]
    const ape = (corps: string): string[] => corps.match(/\b68\.?32A\b/g) ?? []
    const aujourdhui = await copier(registre().db, requeteCopie('public'), null)
    expect(new Set(ape(Buffer.concat(await aujourdhui.toArray()).toString()))).toEqual(
      new Set(['6832A']),
    )
    expect(new Set(ape(ancienne.body))).toEqual(new Set(['68.32A']))
    expect(actuelle.headers['deprecation']).toBeUndefined()
    expect(ancienne.headers).toMatchObject({
      deprecation: expect.stringMatching(/^@\d+$/),
      sunset: 'Thu, 27 May 2027 00:00:00 GMT',
    })
    const inconnue = await demander('2.0.0')
    expect(inconnue.statusCode).toBe(400)
    expect(inconnue.body).toContain('Versions servies : 4.0.0, 3.0.0')
  })
})
