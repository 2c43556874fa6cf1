import type { Db } from '@registre/db'
import { ETATS_MANDAT_EN_ATTENTE, type EtatCopropriete, type EtatMandat } from '@registre/domain'

export interface CoproprieteNumerotee {
  id: number
  etat: EtatCopropriete
}

/** A co-ownership by its registration number; a deleted one does not exist any more. */
export const trouverParNumero = async (db: Db, numero: string): Promise<CoproprieteNumerotee | undefined> =>
  (
    await db.query<CoproprieteNumerotee>(`select id, etat from copropriete where numero_immatriculation = $1 and etat <> 'SUPPRIMEE'`, [numero], {
      name: 'copropriete-numero',
    })
  )[0]

/** True when this establishment, or another of its SIREN, is the current syndic, or when it already waits for a decision. */
export const dejaRattache = async (db: Db, coproprieteId: number, teledeclarantId: number): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from copropriete c join teledeclarant moi on moi.id = $2 left join teledeclarant s on s.id = c.teledeclarant_id
     where c.id = $1 and (c.teledeclarant_id = moi.id or left(s.siret, 9) = left(moi.siret, 9)
       or exists (select 1 from mandat m where m.copropriete_id = c.id and m.teledeclarant_id = moi.id and m.etat = any($3::etat_mandat[])))`,
    [coproprieteId, teledeclarantId, ETATS_MANDAT_EN_ATTENTE],
  )
  return rows.length > 0
}

/** The period of the latest mandate in one of these states, or undefined. */
export const dernierMandat = async (
  db: Db,
  coproprieteId: number,
  etats: readonly EtatMandat[],
): Promise<{ date_debut: string; date_fin: string } | undefined> =>
  (
    await db.query<{ date_debut: string; date_fin: string }>(
      `select date_debut, date_fin from mandat where copropriete_id = $1 and etat = any($2::etat_mandat[]) order by date_debut desc, id desc limit 1`,
      [coproprieteId, etats],
    )
  )[0]
