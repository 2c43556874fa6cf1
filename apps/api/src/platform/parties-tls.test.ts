import { spawn } from 'node:child_process'
import { createServer as createHttps } from 'node:https'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTls, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { withClient } from '@registre/db'
import { freePort, startEmbedded } from '@registre/db/embedded'
import { creerCertificat } from '@registre/demonstration/certificats'
import { redisServer } from '@registre/testing/servers'
import { Redis } from 'ioredis'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { antivirusClamd } from '../gateways/antivirus/clamd.ts'
import { examinerReglages } from './env.ts'
import { schema } from './env.schema.ts'
import { mailerSmtp } from './mailer/smtp.ts'
import { croireAutorites, PARTIES } from './parties-tls.ts'
import { storageS3 } from './storage/s3-storage.ts'
import { newKey } from './storage/storage.ts'

const JOUR = 86_400_000
const duree = { du: new Date(Date.now() - JOUR), au: new Date(Date.now() + JOUR) }
const autorite = (nom: string) =>
  creerCertificat({ sujet: [['CN', nom]], usage: 'autorite', ...duree })
const [bonne, autre] = [autorite('Autorité de l’essai'), autorite('Une autre')]
const serveur = creerCertificat({
  sujet: [['CN', '127.0.0.1']],
  emetteur: bonne,
  usage: 'serveur',
  ...duree,
})
const CERTIFICAT = { cert: serveur.pem, key: serveur.clePem }

const defauts = getCACertificates('default')
let dossier = ''
const fins: (() => unknown)[] = []
beforeAll(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'tls-'))
  await chmod(dossier, 0o755)
  await Promise.all([
    writeFile(join(dossier, 'bonne.pem'), bonne.pem),
    writeFile(join(dossier, 'autre.pem'), autre.pem),
    writeFile(join(dossier, 'serveur.pem'), serveur.pem),
    writeFile(join(dossier, 'serveur.cle'), serveur.clePem, { mode: 0o600 }),
  ])
})
afterEach(() => setDefaultCACertificates(defauts))
afterAll(async () => {
  for (const fin of fins.toReversed()) await fin()
  await rm(dossier, { recursive: true, force: true })
})
const ecouter = async (s: ReturnType<typeof createTcp>): Promise<number> => {
  await new Promise<void>((ok) => void s.listen(0, '127.0.0.1', ok))
  fins.push(() => s.close())
  return (s.address() as AddressInfo).port
}

/** A part of the register by TLS, and the same in clear: each gives a way to speak to it. */
interface Partie {
  chiffree(): Promise<() => Promise<unknown>>
  /** As it asks for TLS of a server that has none; null where its protocol has no such server. */
  enClair(): Promise<() => Promise<unknown>>
}
const muet = (): Promise<number> => ecouter(createTcp((s) => void s.on('error', () => {}).end()))
const postgres = async (tls: boolean) => {
  const options = {
    dataDir: await mkdtemp(join(dossier, 'postgres-')),
    password: 'essai',
    noSync: true,
  }
  let server = await startEmbedded(options)
  if (tls) {
    // Its files belong to the account that runs it: a second start gives it these two.
    await server.stop()
    await writeFile(join(options.dataDir, 'serveur.pem'), serveur.pem)
    await writeFile(join(options.dataDir, 'serveur.cle'), serveur.clePem, { mode: 0o600 })
    const settings = { ssl: 'on', ssl_cert_file: 'serveur.pem', ssl_key_file: 'serveur.cle' }
    server = await startEmbedded({ ...options, settings })
  }
  fins.push(() => server.stop())
  return async () => {
    await withClient(`${server.url('postgres')}?sslmode=verify-full`, async (client) => {
      const { rows } = await client.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      )
      if (rows[0]?.ssl !== true) throw new Error('in clear')
    })
  }
}
const redis = async (tls: boolean) => {
  const port = await freePort()
  const acces = tls
    ? [
        '--port',
        '0',
        '--tls-port',
        String(port),
        '--tls-auth-clients',
        'no',
        '--tls-cert-file',
        join(dossier, 'serveur.pem'),
        '--tls-key-file',
        join(dossier, 'serveur.cle'),
        '--tls-ca-cert-file',
        join(dossier, 'bonne.pem'),
      ]
    : ['--port', String(port)]
  const reste = ['--bind', '127.0.0.1', '--save', '', '--dir', dossier]
  const enfant = spawn(redisServer() ?? '', [...acces, ...reste])
  const pret = new Promise<void>((ok) =>
    enfant.stdout.on('data', (d: Buffer) => /Ready to accept/.test(String(d)) && ok()),
  )
  fins.push(() => enfant.kill('SIGKILL'))
  await pret
  return async () => {
    const client = new Redis(`rediss://127.0.0.1:${port}`, {
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      connectTimeout: 2_000,
    })
    let cause: Error | null = null
    client.on('error', (error: Error) => (cause = error))
    try {
      await client.ping()
    } catch (error) {
      throw cause ?? error
    } finally {
      client.disconnect()
    }
  }
}
const smtp = async (tls: boolean) => {
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...(tls ? CERTIFICAT : { disabledCommands: ['STARTTLS'] }),
    onData: (flux, _session, fini) => void flux.resume().on('end', () => fini(null)),
  })
  server.on('error', () => {})
  await new Promise<void>((ok) => void server.listen(0, '127.0.0.1', () => ok()))
  fins.push(() => new Promise<void>((ok) => server.close(() => ok())))
  const { port } = server.server.address() as AddressInfo
  const mailer = mailerSmtp({
    url: `smtp://127.0.0.1:${port}?tls=requis`,
    expediteur: 'Registre <registre@exemple.fr>',
  })
  return async () => {
    const envoi = await mailer.envoyer({
      id: '1',
      a: 'a@exemple.fr',
      objet: 'Essai',
      texte: 'Essai',
      html: '<p>Essai</p>',
    })
    if (envoi.etat !== 'ENVOYE') throw new Error(envoi.cause)
  }
}
const s3 = async (port: number) => {
  const magasin = storageS3({
    endpoint: `https://127.0.0.1:${port}`,
    bucket: 'registre',
    region: 'us-east-1',
    accessKeyId: 'cle',
    secretAccessKey: 'secret',
    reception: dossier,
  })
  return () => magasin.delete(newKey('justificatifs'))
}
const clamd = (port: number) => async () => {
  let cause = ''
  const antivirus = antivirusClamd({
    hote: '127.0.0.1',
    port,
    tls: true,
    silenceMaxMs: 2_000,
    surEchec: (dite) => (cause = dite),
  })
  if ((await antivirus.analyser(new Uint8Array(10))) !== 'SAFE') throw new Error(cause)
}

