import type { Db, RowOf, Tx } from '@registre/db'

const LISTER_SESSIONS = `select id_hash, cree_le, vue_le, adresse, agent, souvenir_serie from session
     where coalesce(original_id, utilisateur_id) = $1 and expire_le > $2 order by vue_le desc, id_hash limit 100`
export type SessionOuverteRow = RowOf<typeof LISTER_SESSIONS>

/**
 * The open sessions that a person holds, those in another's place included; the latest seen first.
 */
export const listerSessions = (
  db: Pick<Db, 'query'>,
  utilisateurId: number,
  maintenant: Date,
): Promise<SessionOuverteRow[]> => db.query(LISTER_SESSIONS, [utilisateurId, maintenant])

/**
 * Closes one session of a person by the start of its identifier, and the remembered browser behind
 * it; gives whether there was one.
 */
export const fermerUneSession = async (
  tx: Tx,
  utilisateurId: number,
  debut: string,
): Promise<boolean> => {
  const fermees = await tx.sql(
    `delete from session where coalesce(original_id, utilisateur_id) = $1 and left(id_hash, 32) = $2 returning souvenir_serie`,
    [utilisateurId, debut],
  )
  const series = fermees.flatMap((s) => s.souvenir_serie ?? [])
  if (series.length > 0)
    await tx.sql(`delete from jeton_souvenir where utilisateur_id = $1 and serie = any($2)`, [
      utilisateurId,
      series,
    ])
  return fermees.length > 0
}

/**
 * Closes every session of a person but one, and every remembered browser but its own; gives how
 * many sessions.
 */
export const fermerAutresSessions = async (
  tx: Tx,
  utilisateurId: number,
  courante: { idHash: string; souvenirSerie: string | null },
): Promise<number> => {
  const fermees = await tx.sql(
    `delete from session where coalesce(original_id, utilisateur_id) = $1 and id_hash <> $2 returning 1`,
    [utilisateurId, courante.idHash],
  )
  await tx.sql(
    `delete from jeton_souvenir where utilisateur_id = $1 and serie is distinct from $2`,
    [utilisateurId, courante.souvenirSerie],
  )
  return fermees.length
}
