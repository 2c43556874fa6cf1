import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@registre/db/embedded'
import { useDatabase } from '@registre/testing'
import { fournisseurDeTest, avecRedis, serveurDeTest, startRedis } from '@registre/testing/servers'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { examinerReglages, SETTING_NAMES } from '../platform/env.ts'
import { demanderServices } from './demander-services.ts'
import { SERVICES } from './services.ts'

const BASE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF',
}
const S3 = { S3_BUCKET: 'seau', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
const SIGN_ONS = Object.fromEntries(
  ['CLAVIS', 'NOTAIRES', 'FRANCECONNECT', 'PROCONNECT'].flatMap((nom) => [
    [`${nom}_CLIENT_ID`, 'registre'],
    [`${nom}_CLIENT_SECRET`, 'k'.repeat(32)],
  ]),
)

let dossier = ''
const fins: (() => unknown)[] = []
beforeAll(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'services-'))
})
afterEach(async () => {
  for (const fin of fins.splice(0).toReversed()) await fin()
})
afterAll(() => rm(dossier, { recursive: true }))

/** A base that is away has its own line: the store answers without it. */
const SANS_BASE = { query: () => Promise.reject(new Error('no base')) }

/** What is answered of each service that these settings name, by its setting. */
const demander = async (env: Record<string, string>, delaiMs?: number) => {
  const { reglages } = examinerReglages({
    ...BASE,
    DONNEES_DIR: dossier,
    RECEPTION_DIR: dossier,
    RECEPTION_MO: '20',
    ...env,
  })
  if (reglages === null) throw new Error('unreadable settings')
  const reponses = await demanderServices(reglages, SANS_BASE, delaiMs)
  for (const { phrase, reglage } of reponses) {
    expect(phrase).toMatch(new RegExp(`^[A-ZÀ-Ý][^:]* \\(${reglage}\\) : \\S`))
    expect(phrase).not.toMatch(/\n|\bat \S+:\d+|Error|\bECONN|undefined|motdepasse/)
  }
  return Object.fromEntries(
    reponses.map(({ reglage, bien, phrase }) => [reglage, `${bien ? '' : 'DÉFAUT '}${phrase}`]),
  )
}
const ADRESSES = SERVICES.map(({ reglage }) => reglage).filter((nom) => !nom.endsWith('_DIR'))
/** Every service at one port of this machine. */
const partout = (port: number): Record<string, string> => ({
  ...S3,
  ...SIGN_ONS,
  ...Object.fromEntries(ADRESSES.map((nom) => [nom, `http://127.0.0.1:${port}`])),
  DATABASE_REPLICA_URL: `postgresql://u:motdepasse@127.0.0.1:${port}/registre`,
  REDIS_URL: `redis://:motdepasse@127.0.0.1:${port}`,
  SMTP_URL: `smtp://u:motdepasse@127.0.0.1:${port}`,
  CLAMAV_URL: `tcp://127.0.0.1:${port}`,
})

