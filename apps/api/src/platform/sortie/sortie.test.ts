import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { serveurDeTest } from '@registre/testing/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clavisOpenid, etatOpenid, notairesOpenid } from '../../gateways/clavis/openid.ts'
import { geocodageHttp } from '../../gateways/geocodage/http.ts'
import { rnbHttp } from '../../gateways/rnb/http.ts'
import { sireneHttp } from '../../gateways/sirene/http.ts'
import { lirePlan } from '../../modules/carte/plan.ts'
import { envoyer } from '../../modules/webhooks/envoyer.ts'
import { schema } from '../env.schema.ts'
import { storageS3 } from '../storage/s3-storage.ts'
import { newKey } from '../storage/storage.ts'
import { otlpTracer } from '../traces/otlp.ts'
import { bornerS3 } from './sortie-s3.ts'

const DELAI_MS = 400
const limites = { delaiMs: DELAI_MS, tailleMax: 200_000 }
const TAILLE = 64 * 1024 * 1024
const zeros = Buffer.alloc(TAILLE)

let reception = ''
beforeAll(async () => {
  reception = await mkdtemp(join(tmpdir(), 'sortie-'))
})
afterAll(() => rm(reception, { recursive: true }))

const fournisseur = (emetteur: string) => ({
  nom: 'Essai',
  emetteur,
  clientId: 'registre',
  clientSecret: 'secret-de-l-essai',
  scopes: 'openid',
  acr: '',
  alg: 'RS256',
  delaiMs: DELAI_MS,
  claimEtude: 'crpcen',
  claimQualite: 'qualite',
})
const secrets = { etat: 'e', nonce: 'n', verificateur: 'v'.repeat(43) }
const options = { autre: false, renouveler: false }
const retour = 'http://127.0.0.1/retour'
const geocodage = (base: string) => geocodageHttp({ adresses: base, cadastre: base, limites })
const s3 = (endpoint: string) =>
  storageS3({
    endpoint,
    bucket: 'registre',
    region: 'us-east-1',
    accessKeyId: 'cle',
    secretAccessKey: 'secret',
    reception,
  })
const tracer = async (adresse: string): Promise<never> => {
  const dites: unknown[] = []
  const traceur = otlpTracer({
    adresse,
    proportion: 1,
    service: 'essai',
    version: '1',
    onError: (erreur) => dites.push(erreur),
  })
  await traceur.dans('essai', {}, async () => undefined)
  await traceur.fermer()
  throw dites[0] ?? new Error('lu : le statut seul')
}
const avertir = async (base: string): Promise<never> => {
  const statut = await envoyer(
    `${base}/avis`,
    '{}',
    {},
    {
      WEBHOOKS_ADRESSES_INTERNES: true,
      WEBHOOKS_PORTS: [],
      WEBHOOKS_PLAGES_INTERDITES: [],
    },
  )
  throw new Error(`lu : le statut ${statut} seul`)
}

/** One call or more by each setting that names a service over HTTP; `null`: another protocol. */
const APPELS: Record<string, Record<string, (base: string) => Promise<unknown>> | null> = {
  GEOCODAGE_URL: {
    completer: (base) => geocodage(base).completer('1 rue'),
    adresse: (base) => geocodage(base).rechercherAdresse('1 rue'),
  },
  CADASTRE_URL: {
    parcelles: (base) =>
      geocodage(base).parcellesAuPoint({ codeInsee: '38185', longitude: 5.7, latitude: 45.1 }),
  },
  PLAN_URL: {
    image: (base) => lirePlan(`${base}/{z}/{x}/{y}`, undefined, { limites }),
  },
  SIRENE_URL: {
    recherche: (base) => sireneHttp({ base, limites }).trouver('21380185500015'),
    insee: (base) => sireneHttp({ base, limites, cle: 'cle' }).trouver('21380185500015'),
  },
  RNB_URL: {
    autour: (base) => rnbHttp({ base, limites }).autour({ longitude: 5.7, latitude: 45.1 }),
  },
  CLAVIS_EMETTEUR: {
    decouvrir: (base) => clavisOpenid(fournisseur(base)).adresseConnexion(secrets, retour, options),
  },
  NOTAIRES_EMETTEUR: {
    decouvrir: (base) =>
      notairesOpenid(fournisseur(base)).adresseConnexion(secrets, retour, options),
  },
  FRANCECONNECT_EMETTEUR: {
    decouvrir: (base) => etatOpenid(fournisseur(base)).adresseConnexion(secrets, retour, options),
  },
  PROCONNECT_EMETTEUR: {
    decouvrir: (base) => etatOpenid(fournisseur(base)).adresseConnexion(secrets, retour, options),
  },
  S3_ENDPOINT: {
    lire: async (base) => text(await s3(base).get(newKey('justificatifs'))),
    tranche: async (base) =>
      text(await s3(base).get(newKey('justificatifs'), { debut: 0, fin: 10 })),
    demander: (base) => s3(base).exists(newKey('justificatifs')),
    effacer: (base) => s3(base).delete(newKey('justificatifs')),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { envoyer: tracer },
  // Addresses are given by the firms.
  WEBHOOKS_PORTS: { envoyer: avertir },
  DATABASE_URL: null,
  DATABASE_REPLICA_URL: null,
  REDIS_URL: null,
  SMTP_URL: null,
  CLAMAV_URL: null,
  // The register's own.
  PUBLIC_URL: null,
}
/** Those that read a status and close: nothing of a body reaches them. */
const STATUT_SEUL = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'WEBHOOKS_PORTS']
/** Those of the object store whose answer is but a yes. */
const SANS_CORPS = ['demander', 'effacer']
const CAS = Object.entries(APPELS).flatMap(([reglage, appels]) =>
  Object.entries(appels ?? {}).map(([quoi, appel]) => ({ reglage, quoi, appel })),
)

