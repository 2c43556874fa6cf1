import { createDb } from '@registre/db'
import { useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { executerCommande } from './executer.ts'
import { PRODUCTION } from './reglages-de-test.ts'

/** What it chose to do without is told, and refused by nobody. */
const SANS = ['SIRENE_URL=aucun', 'CLAMAV_URL=aucun'].map((debut) => expect.stringContaining(debut))

describe('reglages:verifier', () => {
  const base = useDatabase()
  /** The faults of settings and of the database at an address; the tests' server is not durable. */
  const examiner = async (env: Readonly<Record<string, string>>, url: string) => {
    const { code, texte } = await executerCommande(
      ['reglages:verifier', '--json', '--sans-services'],
      async () => {
        const db = createDb({ url, applicationName: 'tests', max: 2, onError: () => {} })
        return { db, fermer: () => db.close() }
      },
      { ...env, DATABASE_URL: url },
    )
    const { fautes, reserves } = JSON.parse(texte) as { fautes: string[]; reserves: string[] }
    expect(code).toBe(fautes.length > 0 ? 1 : 0)
    expect(texte).not.toMatch(/\bat \S+:\d+|Error:/)
    return { fautes: fautes.filter((f) => !/PostgreSQL : \w+ est à « off »/.test(f)), reserves }
  }
  const verifier = async (env: Readonly<Record<string, string>>, url = base().url) =>
    (await examiner(env, url)).fautes
  /** The address of the tests' database with another role, machine or name. */
  const autre = (change: (url: URL) => void): string => {
    const url = new URL(base().url)
    change(url)
    return url.href
  }
  const comme = (role: string, motDePasse = 'juste'): string =>
    autre((url) => {
      url.username = role
      url.password = motDePasse
    })
  /** A role of its own for one test; a role outlives its database. */
  const avecRole = async <T>(reglage: string, agir: (role: string) => Promise<T>): Promise<T> => {
    const role = `essai_${process.pid}_${Math.random().toString(36).slice(2)}`
    await base().db.pool.query(`create role ${role} password 'juste' ${reglage}`)
    try {
      return await agir(role)
    } finally {
      await base().db.pool.query(`drop role ${role}`)
    }
  }

  it('says what is lost where the register serves as the owner of its tables, and refuses nothing', async () => {
    expect(await examiner(PRODUCTION, base().url)).toEqual({
      fautes: [],
      reserves: [
        ...SANS,
        expect.stringMatching(/possède les tables.*changer le journal.*registre_api/),
      ],
    })
    for (const role of ['registre_api', 'registre_worker'] as const)
      expect(await examiner(PRODUCTION, base().urlDe(role))).toEqual({
        fautes: [],
        reserves: SANS,
      })
  })

  it('refuses a role that the migrations gave less than it needs', async () => {
    await base().db.pool.query('revoke select on mandat from registre_api')
    try {
      expect(await verifier(PRODUCTION, base().urlDe('registre_api'))).toEqual([
        expect.stringMatching(/manque .* 1 de leurs droits .*mandat.*relancez les migrations/),
      ])
    } finally {
      await base().db.pool.query('grant select on mandat to registre_api')
    }
  })

  it('finds nothing to say of a register that says everything', async () => {
    expect(await verifier(PRODUCTION)).toEqual([])
    expect(await verifier({ NODE_ENV: 'test', SECRET: 'x'.repeat(40) })).toEqual([])
  })

  it.each([
    ['COURRIEL_EXPEDITEUR', 'Registre <ne-pas-repondre@registre.example>'],
    ['PUBLIC_URL', 'https://registre.example.fr'],
    ['SMTP_URL', 'smtps://compte:mot@smtp.example.com:465'],
    ['SECURITE_CONTACT', 'securite@registre.test'],
    ['CLAMAV_URL', 'tcp://clamav.invalid:3310'],
  ])('refuses an address copied from a model: %s', async (nom, valeur) => {
    expect(await verifier({ ...PRODUCTION, [nom]: valeur })).toEqual([
      `${nom} porte une adresse d’exemple : donnez la vôtre`,
    ])
  })

  it.each([
    'MENTIONS_EDITEUR',
    'MENTIONS_DIRECTEUR',
    'MENTIONS_HEBERGEUR',
    'SECURITE_CONTACT',
    'GEOCODAGE_URL',
    'SIRENE_URL',
    'CLAMAV_URL',
  ])('refuses that nothing is said of %s', async (nom) => {
    expect(await verifier({ ...PRODUCTION, [nom]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${nom} (est vide|n’est pas dit)`)),
    ])
  })

  it('says all that stops the server: accounts of the demonstration, whose password is public', async () => {
    await base().db.query(
      `insert into utilisateur (profil, login, email) values ('TENEUR_ADMIN_PRINC', 'teneur@demo.registre.test', 'a@b.fr')`,
    )
    try {
      expect(await verifier(PRODUCTION)).toEqual([
        expect.stringContaining('1 compte de démonstration'),
      ])
    } finally {
      await base().db.query(`delete from utilisateur where login = 'teneur@demo.registre.test'`)
    }
  })

  it('names a variable that it does not know, and what the next version will refuse', async () => {
    expect(
      await verifier({ ...PRODUCTION, GEOCODAGE_URI: 'x', PROXY_DE_CONFIANCE: '', PATH: '/bin' }),
    ).toEqual([
      expect.stringMatching(/^PROXY_DE_CONFIANCE n’est pas dit/),
      'GEOCODAGE_URI n’est pas un réglage du registre : vouliez-vous dire GEOCODAGE_URL ?',
    ])
  })

  it('asks each service on a line of its own, and refuses with the one that fails', async () => {
    const lancer = (...options: string[]) =>
      executerCommande(
        ['reglages:verifier', ...options],
        async () => ({ db: base().db, fermer: async () => {} }),
        {
          ...PRODUCTION,
          SMTP_URL: 'smtp://127.0.0.1:1',
          GEOCODAGE_URL: 'aucun',
          DATABASE_URL: base().url,
        },
      )
    const { code, texte } = await lancer()
    expect(code).toBe(1)
    for (const ligne of [
      'Fichiers (DONNEES_DIR)',
      'Réception (RECEPTION_DIR)',
      'Courriels (SMTP_URL)',
    ])
      expect(texte).toContain(`\nDÉFAUT  ${ligne} : `)
    expect((await lancer('--sans-services')).texte).not.toContain('Courriels')
    const { services, fautes } = JSON.parse((await lancer('--json')).texte) as {
      services: { reglage: string; bien: boolean; phrase: string }[]
      fautes: string[]
    }
    expect(services.map((s) => [s.reglage, s.bien])).toEqual([
      ['DONNEES_DIR', false],
      ['RECEPTION_DIR', false],
      ['SMTP_URL', false],
    ])
    expect(fautes).toEqual(expect.arrayContaining(services.map((s) => s.phrase)))
  })

  it('refuses a base that does not know letters, and says how to make one that does', async () => {
    const { pool } = base().db
    const nom = `essai_ascii_${process.pid}`
    await pool.query(
      `create database ${nom} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
    )
    try {
      expect(
        (
          await verifier(
            PRODUCTION,
            autre((url) => (url.pathname = `/${nom}`)),
          )
        )[0],
      ).toMatch(/^PostgreSQL : la base est en SQL_ASCII, le registre demande UTF8/)
      await pool.query(`drop database ${nom}`)
      await pool.query(
        `create database ${nom} encoding 'UTF8' locale 'C' locale_provider libc template template0`,
      )
      expect(
        (
          await verifier(
            PRODUCTION,
            autre((url) => (url.pathname = `/${nom}`)),
          )
        )[0],
      ).toMatch(/^PostgreSQL : la base ne met pas « É » en minuscule/)
    } finally {
      await pool.query(`drop database if exists ${nom}`)
    }
  })

  it('refuses a folder of pages that holds none', async () => {
    expect(await verifier({ ...PRODUCTION, WEB_DIR: '/nulle/part' })).toEqual([
      expect.stringMatching(/^WEB_DIR ne contient pas les pages construites/),
    ])
  })

  it('says every fault at once, a weak secret and a wrong address among them', async () => {
    expect(await verifier({ ...PRODUCTION, SECRET: 'x'.repeat(40), MENTIONS_EDITEUR: '' })).toEqual(
      [
        expect.stringContaining('SECRET doit être tiré au hasard'),
        expect.stringContaining('MENTIONS_EDITEUR est vide'),
      ],
    )
    expect(await verifier({ ...PRODUCTION, GEOCODAGE_URL: 'non' })).toEqual([
      'GEOCODAGE_URL : une adresse (https://…), ou « aucun »',
    ])
    expect(await verifier({ DATABASE_URL: '' })).toContainEqual(
      expect.stringContaining('NODE_ENV est obligatoire'),
    )
  })

  it.each([
    [
      'a wrong password',
      'login',
      'faux',
      /^PostgreSQL refuse le mot de passe du rôle « essai_\w+ »/,
    ],
    ['an expired role', `login valid until '2001-01-01'`, 'juste', /inconnu ou expiré/],
    ['a role that may not sign in', 'nologin', 'juste', /^PostgreSQL n’admet pas le rôle/],
    [
      'a full server',
      'login connection limit 0',
      'juste',
      /^PostgreSQL n’a plus de connexion libre/,
    ],
    ['a role without rights', 'login', 'juste', /n’a pas les droits/],
  ])('has a sentence for %s', async (_quoi, reglage, motDePasse, phrase) => {
    await avecRole(reglage, async (role) =>
      expect(await verifier(PRODUCTION, comme(role, motDePasse))).toEqual([
        expect.stringMatching(phrase),
      ]),
    )
  })

  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'a database that does not exist',
      (url) => {
        url.pathname = '/absente'
      },
      /^La base « absente » n’existe pas/,
    ],
    [
      'an unknown machine',
      (url) => {
        url.hostname = 'nulle-part.invalid'
      },
      /« nulle-part.invalid » de DATABASE_URL est introuvable/,
    ],
    [
      'a server that is stopped',
      (url) => {
        url.port = '1'
      },
      /^PostgreSQL ne répond pas sur \S+, port 1 /,
    ],
    [
      'a server without TLS',
      (url) => {
        url.searchParams.set('sslmode', 'require')
      },
      /n’accepte pas TLS/,
    ],
  ])('has a sentence for %s', async (_quoi, change, phrase) => {
    const fautes = await verifier({ ...PRODUCTION, DATABASE_URL: '' }, autre(change))
    expect(fautes.at(-1)).toMatch(phrase)
  })

  it('tells a role that ends soon, while it still opens', async () => {
    await avecRole(`login superuser valid until 'tomorrow'`, async (role) =>
      expect(await verifier(PRODUCTION, comme(role))).toEqual([
        expect.stringMatching(/^PostgreSQL : le rôle « essai_\w+ » expire le \d\d\/\d\d\/\d{4}/),
      ]),
    )
  })
})
