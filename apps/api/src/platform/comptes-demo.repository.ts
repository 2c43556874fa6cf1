import type { Db } from '@registre/db'

/** Domain of the demonstration accounts: their password is public. */
export const DOMAINE_DEMO = '@demo.registre.test'

/**
 * Gives a French sentence when an active demonstration account exists: production must not start on
 * such a database.
 */
export const comptesDemo = async (db: Pick<Db, 'query'>): Promise<string[]> => {
  const [row] = await db.query(
    `select count(*)::int as n from utilisateur where login like '%' || $1 and actif and supprime_le is null`,
    [DOMAINE_DEMO],
  )
  if (!row || row.n === 0) return []
  return [
    `La base contient ${row.n} compte${row.n > 1 ? 's' : ''} de démonstration, dont le mot de passe est public : la production refuse de démarrer. Partez d’une base vide.`,
  ]
}
