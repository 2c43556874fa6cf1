import type { RowOf, Tx } from '@registre/db'
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

const CLORE = `with avant as (select id, siret, num_etude from teledeclarant where id = $1 and statut = $2::statut_teledeclarant for update)
  update teledeclarant t set statut = $3::statut_teledeclarant, siret = null, num_etude = null, code_activation_hash = null, certificat_dn1 = '', certificat_dn2 = '',
    emetteur_dn1 = '', emetteur_dn2 = '', version = version + 1 from avant where t.id = avant.id returning avant.siret, avant.num_etude`

/**
 * Moves a declarant to its end if it is still in the state that was read; frees what a new one may
 * take, and gives it.
 */
export const clore = async (
  tx: Tx,
  id: number,
  de: StatutTeledeclarant,
  vers: StatutTeledeclarant,
): Promise<RowOf<typeof CLORE> | undefined> => (await tx.sql(CLORE, [id, de, vers]))[0]
