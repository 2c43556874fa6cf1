import { mkdtemp, rm } from 'node:fs/promises'
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
  connecte(login: string): Promise<Visiteur>
  /** The `cookie` header of an open session. */
  temoin(login: string): Promise<string>
  /** A server more, with settings of its own; ended with the others. */
  serveur(env: Record<string, string>): Promise<ApiProcess>
  fermer(): Promise<void>
}

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
  const temoin = async (login: string): Promise<string> => {
    const [compte] = await db.query<{ id: number }>('select id from utilisateur where login = $1', [
      login,
    ])
    if (!compte) throw new Error(`no account ${login}`)
    const { value } = await sessions.open({
      utilisateurId: compte.id,
      preuve: PREUVE_DES_ESSAIS,
      adresse: '127.0.0.1',
      agent: 'attaque',
    })
    return `${cookieNames(false).session}=${value}`
  }
  const stricte = await serveur({ LIMITES_FACTEUR: '1' })
  const ouverte = await serveur({ LIMITES_FACTEUR: '1000' })
  return {
    db,
    stricte,
    ouverte,
    serveur,
    temoin,
    connecte: async (login) => visiteur(ouverte.url, { cookie: await temoin(login) }),
    fermer: async () => {
      await Promise.all(servis.map((api) => api.kill()))
      await db.close()
      await postgres.stop()
      await rm(dossier, { recursive: true, force: true })
    },
  }
}
