import type { Tx } from '@registre/db'
import type { StatutTeledeclarant } from '@registre/domain'

/** Moves a declarant if it is still in the state that was read; says whether it was. */
export const deplacerTeledeclarant = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  de: StatutTeledeclarant,
  vers: StatutTeledeclarant,
): Promise<boolean> =>
  (
    await tx.sql(
      `update teledeclarant set statut = $3::statut_teledeclarant, version = version + 1 where id = $1 and statut = $2::statut_teledeclarant returning id`,
      [id, de, vers],
    )
  ).length > 0
