import { describe, expect, it } from 'vitest'
import { COLONNES_PUBLIQUES } from '@registre/domain'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'

describe('the file for spreadsheets', () => {
  const registre = useRegistre()
  const demander = (query: string) =>
    registre().app.inject(`/api/public/donneesBrute/telecharger?format=tableur&${query}`)

  it('holds the co-ownerships of a territory: mark, semicolons, decimal commas, no formula', async () => {
    const { db, deps } = registre()
    const { coproprieteId } = await immatriculee(registre())
    await immatriculee(registre())
    await db.query(`update copropriete set nom = '=1+1' where id = $1`, [coproprieteId])
    await scellerJournal(deps)
    await projeterCoproprietes(registre())
    await db.query(`update fiche set code_departement = '69', longitude = 4.85, latitude = 45.76`)
    await db.query(`update fiche set code_departement = '01' where copropriete_id <> $1`, [
      coproprieteId,
    ])
    const { headers, rawPayload } = await demander('niveau=DEPARTEMENT&code=69')
    expect(headers['content-type']).toContain('text/csv')
    expect(headers['content-disposition']).toMatch(
      /registre-coproprietes-departement-69-\d{4}-\d\d-\d\d\.csv/,
    )
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [entete, ligne, ...reste] = rawPayload.subarray(3).toString().trimEnd().split('\n')
    expect(entete).toBe(Object.keys(COLONNES_PUBLIQUES).join(';'))
    expect(reste).toEqual([])
    expect(ligne).toContain(";'=1+1;")
    expect(ligne).toContain(';4,85;45,76;')
    // One digit is a department too.
    expect((await demander('niveau=DEPARTEMENT&code=1')).body.trimEnd().split('\n')).toHaveLength(2)
    expect(
      await db.query(
        `select donnees from journal where type = 'telecharger-donnees-brutes' order by id limit 1`,
      ),
    ).toEqual([
      { donnees: { perimetre: 'public', format: 'tableur', niveau: 'DEPARTEMENT', code: '69' } },
    ])
  })

  it.each([
    ['niveau=DEPARTEMENT&code=00', 404],
    ['niveau=NATIONAL', 400],
    ['niveau=DEPARTEMENT&code=69&version=3.0.0', 400],
  ])('%s: %i, with what to ask for', async (query, statut) => {
    const reponse = await demander(query)
    expect(reponse.statusCode).toBe(statut)
    expect(reponse.json().message).toMatch(/\w/)
  })

  it('is the twin of what an institution extracts', async () => {
    const agent = await registre().personne('TENEUR_ADMIN_PRINC')
    const prendre = async (format: 'csv' | 'tableur') => {
      const { blob, fileName } = await agent.api.telechargerDonneesBrutes({
        query: { perimetre: 'territoire', format },
      })
      return { fileName, texte: await blob.text() }
    }
    const [csv, tableur] = [await prendre('csv'), await prendre('tableur')]
    expect(tableur.fileName).toBe(csv.fileName)
    const entete = (texte: string): string => texte.replace('\uFEFF', '').split('\n')[0] ?? ''
    expect(entete(tableur.texte)).toBe(entete(csv.texte).replaceAll(',', ';'))
    expect(tableur.texte.split('\n')).toHaveLength(csv.texte.split('\n').length)
  })
})
