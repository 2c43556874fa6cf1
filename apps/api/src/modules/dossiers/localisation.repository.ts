import { inserer, lignesAdresses, lignesParcelles, type Tx } from '@registre/db'
import type { ImmatCopropriete } from '@registre/domain'

/** Replaces the index of addresses and parcels of co-ownerships by what each declares. */
export const indexerLocalisations = async (
  tx: Pick<Tx, 'sql'>,
  dossiers: readonly { id: number; contenu: ImmatCopropriete }[],
): Promise<void> => {
  await tx.sql(
    `with a as (delete from adresse where copropriete_id = any($1)) delete from parcelle where copropriete_id = any($1)`,
    [dossiers.map((d) => d.id)],
  )
  await inserer(
    tx,
    'adresse',
    dossiers.flatMap((d) => lignesAdresses(d.id, d.contenu)),
  )
  await inserer(
    tx,
    'parcelle',
    dossiers.flatMap((d) => lignesParcelles(d.id, d.contenu)),
  )
}
