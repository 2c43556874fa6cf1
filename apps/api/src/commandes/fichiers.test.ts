import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { useDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey } from '../platform/storage/storage.ts'
import { executerCommande } from './executer.ts'

describe('fichiers:reprendre', () => {
  const base = useDatabase()
  let [ancien, nouveau] = ['', '']
  beforeAll(async () => {
    ancien = await mkdtemp(join(tmpdir(), 'ancien-'))
    nouveau = await mkdtemp(join(tmpdir(), 'nouveau-'))
  })
  afterAll(() => Promise.all([ancien, nouveau].map((d) => rm(d, { recursive: true, force: true }))))
  const lancer = async (depuis: string) => {
    const { code, texte } = await executerCommande(
      ['fichiers:reprendre', '--depuis', depuis, '--json'],
      async () => ({ db: base().db, fermer: async () => {} }),
      {
        NODE_ENV: 'test',
        DATABASE_URL: base().url,
        SECRET: 'x'.repeat(40),
        DONNEES_DIR: nouveau,
      },
    )
    return { code, ...(JSON.parse(texte) as object | null) }
  }
  const poser = async (cle: string, texte: string): Promise<string> => {
    await mkdir(dirname(join(ancien, cle)), { recursive: true })
    await writeFile(join(ancien, cle), texte)
    return cle
  }

  it('copies what the register received, once, and leaves out what is not the same', async () => {
    const [libre, altere] = await Promise.all([
      poser(newKey('publications'), 'lettre'),
      poser(newKey('justificatifs'), 'autre chose'),
      poser('note.txt', 'à moi'),
    ])
    // A link that leads back is not followed.
    await symlink(ancien, join(ancien, 'publications', 'retour'))
    await base().db.query(
      `insert into document (type, nom, taille, sha256, cle) values ('PUBLICATION', 'p.pdf', 3, repeat('a', 64), $1)`,
      [altere],
    )
    const reste = { ignores: 1, alteres: [altere] }
    expect(await lancer(ancien)).toEqual({ code: 1, copies: 1, presents: 0, ...reste })
    expect(await readFile(join(nouveau, libre), 'utf8')).toBe('lettre')
    expect(await lancer(ancien)).toEqual({ code: 1, copies: 0, presents: 1, ...reste })
    expect(await lancer(join(ancien, 'absent'))).toEqual({ code: 1 })
  })

  it('refuses a folder that holds no file of the register: another one was meant', async () => {
    const etranger = await mkdtemp(join(tmpdir(), 'etranger-'))
    try {
      const rien = { code: 1, copies: 0, presents: 0, alteres: [] }
      expect(await lancer(etranger)).toEqual({ ...rien, ignores: 0 })
      await writeFile(join(etranger, 'note.txt'), 'à moi')
      expect(await lancer(etranger)).toEqual({ ...rien, ignores: 1 })
    } finally {
      await rm(etranger, { recursive: true })
    }
  })
})

describe('fichiers:verifier', () => {
  const base = useDatabase()
  let dossier = ''
  beforeAll(async () => void (dossier = await mkdtemp(join(tmpdir(), 'verifier-'))))
  afterAll(() => rm(dossier, { recursive: true, force: true }))
  const lancer = async (...options: string[]) => {
    const { code, texte } = await executerCommande(
      ['fichiers:verifier', ...options, '--json'],
      async () => ({ db: base().db, fermer: async () => {} }),
      {
        NODE_ENV: 'test',
        DATABASE_URL: base().url,
        SECRET: 'x'.repeat(40),
        DONNEES_DIR: dossier,
      },
    )
    return { code, ...(JSON.parse(texte) as object) }
  }

  it('compares every file with its row, and marks the place when it is told to', async () => {
    const cles = Array.from({ length: 3 }, () => newKey('documents'))
    for (const [n, cle] of cles.entries()) {
      await base().db.query(
        `insert into document (type, nom, taille, sha256, cle) values ('PUBLICATION', 'p.pdf', 3, encode(sha256('abc'), 'hex'), $1)`,
        [cle],
      )
      if (n === 2) continue
      await mkdir(dirname(join(dossier, cle)), { recursive: true })
      await writeFile(join(dossier, cle), n === 0 ? 'abc' : 'abd')
    }
    const fautes = [
      { quoi: expect.stringMatching(/^document /), cle: cles[1], constat: 'ALTERE' },
      { quoi: expect.stringMatching(/^document /), cle: cles[2], constat: 'ABSENT' },
    ].toSorted((a, b) => ((a.cle ?? '') < (b.cle ?? '') ? -1 : 1))
    expect(await lancer()).toEqual({ code: 1, vus: 3, fautes, lieu: null })
    await base().db.query(`delete from document where cle = any($1)`, [cles.slice(1)])
    expect(await lancer()).toEqual({ code: 0, vus: 1, fautes: [], lieu: null })
    await rm(join(dossier, 'marque'), { recursive: true })
    expect(await lancer()).toMatchObject({ code: 1, lieu: expect.stringContaining('sa marque') })
    expect(await lancer('--marquer')).toMatchObject({ code: 0, lieu: null })
  })
})
