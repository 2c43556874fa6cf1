import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createDb, migrate } from '@registre/db'
import { useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { executerCommande } from '../commandes/executer.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET: 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF',
  SMTP_URL: 'smtp://relais.ministere.fr',
  PUBLIC_URL: 'https://registre.ministere.fr',
}

/** Runs an entry point until it ends, or says a word of its log. */
const lancer = (
  entree: 'server' | 'worker',
  env: Record<string, string>,
  mot = /"(listening|working)"/,
): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `../${entree}.ts`)],
      { env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env } },
    )
    let [out, err] = ['', '']
    child.stderr.on('data', (d: Buffer) => (err += d.toString()))
    child.stdout.on('data', (d: Buffer) => {
      out += d.toString()
      if (mot.test(out)) child.kill('SIGKILL')
    })
    child.once('close', (code) => done({ code, out, err }))
  })

describe('a start', () => {
  const base = useDatabase()

  it.each(['server', 'worker'] as const)(
    'in production ends on what reglages:verifier says, all of it at once: %s',
    async (entree) => {
      const { db, url } = base()
      await db.query(
        `insert into utilisateur (profil, login, email) values ('TENEUR_ADMIN_PRINC', 'teneur-' || $1 || '@demo.registre.test', '')`,
        [entree],
      )
      const env = { ...PRODUCTION, DATABASE_URL: url }
      const { code, err } = await lancer(entree, env)
      expect(code).toBe(78)
      const dites = err.trim().split('\n')
      // The tests' server is not durable.
      expect(dites).toEqual([
        ...['fsync', 'full_page_writes', 'synchronous_commit']
          .filter((nom) => err.includes(nom))
          .map((nom) => expect.stringContaining(nom)),
        expect.stringMatching(/^La base contient \d comptes? de démonstration/),
      ])
      const { texte } = await executerCommande(
        ['reglages:verifier', '--sans-services'],
        async () => ({ db, fermer: async () => {} }),
        env,
      )
      for (const phrase of dites) expect(texte).toContain(phrase)
    },
    30_000,
  )

  it.each(['server', 'worker'] as const)(
    'in production ends on a base that does not know letters, as its migrations do: %s',
    async (entree) => {
      const { pool } = base().db
      const nom = `essai_${entree}_${process.pid}`
      await pool.query(
        `create database ${nom} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
      )
      const url = new URL(base().url)
      url.pathname = `/${nom}`
      try {
        await migrate(url.href)
        const { code, err } = await lancer(entree, { ...PRODUCTION, DATABASE_URL: url.href })
        expect(code).toBe(78)
        expect(err).toContain('la base est en SQL_ASCII, le registre demande UTF8')
      } finally {
        await pool.query(`drop database ${nom} with (force)`)
      }
    },
    60_000,
  )

  it('says in its log what it does without, what it does not know and what will be refused', async () => {
    const { out } = await lancer(
      'server',
      {
        ...PRODUCTION,
        DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/registre',
        GEOCODAGE_URI: 'x',
        CLAMAV_URL: 'aucun',
      },
      /database not ready yet/,
    )
    const lignes = out.split('\n').filter(Boolean)
    const dite = (mot: string) => JSON.parse(lignes.find((l) => l.includes(mot)) ?? '{}')
    expect(dite('GEOCODAGE_URI')).toMatchObject({ level: 40, controle: 'inconnus' })
    expect(dite('DONNEES_DIR')).toMatchObject({ level: 40, controle: 'bientot' })
    expect(dite('CLAMAV_URL=aucun')).toMatchObject({ level: 30, controle: 'exploitation' })
  }, 30_000)

  it('waits in no loop for a base that answers: a schema to come is told, and the API listens', async () => {
    const vide = createDb({ url: base().url, applicationName: 'tests', max: 1 })
    const nom = `vide_${process.pid}`
    await vide.query(`create database ${nom}`)
    const url = new URL(base().url)
    url.pathname = `/${nom}`
    try {
      const { out } = await lancer('server', {
        NODE_ENV: 'test',
        SECRET: 'x'.repeat(40),
        DATABASE_URL: url.href,
      })
      expect(out).toContain('"listening"')
    } finally {
      await vide.query(`drop database ${nom} with (force)`)
      await vide.close()
    }
  }, 30_000)

  it('on a port that is taken ends in a sentence, on the log too, without a stack', async () => {
    const autre = createServer()
    await new Promise<void>((ok) => void autre.listen(0, '127.0.0.1', ok))
    const { port } = autre.address() as AddressInfo
    try {
      const { code, out, err } = await lancer('server', {
        NODE_ENV: 'test',
        SECRET: 'x'.repeat(40),
        DATABASE_URL: base().url,
        PORT: String(port),
      })
      expect(code).toBe(78)
      expect(err).toBe(
        `PORT : Le port ${port} de 127.0.0.1 est déjà pris par un autre programme : arrêtez-le, ou donnez un autre port.\n`,
      )
      expect(out).toContain('"level":60')
    } finally {
      autre.close()
    }
  }, 30_000)

  it.each([
    ['192.0.2.1', /^PORT : HOST \(« 192\.0\.2\.1 »\) n’est pas une adresse de cette machine\.$/m],
    ['nulle-part.invalid', /^PORT : HOST \(« nulle-part\.invalid »\) est introuvable/m],
  ])('on an address that is not its own (%s) ends in a sentence', async (HOST, phrase) => {
    const { code, err } = await lancer('server', {
      NODE_ENV: 'test',
      SECRET: 'x'.repeat(40),
      DATABASE_URL: base().url,
      HOST,
    })
    expect({ code, err }).toEqual({ code: 78, err: expect.stringMatching(phrase) })
  })
})
