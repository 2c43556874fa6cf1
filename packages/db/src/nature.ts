import type { Db } from './db.types.ts'

/** The mark of a register of production: a row of `parametre`, made by its first migration there. */
export const MARQUE_PRODUCTION = 'registre-de-production'
/** Accounts of the demonstration, whose password is public. */
export const DOMAINE_DEMO = '@demo.registre.test'
/** The marks of invented data: the demonstration's, and those made in number. */
export const MARQUE_DEMONSTRATION = 'donnees-de-demonstration'
export const MARQUE_ECHELLE = 'donnees-a-echelle'

const lireMarques = async (db: Pick<Db, 'query'>): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ cle: string }>(`SELECT cle FROM parametre WHERE cle = ANY($1)`, [
        [MARQUE_PRODUCTION, MARQUE_DEMONSTRATION, MARQUE_ECHELLE],
      ])
    ).map(({ cle }) => cle),
  )

/** Says, once and for ever, that a base is a register of production. */
export const marquerProduction = async (db: Pick<Db, 'query'>): Promise<void> => {
  await db.query(
    `INSERT INTO parametre (cle, valeur) VALUES ($1, jsonb_build_object('le', now())) ON CONFLICT (cle) DO NOTHING`,
    [MARQUE_PRODUCTION],
  )
}

/**
 * Throws, in French, for a base that must take no invented data: a register of production, or one
 * that holds accounts of others and none of the demonstration's marks. Asked before anything else,
 * migrations included: a base that is empty passes.
 */
export const exigerBaseInventable = async (db: Pick<Db, 'query'>): Promise<void> => {
  const [tables] = await db.query<{ vide: boolean }>(
    `SELECT to_regclass('parametre') IS NULL OR to_regclass('utilisateur') IS NULL AS vide`,
  )
  if (tables?.vide) return
  const marques = await lireMarques(db)
  if (marques.has(MARQUE_PRODUCTION))
    throw new Error(
      'Cette base est celle d’un registre de production : aucune donnée inventée n’y est chargée. Vérifiez DATABASE_URL, ou lancez avec DEMONSTRATION=false.',
    )
  if (marques.size > 0) return
  const [autre] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM utilisateur WHERE login NOT LIKE '%' || $1`,
    [DOMAINE_DEMO],
  )
  if (autre && autre.n > 0)
    throw new Error(
      `Cette base contient ${autre.n} compte${autre.n > 1 ? 's' : ''} qui ne sont pas de la démonstration : aucune donnée inventée n’y est chargée. Vérifiez DATABASE_URL, partez d’une base vide, ou lancez avec DEMONSTRATION=false.`,
    )
}

/**
 * French sentences about what production must not start on: accounts of the demonstration, data
 * that were invented, unless it is a pre-production (`repetition`). None when there is none.
 */
export const donneesInventees = async (
  db: Pick<Db, 'query'>,
  repetition = false,
): Promise<string[]> => {
  const marques = await lireMarques(db)
  const inventees =
    !repetition && (marques.has(MARQUE_DEMONSTRATION) || marques.has(MARQUE_ECHELLE))
  const [comptes] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM utilisateur WHERE login LIKE '%' || $1 AND actif AND supprime_le IS NULL`,
    [DOMAINE_DEMO],
  )
  const n = comptes?.n ?? 0
  return n > 0 || inventees
    ? [
        `La base contient ${n > 0 ? `${n} compte${n > 1 ? 's' : ''} de démonstration, dont le mot de passe est public` : 'des données inventées'} : la production refuse de démarrer. Restaurez la sauvegarde d’avant leur chargement, ou partez d’une base vide.`,
      ]
    : []
}
