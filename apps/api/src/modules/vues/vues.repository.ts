import type { Db, RowOf } from '@registre/db'
import type { Acteur } from '@registre/domain'

type Lecteur = Pick<Db, 'query'>
type Qui = Pick<Acteur, 'utilisateurId' | 'teledeclarantId'>

/** Shared by somebody of the same house: an establishment, or the keepers, who have none. */
const PARTAGEE_ICI = `v.partagee and u.teledeclarant_id is not distinct from $2`

const VUES = `select v.id, v.nom, v.recherche, v.partagee, v.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur
  from vue_file v join utilisateur u on u.id = v.auteur_id where v.auteur_id = $1 or (${PARTAGEE_ICI}) order by v.partagee, lower(v.nom), v.id`
export type VueRow = RowOf<typeof VUES>

/** The views of a person, then those that others of its house share. */
export const lireVues = (db: Lecteur, qui: Qui): Promise<VueRow[]> =>
  db.query(VUES, [qui.utilisateurId, qui.teledeclarantId])

/** Keeps a view under its name, in place of the one of the same person that had it. */
export const ecrireVue = async (
  db: Lecteur,
  v: { auteurId: number; nom: string; recherche: string; partagee: boolean },
): Promise<number> =>
  (
    await db.query(
      `insert into vue_file (auteur_id, nom, recherche, partagee) values ($1, $2, $3, $4)
       on conflict (auteur_id, nom) do update set recherche = excluded.recherche, partagee = excluded.partagee, maj_le = maintenant() returning id`,
      [v.auteurId, v.nom, v.recherche, v.partagee],
    )
  )[0]?.id ?? 0

/**
 * Takes a view away, somebody else's only when the house shares it and `toutes`; false when there is
 * none.
 */
export const effacerVue = async (
  db: Lecteur,
  id: number,
  qui: Qui,
  toutes: boolean,
): Promise<boolean> =>
  (
    await db.query(
      `delete from vue_file v using utilisateur u where u.id = v.auteur_id and v.id = $3
         and (v.auteur_id = $1 or ($4 and ${PARTAGEE_ICI})) returning v.id`,
      [qui.utilisateurId, qui.teledeclarantId, id, toutes],
    )
  ).length > 0
