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