describe('the services', () => {
  it('are all in the table: each setting that names one, and each folder', () => {
    const nommes = SETTING_NAMES.filter((nom) =>
      /_(URL|ENDPOINT|EMETTEUR)$|^(DONNEES|RECEPTION)_DIR$/.test(nom),
    )
    expect([...SERVICES.map((s) => s.reglage), 'DATABASE_URL', 'PUBLIC_URL'].toSorted()).toEqual(
      nommes.toSorted(),
    )
  })

  it('that nobody runs are each told in a sentence', async () => {
    const dits = await demander(partout(await freePort()))
    expect(Object.keys(dits).toSorted()).toEqual([...ADRESSES, 'RECEPTION_DIR'].toSorted())
    for (const nom of ADRESSES) expect(dits[nom], nom).toMatch(/^DÉFAUT .* ; \S/)
    for (const nom of ['REDIS_URL', 'CLAMAV_URL', 'SMTP_URL', 'S3_ENDPOINT'])
      expect(dits[nom], nom).toContain('rien n’écoute à cette adresse')
    expect(dits['DATABASE_REPLICA_URL']).toContain('PostgreSQL ne répond pas sur 127.0.0.1')
    expect(dits['GEOCODAGE_URL']).toContain('est injoignable')
  })

  it('that say nothing hold nobody: all together take no longer than one', async () => {
    const muet = createServer((prise) => void prise.on('error', () => {}))
    await new Promise<void>((ok) => void muet.listen(0, '127.0.0.1', ok))
    fins.push(() => muet.close())
    const debut = performance.now()
    const dits = await demander(partout((muet.address() as AddressInfo).port), 700)
    expect(performance.now() - debut).toBeLessThan(3_000)
    for (const nom of ADRESSES) expect(dits[nom], nom).toMatch(/ne répond pas/)
  })

  it('over HTTP are asked what the register asks of them', async () => {
    const lus: string[] = []
    await using serveur = await serveurDeTest((demande, reponse) => {
      lus.push(`${demande.method} ${demande.url?.split('?')[0]}`)
      reponse.writeHead(200, { 'content-type': 'application/json' })
      reponse.end('{"type":"FeatureCollection","features":[],"results":[],"count":0}')
    })
    const dits = await demander({
      ...Object.fromEntries(
        ['GEOCODAGE', 'CADASTRE', 'COMMUNES', 'SIRENE', 'RNB'].map((nom) => [
          `${nom}_URL`,
          serveur.base,
        ]),
      ),
      OTEL_EXPORTER_OTLP_ENDPOINT: serveur.base,
    })
    expect(Object.values(dits).filter((d) => d.startsWith('DÉFAUT'))).toEqual([])
    for (const chemin of [
      'GET /geocodage/search',
      'GET /api/cadastre/parcelle',
      'GET /search',
      'POST /v1/traces',
    ])
      expect(lus).toContain(chemin)
  })

  it('that are no such service are told apart from those that are away', async () => {
    await using serveur = await serveurDeTest((_demande, reponse) => {
      reponse.writeHead(200, { 'content-type': 'text/html' }).end('<p>bienvenue</p>')
    })
    const dits = await demander({ GEOCODAGE_URL: serveur.base, SIRENE_URL: serveur.base })
    for (const nom of ['GEOCODAGE_URL', 'SIRENE_URL'])
      expect(dits[nom]).toContain('répond autre chose que ce que le registre attend')
  })

  it('that speak another language are told so', async () => {
    const autre = createServer((prise) => {
      prise.on('error', () => {}).write('220 bonjour\r\n')
      prise.on('data', () => prise.write('500 comment ?\r\n'))
    })
    await new Promise<void>((ok) => void autre.listen(0, '127.0.0.1', ok))
    fins.push(() => autre.close())
    const dits = await demander(partout((autre.address() as AddressInfo).port), 1_000)
    for (const nom of ADRESSES)
      expect(dits[nom], nom).toMatch(
        /: (ne répond pas|répond autre chose|est injoignable|coupe|refuse|le relais|PostgreSQL)/,
      )
  })

  it('of files: written, read again and taken away; a folder that is not there is not made', async () => {
    const dit = 'Fichiers (DONNEES_DIR) : écrit, relu, effacé'
    const { uid } = await stat(dossier)
    expect((await demander({}))['DONNEES_DIR']).toBe(
      dit + (process.getuid?.() === 0 ? ` ; au compte n° ${uid}` : ''),
    )
    for (const lieu of ['/proc/y', join(dossier, 'absent')]) {
      const dits = await demander({ DONNEES_DIR: lieu, RECEPTION_DIR: lieu })
      for (const nom of ['DONNEES_DIR', 'RECEPTION_DIR'])
        expect(dits[nom]).toMatch(/^DÉFAUT .* : le dossier n’existe pas ; /)
    }
    const fichier = join(dossier, 'fichier')
    await writeFile(fichier, '')
    expect((await demander({ DONNEES_DIR: fichier }))['DONNEES_DIR']).toContain(
      'n’est pas un dossier',
    )
    expect(
      (await demander({ NODE_ENV: 'test', RECEPTION_DIR: join(dossier, 'a-venir') }))[
        'RECEPTION_DIR'
      ],
    ).toContain('sera créé au premier fichier')
  })

  it('of reception: a disk with room, not memory', async () => {
    expect((await demander({}))['RECEPTION_DIR']).toMatch(/s’écrit, \d+ Mo libres/)
    expect((await demander({ RECEPTION_MO: '100000' }))['RECEPTION_DIR']).toMatch(
      /n’a que \d+ Mo libres, il en faut 200000 ; /,
    )
    if (process.platform === 'linux')
      expect((await demander({ RECEPTION_DIR: '/dev/shm' }))['RECEPTION_DIR']).toContain(
        'est en mémoire, non sur un disque',
      )
  })

  it('of mails: who is let in, how, and never by a password in clear', async () => {
    const mots: string[] = []
    const relais = async (starttls: boolean): Promise<number> => {
      const smtp = new SMTPServer({
        logger: false,
        authOptional: true,
        ...(starttls ? {} : { disabledCommands: ['STARTTLS'] }),
        onAuth: ({ password }, _session, fini) => {
          mots.push(password ?? '')
          fini(password === 'juste' ? null : new Error('no'), { user: 'u' })
        },
        onData: () => mots.push('un courriel'),
        allowInsecureAuth: true,
      })
      smtp.on('error', () => {})
      await new Promise<void>((ok) => void smtp.listen(0, '127.0.0.1', () => ok()))
      fins.push(() => new Promise<void>((ok) => smtp.close(() => ok())))
      return (smtp.server.address() as AddressInfo).port
    }
    const port = await relais(false)
    const dit = async (url: string) => (await demander({ SMTP_URL: url }))['SMTP_URL']
    expect(await dit(`smtp://127.0.0.1:${port}`)).toBe(
      'Courriels (SMTP_URL) : laisse entrer, en clair',
    )
    expect(await dit(`smtp://127.0.0.1:${port}?tls=requis`)).toContain('n’offre pas STARTTLS')
    // On every address of the machine: not one of its own alone.
    expect(await dit(`smtp://u:juste@0.0.0.0:${port}`)).toContain('n’offre pas STARTTLS')
    expect(mots).toEqual([])
    expect(await dit(`smtp://u:juste@127.0.0.1:${port}`)).toContain('laisse entrer, en clair')
    expect(await dit(`smtp://u:faux@127.0.0.1:${port}`)).toContain(
      'refuse l’identifiant ou le mot de passe',
    )
    // A certificate that nobody knows.
    expect(await dit(`smtp://127.0.0.1:${await relais(true)}`)).toContain(
      'son certificat n’est pas reconnu',
    )
    expect(mots).toEqual(['juste', 'faux'])
  })

  it('of sign-on describe themselves', async () => {
    await using fournisseur = await fournisseurDeTest({ id: 'registre', secret: 'k'.repeat(32) })
    const dits = await demander({
      ...SIGN_ONS,
      CLAVIS_EMETTEUR: fournisseur.emetteur,
      NOTAIRES_EMETTEUR: fournisseur.emetteur,
    })
    for (const nom of ['CLAVIS_EMETTEUR', 'NOTAIRES_EMETTEUR'])
      expect(dits[nom]).toMatch(/ : se décrit$/)
  })

  it('of viruses scan a word', async () => {
    const repondre = async (verdict: string): Promise<string> => {
      const clamd = createServer((prise) => {
        prise.on('error', () => {})
        prise.once('data', () => prise.end(`${verdict}\0`))
      })
      await new Promise<void>((ok) => void clamd.listen(0, '127.0.0.1', ok))
      fins.push(() => clamd.close())
      const port = (clamd.address() as AddressInfo).port
      return (await demander({ CLAMAV_URL: `tcp://127.0.0.1:${port}` }))['CLAMAV_URL'] ?? ''
    }
    expect(await repondre('stream: OK')).toBe('Antivirus (CLAMAV_URL) : analyse')
    expect(await repondre('INSTREAM size limit exceeded')).toMatch(/^DÉFAUT Antivirus/)
  })

  it.runIf(avecRedis())('of the queue answer', async () => {
    const redis = await startRedis()
    fins.push(redis.stop)
    expect((await demander({ REDIS_URL: redis.url }))['REDIS_URL']).toBe(
      'Redis (REDIS_URL) : répond',
    )
  })

  describe('of reads', () => {
    const base = useDatabase()
    it('are a replica, or it is told', async () => {
      expect(
        (await demander({ DATABASE_REPLICA_URL: base().url }))['DATABASE_REPLICA_URL'],
      ).toContain('c’est une base primaire')
    })
  })
})
