import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDb, type Db } from '@registre/db'
import { type EmbeddedServer, freePort, startEmbedded } from '@registre/db/embedded'
import type { Chantier } from '../../boot/mener.ts'
import { executerCommande } from '../../../apps/api/src/commandes/executer.ts'
import { preparerExercice, urlDe } from '../base.ts'
import { recevoirCourriels } from '../courriels.ts'
import { repond, type Tenu, tenir, tenirRedis } from '../processus.ts'
import { sauvegarder } from '../sauvegarde.ts'
import { annuaire, geocodeur, magasin, rnb, servir, servirClamd, type Service } from './services.ts'

/** One API, one worker, and each part that they lean on, which can go away alone. */
export interface Lieu {
  url: string
  db: Db
  /** Message-ID → how many times it was accepted. */
  courriels: ReadonlyMap<string, number>
  api: Tenu
  worker: Tenu
  redis: Tenu
  replique: { couper(): Promise<void>; rendre(): Promise<void> }
  smtp: Service
  magasin: Service
  geocodeur: Service
  antivirus: Service
  annuaire: Service
  rnb: Service
  /** What the worker gives Prometheus. */
  mesures(): Promise<string>
  /** What the worker said until now. */
  dits(): Promise<string>
}

const RACINE = join(import.meta.dirname, '../../..')

const ouvrirReplique = async (
  { ouvrir }: Chantier,
  dossier: string,
  primaire: EmbeddedServer,
): Promise<Lieu['replique'] & { url: string }> => {
  const [source, copie] = [join(dossier, 'postgres'), join(dossier, 'replique')]
  await sauvegarder(primaire.url('postgres'), source, copie)
  await chmod(copie, 0o700)
  await writeFile(join(copie, 'standby.signal'), '')
  const port = await freePort()
  const demarrer = () =>
    ouvrir(
      () =>
        startEmbedded({
          dataDir: copie,
          password: 'pannes',
          port,
          settings: {
            primary_conninfo: `host=127.0.0.1 port=${primaire.port} user=registre password=pannes`,
            hot_standby: 'on',
          },
        }),
      (s) => s.stop(),
    )
  let serveur = await demarrer()
  return {
    url: serveur.url('postgres'),
    couper: () => serveur.kill(),
    rendre: async () => void (serveur = await demarrer()),
  }
}

const ouvrirSmtp = async (courriels: Map<string, number>): Promise<Service> => {
  const port = await freePort()
  let serveur = await recevoirCourriels(courriels, port)
  return {
    url: serveur.url,
    couper: () => serveur.fermer(),
    rendre: async () => void (serveur = await recevoirCourriels(courriels, port)),
  }
}

/**
 * Starts everything but Redis, the API and the worker, in a folder and on ports of its own.
 * `delaiEnvois`: seconds before a failed sending is tried again.
 */
export const ouvrirLieu = async (chantier: Chantier, delaiEnvois: number): Promise<Lieu> => {
  const { ouvrir } = chantier
  const dossier = await chantier.dossier('registre-pieces-')
  await chmod(dossier, 0o755)
  const fermer = (s: Service): Promise<void> => s.couper()
  const courriels = new Map<string, number>()
  const smtp = await ouvrir(() => ouvrirSmtp(courriels), fermer)
  const objets = await ouvrir(() => servir(magasin(new Map())), fermer)
  const adresses = await ouvrir(() => servir(geocodeur), fermer)
  const entreprises = await ouvrir(() => servir(annuaire), fermer)
  const batiments = await ouvrir(() => servir(rnb), fermer)
  const clamd = await ouvrir(servirClamd, fermer)
  const postgres = await ouvrir(
    () => startEmbedded({ dataDir: join(dossier, 'postgres'), password: 'pannes' }),
    (s) => s.stop(),
  )
  const baseUrl = postgres.url('postgres')
  await preparerExercice(baseUrl, join(dossier, 'fichiers'))
  const replique = await ouvrirReplique(chantier, dossier, postgres)
  const db = await ouvrir(
    () => createDb({ url: baseUrl, applicationName: 'registre-pieces', max: 3 }),
    (ouverte) => ouverte.close(),
  )
  const [portApi, portWorker, portRedis] = await Promise.all([freePort(), freePort(), freePort()])
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DEMONSTRATION: 'true',
    DATABASE_URL: urlDe(baseUrl, 'registre_api'),
    DATABASE_REPLICA_URL: replique.url,
    REDIS_URL: `redis://127.0.0.1:${portRedis}`,
    SMTP_URL: smtp.url,
    ENVOIS_DELAI_S: String(delaiEnvois),
    GEOCODAGE_URL: adresses.url,
    SIRENE_URL: entreprises.url,
    RNB_URL: batiments.url,
    CLAMAV_URL: clamd.url,
    S3_ENDPOINT: objets.url,
    S3_BUCKET: 'registre',
    S3_ACCESS_KEY_ID: 'essai',
    S3_SECRET_ACCESS_KEY: 'essai',
    RECEPTION_DIR: join(dossier, 'reception'),
    DONNEES_DIR: join(dossier, 'fichiers'),
    SECRET: 'pannes'.repeat(8),
    HOST: '127.0.0.1',
    PORT: String(portApi),
    SANTE_PORT: String(portWorker),
    LIMITES_FACTEUR: '10000',
    JOURNAL_NIVEAU: 'warn',
  }
  // The proofs are made on this disk: the store of objects takes them from there.
  await executerCommande(
    ['fichiers:reprendre', '--depuis', env.DONNEES_DIR],
    async () => ({ db, fermer: async () => {} }),
    env,
  )
  const node = (script: string) => [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    join(RACINE, 'apps/api/src', script),
  ]
  const url = `http://127.0.0.1:${portApi}`
  const sante = `http://127.0.0.1:${portWorker}`
  return {
    url,
    db,
    courriels,
    smtp,
    magasin: objets,
    geocodeur: adresses,
    antivirus: clamd,
    annuaire: entreprises,
    rnb: batiments,
    replique,
    api: tenir('api', dossier, node('server.ts'), env, () => repond(`${url}/readyz`)),
    worker: tenir(
      'worker',
      dossier,
      node('worker.ts'),
      { ...env, DATABASE_URL: urlDe(baseUrl, 'registre_worker') },
      () => repond(`${sante}/readyz`),
    ),
    redis: tenirRedis(dossier, portRedis),
    mesures: async () => (await fetch(`${sante}/metrics`)).text(),
    dits: () => readFile(join(dossier, 'worker.log'), 'utf8'),
  }
}
