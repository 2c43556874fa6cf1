import type { Tx } from '@registre/db'
import { type EtatMandat, type IsoDate, machineMandat, next } from '@registre/domain'

/**
 * Mandates of a dissolved co-ownership end with it (states.md row 35); one that never began keeps
 * its dates. Gives what each
 * became, for the journal.
 */
export const cloreMandats = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  dateEffet: IsoDate,
): Promise<{ id: number; etat: EtatMandat; fin: IsoDate }[]> => {
  const actifs = await tx.sql<{ id: number; etat: EtatMandat }>(
    `select id, etat from mandat where copropriete_id = $1 and etat in ('EN_COURS', 'EXPIRE', 'A_VENIR') order by id for update`,
    [coproprieteId],
  )
  const clos: { id: number; etat: EtatMandat; fin: IsoDate }[] = []
  for (const { id, etat } of actifs)
    clos.push(
      ...(await tx.sql<{ id: number; etat: EtatMandat; fin: IsoDate }>(
        `update mandat set etat = $2::etat_mandat, date_fin = least(date_fin, greatest(date_debut, $3::date)), version = version + 1
         where id = $1 returning id, etat, date_fin as fin`,
        [id, next(machineMandat, etat, 'archiver'), dateEffet],
      )),
    )
  return clos
}
