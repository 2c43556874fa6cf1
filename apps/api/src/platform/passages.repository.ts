import type { Db, RowOf } from '@registre/db'

/** Writes the last run of a step. */
export const ecrirePassage = async (
  db: Db,
  p: { traitement: string; etape: string; debut: Date; fin: Date; erreur: string },
): Promise<void> => {
  await db.query(
    `insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le, erreur)
     values ($1, $2, $3, $4, case when $5 = '' then $4::timestamptz end, $5)
     on conflict (traitement, etape) do update set debut_le = excluded.debut_le, fin_le = excluded.fin_le, erreur = excluded.erreur,
       reussi_le = coalesce(excluded.reussi_le, traitement_passage.reussi_le)`,
    [p.traitement, p.etape, p.debut, p.fin, p.erreur],
    { name: 'noter-passage' },
  )
}

const LIRE =
  'select traitement, etape, debut_le, fin_le, reussi_le, erreur from traitement_passage order by traitement, etape'
export type Passage = RowOf<typeof LIRE>

/** The last run of every step that ever ran. */
export const passagesDesEtapes = (db: Pick<Db, 'query'>): Promise<Passage[]> => db.query(LIRE)