const json = { 'content-type': 'application/json' }
const sansFin = (reponse: ServerResponse): void => {
  const morceau = Buffer.alloc(65_536, 0x20)
  const suite = (): void => {
    while (!reponse.destroyed && reponse.write(morceau));
  }
  reponse.on('drain', suite)
  suite()
}
const encodages = {
  br: brotliCompressSync(zeros),
  gzip: gzipSync(zeros),
  deflate: deflateSync(zeros),
  'gzip, br': Buffer.alloc(100),
  inconnu: Buffer.alloc(100),
}

/** Plays a call against a server that answers so; gives what it asked for and how it ended. */
const jouer = async (
  appel: (base: string) => Promise<unknown>,
  repondre: RequestListener,
): Promise<{ demandes: string[]; issue: unknown; envoyes: number; ms: number }> => {
  const demandes: string[] = []
  let envoyes = 0
  await using serveur = await serveurDeTest((demande, reponse) => {
    demandes.push(String(demande.headers['accept-encoding']))
    demande.resume()
    demande.socket.once('close', () => (envoyes += demande.socket.bytesWritten))
    repondre(demande, reponse)
  })
  const debut = performance.now()
  const issue: unknown = await appel(serveur.base).then(
    (lu) => ({ lu }),
    (erreur: unknown) => erreur,
  )
  const ms = performance.now() - debut
  await new Promise((suite) => setTimeout(suite, 50))
  return { demandes, issue, envoyes, ms }
}

describe('calls to the outside', () => {
  it('are all in the table: each setting that names a service', () => {
    const services = Object.keys(schema.shape).filter((nom) =>
      /_(URL|ENDPOINT|EMETTEUR)$|^WEBHOOKS_PORTS$/.test(nom),
    )
    expect(Object.keys(APPELS).toSorted()).toEqual(services.toSorted())
  })

  describe.each(CAS)('$reglage, $quoi', ({ reglage, quoi, appel }) => {
    it('ask for a body as it is', async () => {
      const { demandes } = await jouer(appel, (_d, r) => void r.writeHead(500).end())
      expect(demandes.length).toBeGreaterThan(0)
      expect(new Set(demandes)).toEqual(new Set(['identity']))
    })

    it.each(Object.entries(encodages))(
      'refuse one in %s without decoding it',
      async (nom, corps) => {
        const avant = process.memoryUsage().arrayBuffers
        const { issue } = await jouer(
          appel,
          (_d, r) => void r.writeHead(200, { ...json, 'content-encoding': nom }).end(corps),
        )
        if (!SANS_CORPS.includes(quoi)) expect(issue).toBeInstanceOf(Error)
        expect(process.memoryUsage().arrayBuffers - avant).toBeLessThan(TAILLE / 4)
      },
    )

    it('end one that has no end', async () => {
      const { issue, envoyes, ms } = await jouer(appel, (d, r) => {
        r.writeHead(200, json)
        if (d.method === 'HEAD') r.end()
        else sansFin(r)
      })
      if (!SANS_CORPS.includes(quoi)) expect(issue).toBeInstanceOf(Error)
      expect(ms).toBeLessThan(5_000)
      expect(envoyes).toBeLessThan(TAILLE / 2)
    })

    // The store is given half a minute: its own test is below.
    if (reglage !== 'S3_ENDPOINT' && !STATUT_SEUL.includes(reglage))
      it('end one that drips', async () => {
        const { issue, ms } = await jouer(appel, (_d, r) => {
          r.writeHead(200, json)
          const goutte = setInterval(() => r.write(' '), 50)
          void once(r, 'close').then(() => clearInterval(goutte))
        })
        expect(issue).toBeInstanceOf(Error)
        expect(ms).toBeLessThan(DELAI_MS * 5)
      })
  })

  it('end an answer of the object store that drips, when nobody announced a file', async () => {
    const lire = async (endpoint: string): Promise<string> => {
      const client = new S3Client({
        endpoint,
        region: 'us-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId: 'cle', secretAccessKey: 'secret' },
      })
      bornerS3(client, DELAI_MS)
      const { Body: corps } = await client.send(new GetObjectCommand({ Bucket: 'b', Key: 'c' }))
      return corps instanceof Readable ? text(corps) : ''
    }
    const goutte = (entetes: Record<string, number>) => (_d: unknown, r: ServerResponse) => {
      r.writeHead(200, entetes)
      let gouttes = 0
      const chute = setInterval(() => (r.write(' '), (gouttes += 1) === 20 && r.end()), 50)
      void once(r, 'close').then(() => clearInterval(chute))
    }
    expect((await jouer(lire, goutte({}))).issue).toMatchObject({ causeEchec: 'delai' })
    expect((await jouer(lire, goutte({ 'content-length': 20 }))).issue).toEqual({
      lu: ' '.repeat(20),
    })
  })
})
