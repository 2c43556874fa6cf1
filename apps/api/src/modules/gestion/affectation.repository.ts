import type { Tx } from '@registre/db'
import { GEREE } from '../coproprietes/situation.sql.ts'

/** Of these co-ownerships, those that the establishment looks after. */
export const geresParmi = async (
  tx: Pick<Tx, 'sql'>,
  tenant: number,
  ids: readonly number[],
): Promise<number[]> =>
  (
    await tx.sql(`select c.id from copropriete c where c.id = any($2::int[]) and ${GEREE}`, [
      tenant,
      ids,
    ])
  ).map((r) => r.id)

/** True for an open account of this establishment, held until the end of the transaction. */
export const compteDeLaMaison = async (
  tx: Pick<Tx, 'sql'>,
  tenant: number,
  utilisateurId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 as n from utilisateur where id = $2 and teledeclarant_id = $1 and supprime_le is null and actif for key share`,
      [tenant, utilisateurId],
    )
  ).length > 0

/** Who looks after each of these co-ownerships, in the place of who did. */
export const ecrireAffectations = async (
  tx: Pick<Tx, 'sql'>,
  tenant: number,
  ids: readonly number[],
  utilisateurId: number | null,
): Promise<void> => {
  if (utilisateurId === null) {
    await tx.sql(
      `delete from affectation where teledeclarant_id = $1 and copropriete_id = any($2::int[])`,
      [tenant, ids],
    )
    return
  }
  await tx.sql(
    `insert into affectation (teledeclarant_id, copropriete_id, utilisateur_id) select $1, x, $3 from unnest($2::int[]) x
     on conflict (teledeclarant_id, copropriete_id) do update set utilisateur_id = excluded.utilisateur_id, cree_le = maintenant()`,
    [tenant, ids, utilisateurId],
  )
}