const TLS: Record<string, Partie> = {
  PostgreSQL: { chiffree: () => postgres(true), enClair: () => postgres(false) },
  ...(redisServer() === null
    ? {}
    : { Redis: { chiffree: () => redis(true), enClair: () => redis(false) } }),
  courriels: { chiffree: () => smtp(true), enClair: () => smtp(false) },
  fichiers: {
    chiffree: async () =>
      s3(await ecouter(createHttps(CERTIFICAT, (_d, r) => void r.writeHead(204).end()))),
    enClair: async () => s3(await muet()),
  },
  antivirus: {
    chiffree: async () =>
      clamd(
        await ecouter(
          createTls(CERTIFICAT, (socket) => {
            socket.on('error', () => {})
            socket.once('data', () => socket.end('stream: OK\0'))
          }),
        ),
      ),
    enClair: async () => clamd(await muet()),
  },
}

describe.each(Object.entries(TLS))('%s by TLS', (_nom, partie) => {
  it('is spoken to where its authority is believed, and nowhere else', async () => {
    const parler = await partie.chiffree()
    await expect(parler(), 'an authority that nobody knows').rejects.toThrow()
    croireAutorites(join(dossier, 'autre.pem'))
    await expect(parler(), 'another authority').rejects.toThrow()
    croireAutorites(join(dossier, 'bonne.pem'))
    await parler()
  }, 60_000)

  it('is not spoken to in clear', async () => {
    croireAutorites(join(dossier, 'bonne.pem'))
    await expect((await partie.enClair())()).rejects.toThrow()
  }, 60_000)
})

describe('the settings', () => {
  const fautes = (env: Record<string, string>): string[] =>
    examinerReglages({
      NODE_ENV: 'test',
      SECRET: 'x'.repeat(40),
      DATABASE_URL: 'postgresql://base?sslmode=verify-full',
      ...env,
    }).fautes

  const EN_CLAIR: Record<string, string> = {
    DATABASE_URL: 'postgresql://base?sslmode=require',
    DATABASE_REPLICA_URL: 'postgresql://replique',
    REDIS_URL: 'redis://file',
    SMTP_URL: 'smtp://courriels',
    CLAMAV_URL: 'tcp://antivirus:3310',
  }

  it('know each part that has an address', () => {
    const adresses = Object.keys(schema.shape).filter((nom) =>
      /_(URL|ENDPOINT|EMETTEUR)$/.test(nom),
    )
    expect([...PARTIES, 'PUBLIC_URL'].toSorted()).toEqual(adresses.toSorted())
  })

  it.each(PARTIES)('refuse %s in clear where TLS is required, and say what to write', (nom) => {
    const adresse = EN_CLAIR[nom] ?? 'http://service'
    const ecrire = { [nom]: adresse }
    const sans = fautes(ecrire)
    expect(fautes({ ...ecrire, TLS_EXIGE: 'true' }).filter((f) => !sans.includes(f))).toEqual([
      expect.stringMatching(
        new RegExp(`^${nom} : TLS_EXIGE demande une adresse chiffrée \\(.+\\)$`),
      ),
    ])
  })

  it('refuse authorities that cannot be read, in a sentence', async () => {
    await writeFile(join(dossier, 'vide.pem'), 'rien')
    await writeFile(
      join(dossier, 'abime.pem'),
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    )
    expect(fautes({ TLS_AUTORITES: '/nulle/part.pem' })).toEqual([
      expect.stringContaining('ne peut pas être lu'),
    ])
    expect(fautes({ TLS_AUTORITES: join(dossier, 'vide.pem') })).toEqual([
      expect.stringContaining('ne contient aucun certificat'),
    ])
    expect(fautes({ TLS_AUTORITES: join(dossier, 'bonne.pem') })).toEqual([])
    expect(() => croireAutorites(join(dossier, 'abime.pem'))).toThrow('est illisible')
  })
})
