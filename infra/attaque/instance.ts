import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, type Db, migrate } from '@registre/db'
import { startEmbedded } from '@registre/db/embedded'
import { seedDemo } from '@registre/demonstration/donnees'
import { seedReference } from '@registre/seed'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import { cookieNames } from '../../apps/api/src/platform/reply-port.ts'
import { createSessionStore } from '../../apps/api/src/platform/session-store.ts'
import { type ApiProcess, startApi } from '../../apps/api/tests/support/api-process.ts'
import { PREUVE_DES_ESSAIS } from '../../apps/api/tests/support/preuve.ts'
import { type Visiteur, visiteur } from './visiteur.ts'

/** A register of its own, with the demonstration's people and dossiers, to be attacked. */
export interface Instance {
  db: Db
  /** As it serves: every limit is that of production. */
  stricte: ApiProcess
  /** Limits a thousand times as wide: for what tries every door once. */
  ouverte: ApiProcess
  /** A caller whose session is open: what somebody who borrowed a browser holds. */
  connecte(login: string, serveur?: ApiProcess): Promise<Visiteur>
  /** A server more, with settings of its own; ended with the others. */
  serveur(env: Record<string, string>): Promise<ApiProcess>
  /** Memory of a process, in MB: now and at its highest. */
  memoire(api: ApiProcess): Promise<{ rss: number; pic: number }>
  fermer(): Promise<void>
}

const MO = 1024
const champ = (statut: string, nom: string): number =>
  Math.round(Number(new RegExp(`^${nom}:\\s+(\\d+) kB`, 'm').exec(statut)?.[1] ?? 0) / MO)

/** Starts the instance in a folder of its own, on free ports of the loopback. */
export const ouvrirInstance = async (): Promise<Instance> => {
  const dossier = await mkdtemp(join(tmpdir(), 'registre-attaque-'))
  const postgres = await startEmbedded({ dataDir: join(dossier, 'postgres'), password: 'attaque' })
  const base = postgres.url('postgres')
  await migrate(base)
  const db = createDb({ url: base, applicationName: 'registre-attaque', max: 8 })
  await seedReference(db)
  const fichiers = join(dossier, 'fichiers')
  await seedDemo(db, { dossierFichiers: fichiers, environnement: 'development' })
  const sessions = createSessionStore(db, systemClock)
  const servis: ApiProcess[] = []
  const serveur = async (env: Record<string, string>): Promise<ApiProcess> => {
    const api = await startApi({
      DATABASE_URL: base,
      DONNEES_DIR: fichiers,
      DEMONSTRATION: 'true',
      ...env,
    })
    servis.push(api)
    return api
  }
  const stricte = await serveur({ LIMITES_FACTEUR: '1' })
  const ouverte = await serveur({ LIMITES_FACTEUR: '1000' })
  return {
    db,
    stricte,
    ouverte,
    serveur,
    connecte: async (login, api = ouverte) => {
      const [compte] = await db.query<{ id: number }>(
        'select id from utilisateur where login = $1',
        [login],
      )
      if (!compte) throw new Error(`no account ${login}`)
      const { value } = await sessions.open({
        utilisateurId: compte.id,
        preuve: PREUVE_DES_ESSAIS,
        adresse: '127.0.0.1',
        agent: 'attaque',
      })
      return visiteur(api.url, { cookie: `${cookieNames(false).session}=${value}` })
    },
    memoire: async ({ child }) => {
      const statut = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return { rss: champ(statut, 'VmRSS'), pic: champ(statut, 'VmHWM') }
    },
    fermer: async () => {
      await Promise.all(servis.map((api) => api.kill()))
      await db.close()
      await postgres.stop()
      await rm(dossier, { recursive: true, force: true })
    },
  }
}
