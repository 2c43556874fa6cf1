import { rowsOf } from '@registre/domain'
import { setTimeout as wait } from 'node:timers/promises'
import {
  checkDroits,
  checkDurability,
  checkRole,
  checkTexte,
  type Db,
  donneesInventees,
  expliquerBase,
  readSchema,
} from '@registre/db'
import type { Processus } from './bientot.ts'
import type { Deps } from './context.ts'
import { examinerReglages, type Settings } from './env.ts'
import { passerellesAbsentes, reserves } from './exploitation.ts'
import { refuserDeDemarrer } from './process.ts'
import { reglagesInconnus } from './reglages-inconnus.ts'

/**
 * What a finding does to a program that starts: production refuses, it waits without serving, its log
 * warns (and `reglages:verifier` refuses), or both only tell.
 */
export type Effet = 'refuse' | 'attend' | 'avertit' | 'remarque'

/** What a check found, in French, by what it does. */
type Trouve = Partial<Record<Effet, readonly string[]>>

/** One check of a start: `code` names it, `demander` asks and gives its sentences. */
interface Controle<Objet> {
  code: string
  demander(objet: Objet): Trouve | Promise<Trouve>
}

export interface Constat {
  code: string
  effet: Effet
  phrase: string
}

interface Lus {
  /** Null where the settings are not even of the right shape. */
  reglages: Settings | null
  fautes: readonly string[]
  annonces: readonly string[]
  env: NodeJS.ProcessEnv
}

/** What is asked of the settings. */
const CONTROLES_REGLAGES: readonly Controle<Lus>[] = [
  { code: 'reglages', demander: ({ fautes }) => ({ refuse: fautes }) },
  {
    code: 'exploitation',
    demander: ({ reglages }) =>
      reglages === null
        ? {}
        : { avertit: reserves(reglages), remarque: passerellesAbsentes(reglages) },
  },
  { code: 'bientot', demander: ({ annonces }) => ({ avertit: annonces }) },
  { code: 'inconnus', demander: ({ env }) => ({ avertit: reglagesInconnus(env) }) },
]

interface Base {
  db: Db
  production: boolean
  /** A pre-production may hold invented data, never a public password. */
  repetition: boolean
}

/** What is asked of the base: those that read its tables come after the schema. */
const CONTROLES_BASE: readonly Controle<Base>[] = [
  { code: 'serveur', demander: async ({ db }) => ({ refuse: await checkDurability(db.pool, '') }) },
  { code: 'texte', demander: async ({ db }) => ({ avertit: await checkTexte(db.pool) }) },
  { code: 'role', demander: async ({ db }) => ({ avertit: await checkRole(db.pool) }) },
  {
    code: 'droits',
    demander: async ({ db }) => {
      const { fautes, reserves: remarque } = await checkDroits(db.pool)
      return { avertit: fautes, remarque }
    },
  },
  {
    code: 'schema',
    demander: async ({ db }) => {
      const { ecarts, newer } = await readSchema(db.pool)
      return {
        attend: ecarts.map((ecart) => `Migrations — ${ecart}`),
        remarque:
          newer.length === 0
            ? []
            : [`La base est plus récente que ce code, qui la sert : ${newer.join(', ')}`],
      }
    },
  },
  {
    code: 'donnees-inventees',
    demander: async ({ db, production, repetition }) => ({
      refuse: production ? await donneesInventees(db, repetition) : [],
    }),
  },
]

async function* examiner<Objet>(
  controles: readonly Controle<Objet>[],
  objet: Objet,
): AsyncGenerator<Constat> {
  for (const { code, demander } of controles)
    for (const [effet, phrases] of rowsOf(await demander(objet)))
      for (const phrase of phrases) yield { code, effet, phrase }
}

/** The findings on the settings that a program has. */
export const examinerLesReglages = (
  env: NodeJS.ProcessEnv,
  processus: Processus,
): AsyncGenerator<Constat> =>
  examiner(CONTROLES_REGLAGES, { ...examinerReglages(env, processus), env })

/** The findings on a base, one after the other. Throws what the driver says when it lets nobody in. */
export const examinerLaBase = (base: Base): AsyncGenerator<Constat> =>
  examiner(CONTROLES_BASE, base)

const RETRY_MS = 2000

/**
 * Says what stands against this start. A base that cannot be reached is waited for, in any start
 * order; so is a schema, by a worker that would take jobs on it. Production ends on what it refuses.
 */
export const exigerDemarrage = async (
  { log, db, settings }: Pick<Deps, 'log' | 'db' | 'settings'>,
  processus: Processus,
  fini: () => boolean,
): Promise<void> => {
  const { production, REPETITION: repetition } = settings
  const dites = new Set<string>()
  const dire = ({ code, effet, phrase }: Constat): void => {
    if (dites.has(phrase)) return
    dites.add(phrase)
    log[effet === 'remarque' ? 'info' : 'warn']({ controle: code }, phrase)
  }
  for await (const constat of examinerLesReglages(process.env, processus)) dire(constat)
  for (; !fini(); await wait(RETRY_MS)) {
    try {
      const trouves: Record<Effet, string[]> = { refuse: [], attend: [], avertit: [], remarque: [] }
      for await (const constat of examinerLaBase({ db, production, repetition })) {
        dire(constat)
        trouves[constat.effet].push(constat.phrase)
      }
      if (production && trouves.refuse.length > 0) refuserDeDemarrer(trouves.refuse)
      if (processus === 'api' || trouves.attend.length === 0) return
    } catch (error) {
      log.warn(
        { err: error, raison: expliquerBase(error, settings.DATABASE_URL) },
        'database not ready yet',
      )
    }
  }
}
