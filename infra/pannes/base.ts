import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDb, type Db, enTantQue, faireRoles, type Role, ROLES } from '@registre/db'
import { type EmbeddedServer, freePort, startEmbedded } from '@registre/db/embedded'
import { executerCommande } from '../../apps/api/src/commandes/executer.ts'
import { dire } from '../boot/house.ts'
import type { Chantier } from '../boot/mener.ts'
import { preparerBase } from '../boot/prepare.ts'
import { ecrirePartie, tableauMarkdown } from '../boot/reperes.ts'

const MOT_DE_PASSE = 'exercice-du-registre'
/** The passwords of the roles, as settings give them to the migrations. */
export const MOTS_DE_PASSE = Object.fromEntries(
  ROLES.map((role) => [`${role.toUpperCase()}_MOT_DE_PASSE`, MOT_DE_PASSE]),
)

/** The address of a drill's database for the process that serves, by its own role. */
export const urlDe = (url: string, role: Role): string => enTantQue(url, role, MOT_DE_PASSE)

/**
 * Lifts the number of accounts that one house opens a day: the callers of a drill are one house, and
 * that number is not what a drill rehearses.
 */
export const leverPlafond = async (url: string): Promise<void> => {
  const db = createDb({ url, applicationName: 'registre-exercice', max: 1 })
  try {
    await db.query(`create function exercice_sans_plafond() returns trigger language plpgsql as
      $$ begin new.compte := 0; return new; end $$`)
    await db.query(`create trigger exercice_sans_plafond before insert or update on limite_debit
      for each row when (new.cle like 'invitations:%') execute function exercice_sans_plafond()`)
  } finally {
    await db.close()
  }
}

/** Makes the base of a drill: roles, migrations, the demonstration's data, its proofs in this folder. */
export const preparerExercice = async (url: string, dossierFichiers: string): Promise<void> => {
  await faireRoles(url, Object.fromEntries(ROLES.map((role) => [role, MOT_DE_PASSE])))
  await preparerBase(url, true, dossierFichiers)
  await leverPlafond(url)
}

/** The PostgreSQL of a drill: it can go away at once, and come back on the same data and port. */
export interface Postgres {
  url: string
  port: number
  /** Resolves when it ended by itself. */
  fini(): Promise<void>
  couper(): Promise<void>
  rendre(settings?: Readonly<Record<string, string>>): Promise<void>
}

/** Starts one in a folder, on a port that was free; it ends with the command. */
export const ouvrirPostgres = async (
  { ouvrir }: Chantier,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Postgres> => {
  const port = await freePort()
  const demarrer = (avec = settings): Promise<EmbeddedServer> =>
    ouvrir(
      () => startEmbedded({ dataDir, password: 'exercice', port, settings: { ...avec } }),
      (s) => s.stop(),
    )
  let serveur = await demarrer()
  return {
    url: serveur.url('postgres'),
    port,
    fini: () => serveur.ended,
    couper: () => serveur.kill(),
    rendre: async (avec) => void (serveur = await demarrer(avec)),
  }
}

/**
 * A pool of the drill itself, as the owner; what is cut under it is no fault. What it does when the
 * command is told to end is cut by the server, which ends next.
 */
export const ouvrirDb = ({ ouvrir }: Chantier, url: string): Promise<Db> =>
  ouvrir(
    () => createDb({ url, applicationName: 'registre-exercice', max: 4, onError: () => undefined }),
    (db) => Promise.race([db.close(), wait(1000)]),
  )

/** How many rows of a table, and its condition. */
export const compter = async (db: Db, de: string, params: unknown[] = []): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${de}`, params))[0]?.n ?? 0

/** The folder of a drill, which PostgreSQL's own account may enter. */
export const ouvrirDossier = async (chantier: Chantier, nom: string): Promise<string> => {
  const dossier = await chantier.dossier(`registre-${nom}-`)
  await chmod(dossier, 0o755)
  return dossier
}

/** Settings of the processes of a drill, on this database, their files in this folder. */
export const reglages = (
  url: string,
  dossier: string,
  autres: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  DEMONSTRATION: 'true',
  DATABASE_URL: url,
  SECRET: 'exercice'.repeat(6),
  HOST: '127.0.0.1',
  LIMITES_FACTEUR: '10000',
  DONNEES_DIR: join(dossier, 'fichiers'),
  JOURNAL_NIVEAU: 'warn',
  ...autres,
})

/** A command of the register on the database of a drill. */
export const commander =
  (db: Db, env: NodeJS.ProcessEnv = process.env) =>
  (...mots: string[]) =>
    executerCommande(mots, async () => ({ db, fermer: async () => {} }), env)

/** A table of docs/pannes.md: each row told as it comes; `conclure` writes it, and gives the exit code. */
export const tableauExercice = (partie: string, entete: readonly string[]) => {
  const lignes: string[][] = []
  let fautes = 0
  return {
    noter: (tient: boolean, ...cellules: string[]): void => {
      lignes.push(cellules)
      fautes += tient ? 0 : 1
      dire(`${tient ? 'oui' : 'NON'}  ${cellules.join(' ; ')}`)
    },
    conclure: async (reussi: string): Promise<number> => {
      const jour = new Date().toISOString().slice(0, 10)
      await ecrirePartie(
        'docs/pannes.md',
        partie,
        `Dernier exercice : ${jour}, ${fautes === 0 ? 'aucune faute' : `${fautes} faute(s)`}.\n\n${tableauMarkdown(entete, lignes)}`,
      )
      dire(fautes === 0 ? `\n${reussi}` : `\n${fautes} ligne(s) ne tiennent pas.`)
      return fautes === 0 ? 0 : 1
    },
  }
}

/** What a drill asks for, told line by line; `conclure` says the end and gives the exit code. */
export const juge = (reussi: string) => {
  const fautes: string[] = []
  return {
    exiger: (vrai: boolean, phrase: string): void => {
      dire(`${vrai ? 'oui' : 'NON'}  ${phrase}`)
      if (!vrai) fautes.push(phrase)
    },
    conclure: (): number => {
      dire(fautes.length === 0 ? `\n${reussi}` : `\n${fautes.length} point(s) ne tiennent pas.`)
      return fautes.length === 0 ? 0 : 1
    },
  }
}
