import { checkDurability, pendingMigrations } from '@registre/db'
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
    const manquantes = await pendingMigrations(db.pool)
    if (manquantes.length > 0) fautes.push(`Migrations à appliquer : ${manquantes.join(', ')}`)
    return {
      bien: fautes.length === 0,
      donnees: { fautes },
      lignes:
        fautes.length === 0
          ? ['Les réglages, PostgreSQL et les migrations sont en ordre.']
          : fautes,
    }
  },
}
