import type { Db, RowOf } from '@registre/db'

type Lecteur = Pick<Db, 'query'>

const VUES = `select v.id, v.nom, v.recherche, v.partagee, v.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur
  from vue_file v join utilisateur u on u.id = v.auteur_id where v.partagee or v.auteur_id = $1 order by v.partagee, lower(v.nom), v.id`
export type VueRow = RowOf<typeof VUES>

/** The views of a keeper, then those that others share. */
export const lireVues = (db: Lecteur, auteurId: number): Promise<VueRow[]> =>
  db.query(VUES, [auteurId])

/** Keeps a view under its name, in place of the one of the same keeper that had it. */
export const ecrireVue = async (
  db: Lecteur,
  v: { auteurId: number; nom: string; recherche: string; partagee: boolean },
): Promise<number> =>
  (
    await db.query(
      `insert into vue_file (auteur_id, nom, recherche, partagee) values ($1, $2, $3, $4)
       on conflict (auteur_id, nom) do update set recherche = excluded.recherche, partagee = excluded.partagee, maj_le = now() returning id`,
      [v.auteurId, v.nom, v.recherche, v.partagee],
    )
  )[0]?.id ?? 0

/** Takes a view away, somebody else's only when it is shared and `toutes`; false when there is none. */
export const effacerVue = async (
  db: Lecteur,
  id: number,
  { auteurId, toutes }: { auteurId: number; toutes: boolean },
): Promise<boolean> =>
  (
    await db.query(
      `delete from vue_file where id = $1 and (auteur_id = $2 or (partagee and $3)) returning id`,
      [id, auteurId, toutes],
    )
  ).length > 0
