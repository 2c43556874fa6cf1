import {
  checkDroits,
  checkDurability,
  checkRole,
  type Db,
  expliquerBase,
  readSchema,
} from '@registre/db'
import { examinerReglages } from '../platform/env.ts'
import { reserves } from '../platform/exploitation.ts'
import type { Commande } from './commande.ts'

/** The faults of the settings; what only production asks for is asked where NODE_ENV says so. */
const fautesDesReglages = (env: NodeJS.ProcessEnv): string[] => {
  const { reglages, fautes } = examinerReglages(env)
  return [...fautes, ...(reglages === null ? [] : reserves(reglages))]
}

interface EtatDeLaBase {
  fautes: string[]
  /** Migrations that a later version brought, and that this one bears. */
  plusRecente: readonly string[]
  /** What is lost by a choice that is the operator's. */
  reserves: readonly string[]
}

/** The faults of the server and of the schema; the reason alone when it lets nobody in. */
const examinerBase = async (db: Db, url: string): Promise<EtatDeLaBase> => {
  try {
    const { ecarts, newer } = await readSchema(db.pool)
    const droits = await checkDroits(db.pool)
    return {
      fautes: [
        ...(await checkDurability(db.pool, 'verification')),
        ...(await checkRole(db.pool)),
        ...droits.fautes,
        ...ecarts.map((ecart) => `Migrations — ${ecart}`),
      ],
      plusRecente: newer,
      reserves: droits.reserves,
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fautes: [expliquerBase(error, url) ?? error.message], plusRecente: [], reserves: [] }
  }
}

export const verifier: Commande = {
  aide: 'Vérifie les réglages, la durabilité de PostgreSQL et les migrations ; en production, refuse aussi ce qui reste d’un modèle',
  executer: async ({ db, env }) => {
    const base = await examinerBase(db, env['DATABASE_URL'] ?? '')
    const fautes = [...fautesDesReglages(env), ...base.fautes]
    const enOrdre = [
      'Les réglages, PostgreSQL et les migrations sont en ordre.',
      ...(base.plusRecente.length > 0
        ? [`La base est plus récente que ce code, qui la sert : ${base.plusRecente.join(', ')}`]
        : []),
    ]
    const reserve =
      env['NODE_ENV'] === 'production'
        ? []
        : [
            `NODE_ENV=${env['NODE_ENV'] ?? ''} : ce que la production demande en plus n’est pas vérifié.`,
          ]
    return {
      bien: fautes.length === 0,
      donnees: { fautes, reserves: base.reserves },
      lignes: [...(fautes.length > 0 ? fautes : enOrdre), ...base.reserves, ...reserve],
    }
  },
}
