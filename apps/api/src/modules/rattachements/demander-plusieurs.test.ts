import { addDays, COLONNES_RATTACHEMENT, formatFrDate } from '@registre/domain'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { pdf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { copropriete, mandats, personnes, unAn } from './rattachements-de-test.ts'

describe('attachments by workbook', () => {
  const registre = useRegistre()
  const classeur = async (lignes: (string | null)[][]) =>
    new File(
      [
        new Uint8Array(
          await writeXlsx({
            sheets: [{ name: 'F', rows: [Object.values(COLONNES_RATTACHEMENT), ...lignes] }],
          }),
        ),
      ],
      'rattachements.xlsx',
    )

  it('each row is checked without anything being written; then one proof and one act for all', async () => {
    const r = registre()
    const [ancien, nouveau] = await personnes(r)
    const jour = r.clock.today()
    const deux = [
      await copropriete(r, 'IMMATRICULEE_A_RATTACHER', ancien.teledeclarantId),
      await copropriete(r, 'IMMATRICULEE_A_RATTACHER', ancien.teledeclarantId),
    ]
    const [debut, fin] = [formatFrDate(jour), formatFrDate(unAn(jour))]
    const lignes = await nouveau.api.controlerRattachements({
      body: {
        fichier: await classeur([
          [deux[0]?.numero ?? '', debut, fin, null],
          [deux[1]?.numero ?? '', debut, formatFrDate(addDays(jour, 200)), null],
          [deux[0]?.numero ?? '', debut, fin, null],
          ['ZZ9-999-999', debut, fin, null],
          ['12', 'bientôt', fin, null],
        ]),
        typeJustifMandat: 'PV_AG',
      },
    })
    expect(
      lignes.map((l) => [l.ligne, l.erreurs.map((e) => e.code), l.aConfirmer.map((e) => e.code)]),
    ).toEqual([
      [2, [], []],
      [3, [], ['MAN-DOUZE-MOIS']],
      [4, ['PF-REPETE'], []],
      [5, ['introuvable'], []],
      [6, ['PF-NUMERO', 'format'], []],
    ])
    for (const c of deux) expect(await mandats(r, c)).toEqual([])
    const sansType = nouveau.api.rattacherPlusieurs({
      body: {
        lignes: lignes.slice(0, 1).map(({ ligne, numero, dateDebut, dateFin }) => ({
          ligne,
          numero,
          dateDebut,
          dateFin,
        })),
        file: await pdf(),
      },
    })
    await expect(sansType).rejects.toMatchObject({ problem: { code: 'regles-non-respectees' } })
    const { demandes, refuses } = await nouveau.api.rattacherPlusieurs({
      body: {
        lignes: lignes.slice(0, 4).map(({ ligne, numero, dateDebut, dateFin }) => ({
          ligne,
          numero,
          dateDebut,
          dateFin,
        })),
        typeJustifMandat: 'PV_AG',
        confirmations: ['MAN-DOUZE-MOIS'],
        file: await pdf(),
      },
    })
    expect(demandes.map((d) => d.ligne)).toEqual([2, 3])
    expect(refuses.map((d) => d.ligne)).toEqual([4, 5])
    const preuves = await r.db.query<{ n: number; docs: number }>(
      `select count(*)::int as n, count(distinct document_id)::int as docs from mandat where copropriete_id = any($1::int[]) and document_id is not null`,
      [deux.map((c) => c.id)],
    )
    expect(preuves).toEqual([{ n: 2, docs: 1 }])
  })

  it('a workbook without its columns, or empty, is refused; the model has them', async () => {
    const r = registre()
    const [, nouveau] = await personnes(r)
    const envoyer = async (rows: string[][]) =>
      nouveau.api.controlerRattachements({
        body: {
          fichier: new File(
            [new Uint8Array(await writeXlsx({ sheets: [{ name: 'F', rows }] }))],
            'x.xlsx',
          ),
        },
      })
    await expect(envoyer([['Couleur']])).rejects.toMatchObject({
      problem: { code: 'classeur-illisible' },
    })
    await expect(envoyer([Object.values(COLONNES_RATTACHEMENT)])).rejects.toMatchObject({
      problem: { code: 'classeur-illisible' },
    })
    const modele = await nouveau.api.telechargerModeleRattachements({})
    expect(modele.fileName).toBe('rattachements.xlsx')
  })
})
