import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { COLONNES_PUBLIQUES } from '@registre/domain'
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { enParquet, valeurParquet } from './parquet.ts'

const COLONNES = Object.keys(COLONNES_PUBLIQUES)
const DUCKDB = spawnSync('duckdb', ['--version']).status === 0

/** Cells that try each type: blank, text that a spreadsheet would take, days, numbers, quotes. */
const cellule = (colonne: string, n: number): string => {
  const { type } = COLONNES_PUBLIQUES[colonne as keyof typeof COLONNES_PUBLIQUES]
  if (colonne === 'numero_immatriculation') return `AA${String(n).padStart(7, '0')}`
  if (n % 5 === 0) return ''
  if (type === 'date') return `19${50 + (n % 50)}-0${1 + (n % 9)}-28`
  if (type === 'integer') return String(n % 1000)
  if (type === 'number') return String(((n % 90) + 0.125) * (n % 2 ? 1 : -1))
  return n % 7 === 0 ? 'non connu' : `=1+"${n}", l’été\nà «\u00a0Évry\u00a0»`
}
const rangees = function* (combien: number): Generator<string[]> {
  for (let n = 0; n < combien; n += 1) yield COLONNES.map((colonne) => cellule(colonne, n))
}
const enFlux = async function* (combien: number): AsyncGenerator<string[]> {
  yield* rangees(combien)
}
const fichier = (combien: number): Promise<Buffer> =>
  buffer(enParquet({ colonnes: COLONNES, rangees: enFlux(combien) }))
const enMemoire = (octets: Buffer): ArrayBuffer => new Uint8Array(octets).buffer
const lire = (octets: Buffer) =>
  parquetReadObjects({
    file: enMemoire(octets),
    compressors: { ZSTD: (lus) => zstdDecompressSync(lus) },
  })

describe('the Parquet file', () => {
  it('has the rows of the CSV, over several groups', async () => {
    const combien = 10_300
    const octets = await fichier(combien)
    const { row_groups, schema } = await parquetMetadataAsync(enMemoire(octets))
    expect(row_groups).toHaveLength(2)
    expect(schema.slice(1).map((c) => c.name)).toEqual(COLONNES)
    const lues = await lire(octets)
    expect(lues).toHaveLength(combien)
    for (const [n, cellules] of [...rangees(combien)].entries())
      if (n % 97 === 0 || n > combien - 3)
        expect(lues[n], `row ${n}`).toEqual(
          Object.fromEntries(
            COLONNES.map((colonne, rang) => [
              colonne,
              valeurParquet(colonne, cellules[rang] ?? ''),
            ]),
          ),
        )
  }, 60_000)

  it('is read when nothing is published', async () => {
    expect(await lire(await fichier(0))).toEqual([])
  })

  it.each([
    ['nombre_total_lots', '120', 120],
    ['nombre_total_lots', 'douze', null],
    ['longitude', '-1.5', -1.5],
    ['date_immatriculation', '2018-03-21', new Date('2018-03-21T00:00:00Z')],
    ['date_immatriculation', 'non connu', null],
    ['nom_usage_copropriete', '-1', '-1'],
    ['residence_service', 'non connu', 'non connu'],
    ['commune', '', null],
  ])('says %s « %s » as %s', (colonne, texte, valeur) => {
    expect(valeurParquet(colonne, texte)).toEqual(valeur)
  })

  // Where DuckDB is installed: nowhere does a test stand that is not run.
  if (DUCKDB)
    it('says the same to DuckDB', async () => {
      const dossier = await mkdtemp(join(tmpdir(), 'parquet-'))
      try {
        const chemin = join(dossier, 'coproprietes.parquet')
        await writeFile(chemin, await fichier(300))
        const { stdout, status, stderr } = spawnSync(
          'duckdb',
          [
            '-json',
            '-c',
            `select count(*)::int as lignes, min(date_immatriculation)::text as premier, sum(nombre_total_lots)::int as lots, max(nom_usage_copropriete) as nom from '${chemin}'`,
          ],
          { encoding: 'utf8' },
        )
        expect(status, stderr).toBe(0)
        const lignes = [...rangees(300)]
        const colonne = (nom: string) => lignes.map((r) => r[COLONNES.indexOf(nom)] ?? '')
        expect(JSON.parse(stdout)).toEqual([
          {
            lignes: 300,
            premier: colonne('date_immatriculation').filter(Boolean).sort()[0],
            lots: colonne('nombre_total_lots').reduce((somme, n) => somme + Number(n), 0),
            nom: colonne('nom_usage_copropriete').sort().at(-1),
          },
        ])
      } finally {
        await rm(dossier, { recursive: true })
      }
    })
})
