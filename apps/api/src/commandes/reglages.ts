import { checkDurability, readSchema } from '@registre/db'
import { readSettings, SettingsError } from '../platform/env.ts'
import type { Commande } from './commande.ts'

export const verifier: Commande = {
  aide: 'Vérifie les réglages, la durabilité de PostgreSQL et les migrations',
  executer: async ({ db, env }) => {
    const fautes: string[] = []
    try {
      readSettings(env)
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      fautes.push(...error.faults)
    }
    fautes.push(...(await checkDurability(db.pool, 'verification')))
    const { ecarts, newer } = await readSchema(db.pool)
    fautes.push(...ecarts.map((ecart) => `Migrations — ${ecart}`))
    return {
      bien: fautes.length === 0,
      donnees: { fautes },
      lignes:
        fautes.length === 0
          ? [
              'Les réglages, PostgreSQL et les migrations sont en ordre.',
              ...(newer.length > 0
                ? [`La base est plus récente que ce code, qui la sert : ${newer.join(', ')}`]
                : []),
            ]
          : fautes,
    }
  },
}
