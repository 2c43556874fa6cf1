import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COLONNES_PUBLIQUES } from '@registre/domain'
import { useDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executerCommande } from './executer.ts'

const NOMS = Object.keys(COLONNES_PUBLIQUES)
const ligne = (cellules: Record<string, string>): string =>
  NOMS.map((nom) => cellules[nom] ?? '').join(',')

describe('rnic:importer', () => {
  const base = useDatabase()
  let dossier = ''
  beforeAll(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'registre-rnic-'))
  })
  afterAll(() => rm(dossier, { recursive: true, force: true }))
  const lancer = (...argv: string[]) =>
    executerCommande(
      ['rnic:importer', ...argv],
      async () => ({ db: base().db, fermer: async () => {} }),
      {},
    )

  it('says what it did, and writes beside the file what it refused, as a spreadsheet may open it', async () => {
    const refusees = Array.from({ length: 40 }, (_, n) =>
      ligne({ numero_immatriculation: `=AA${n}"` }),
    )
    const fichier = join(dossier, 'registre.csv.gz')
    await writeFile(fichier, gzipSync([NOMS.join(','), ...refusees].join('\n')))
    // A disk that is full from the first line, where the system has one.
    if (existsSync('/dev/full'))
      expect(await lancer('--fichier', fichier, '--rapport', '/dev/full')).toMatchObject({
        code: 1,
        texte: expect.stringContaining('ENOSPC'),
      })
    expect(await lancer('--fichier', fichier)).toMatchObject({
      code: 1,
      texte: expect.stringMatching(/40\s+lignes : .*40\s+refusées/s),
    })
    const rapport = await readFile(join(dossier, 'registre.rapport.csv'), 'utf8')
    expect(rapport).toMatch(/^\uFEFFligne;numero;decision;colonne;valeur;motif\r\n/)
    for (const n of [0, 39]) expect(rapport).toContain(`\r\n${n + 2};"'=AA${n}""";refusée;`)
  })

  it('changes nothing without a file to read or a report to write', async () => {
    const vide = join(dossier, 'vide.csv')
    await writeFile(vide, 'a,b\n1,2\n')
    await mkdir(join(dossier, 'occupe.csv'))
    const abime = join(dossier, 'abime.csv.gz')
    await writeFile(abime, gzipSync('a,b\n'.repeat(1000)).subarray(0, 30))
    expect(await lancer()).toMatchObject({
      code: 2,
      texte: expect.stringContaining('--fichier manque'),
    })
    expect(await lancer('--fichier', dossier)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('ne peut pas être lu'),
    })
    expect(await lancer('--fichier', vide)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('il y manque'),
    })
    expect(await lancer('--fichier', abime)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('La reprise s’est arrêtée : '),
    })
    expect(await lancer('--fichier', vide, '--rapport', join(dossier, 'occupe.csv'))).toMatchObject(
      {
        code: 1,
        texte: expect.stringContaining('ne peut pas être écrit'),
      },
    )
  })
})
