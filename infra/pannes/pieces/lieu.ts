import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '@registre/db'
import { freePort } from '@registre/db/embedded'
import type { Chantier } from '../../boot/mener.ts'
import {
  commander,
  ouvrirDb,
  ouvrirDossier,
  ouvrirPostgres,
  type Postgres,
  preparerExercice,
  reglages,
  urlDe,
} from '../base.ts'
import { recevoirCourriels } from '../courriels.ts'
import { type Tenu, tenirRedis, tenirRegistre } from '../processus.ts'
import { sauvegarder } from '../sauvegarde.ts'
import { annuaire, geocodeur, magasin, rnb, servir, servirClamd, type Service } from './services.ts'

/** One API, one worker, and each part that they lean on, which can go away alone. */
export interface Lieu {
  url: string
  dossier: string
  /** Settings of the API. */
  envApi: NodeJS.ProcessEnv
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

const ouvrirReplique = async (
  chantier: Chantier,
  dossier: string,
  primaire: Postgres,
): Promise<Lieu['replique'] & { url: string }> => {
  const [source, copie] = [join(dossier, 'postgres'), join(dossier, 'replique')]
  await sauvegarder(primaire.url, source, copie)
  await chmod(copie, 0o700)
  await writeFile(join(copie, 'standby.signal'), '')
  const serveur = await ouvrirPostgres(chantier, copie, {
    primary_conninfo: `host=127.0.0.1 port=${primaire.port} user=registre password=exercice`,
    hot_standby: 'on',
  })
  return { url: serveur.url, couper: serveur.couper, rendre: serveur.rendre }
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
 * `delaiEnvois`: seconds before a failed sending is tried again; `relayer`: by where a process goes to
 * what one of its settings names (`api DATABASE_URL`), straight unless told; `autres`: more settings.
 */
export const ouvrirLieu = async (
  chantier: Chantier,
  delaiEnvois: number,
  relayer: (cle: string, url: string) => Promise<string> = async (_cle, url) => url,
  autres: Readonly<Record<string, string>> = {},
): Promise<Lieu> => {
  const { ouvrir } = chantier
  const dossier = await ouvrirDossier(chantier, 'pieces')
  const fermer = (s: Service): Promise<void> => s.couper()
  const courriels = new Map<string, number>()
  const smtp = await ouvrir(() => ouvrirSmtp(courriels), fermer)
  const objets = await ouvrir(() => servir(magasin(new Map())), fermer)
  const adresses = await ouvrir(() => servir(geocodeur), fermer)
  const entreprises = await ouvrir(() => servir(annuaire), fermer)
  const batiments = await ouvrir(() => servir(rnb), fermer)
  const clamd = await ouvrir(servirClamd, fermer)
  const postgres = await ouvrirPostgres(chantier, join(dossier, 'postgres'))
  await preparerExercice(postgres.url, join(dossier, 'fichiers'))
  const replique = await ouvrirReplique(chantier, dossier, postgres)
  const db = await ouvrirDb(chantier, postgres.url)
  const [portApi, portWorker, portRedis] = await Promise.all([freePort(), freePort(), freePort()])
  const ailleurs = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: replique.url,
    REDIS_URL: `redis://127.0.0.1:${portRedis}`,
    SMTP_URL: smtp.url,
    S3_ENDPOINT: objets.url,
  }
  const env = reglages(postgres.url, dossier, {
    ...ailleurs,
    ENVOIS_DELAI_S: String(delaiEnvois),
    GEOCODAGE_URL: adresses.url,
    SIRENE_URL: entreprises.url,
    RNB_URL: batiments.url,
    CLAMAV_URL: clamd.url,
    S3_BUCKET: 'registre',
    S3_ACCESS_KEY_ID: 'essai',
    S3_SECRET_ACCESS_KEY: 'essai',
    RECEPTION_DIR: join(dossier, 'reception'),
    ...autres,
  })
  // The proofs are made on this disk: the store of objects takes them from there.
  await commander(db, env)('fichiers:reprendre', '--depuis', join(dossier, 'fichiers'))
  const reglagesDe = async (role: 'api' | 'worker'): Promise<NodeJS.ProcessEnv> => {
    const relais: Record<string, string> = {}
    for (const [cle, adresse] of Object.entries(ailleurs))
      relais[cle] = await relayer(`${role} ${cle}`, adresse)
    return { ...env, ...relais }
  }
  const [envApi, envWorker] = [await reglagesDe('api'), await reglagesDe('worker')]
  const url = `http://127.0.0.1:${portApi}`
  const sante = `http://127.0.0.1:${portWorker}`
  return {
    url,
    dossier,
    envApi: { ...envApi, DATABASE_URL: urlDe(envApi['DATABASE_URL'] ?? '', 'registre_api') },
    db,
    courriels,
    smtp,
    magasin: objets,
    geocodeur: adresses,
    antivirus: clamd,
    annuaire: entreprises,
    rnb: batiments,
    replique,
    api: tenirRegistre('api', { dossier, env: envApi, port: portApi }),
    worker: tenirRegistre('worker', { dossier, env: envWorker, port: portWorker }),
    redis: tenirRedis(dossier, portRedis),
    mesures: async () => (await fetch(`${sante}/metrics`)).text(),
    dits: () => readFile(join(dossier, 'worker.log'), 'utf8'),
  }
}
