import type { Db, RowOf } from '@registre/db'

type Lecteur = Pick<Db, 'query'>

const NOTES = `select n.id, n.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur, n.texte, n.cree_le
  from note_teneur n join utilisateur u on u.id = n.auteur_id where n.demande_id = $1 order by n.id`
export type NoteRow = RowOf<typeof NOTES>

/** Notes on a request, oldest first. */
export const lireNotes = (db: Lecteur, demandeId: number): Promise<NoteRow[]> =>
  db.query(NOTES, [demandeId])

/** True when this request exists and is told to keepers: drafts have none. */
export const demandeExiste = async (db: Lecteur, id: number): Promise<boolean> =>
  (await db.query(`select 1 as un from demande where id = $1`, [id])).length > 0

/** Writes a note; false when the request does not exist. */
export const insererNote = async (
  db: Lecteur,
  { demandeId, auteurId, texte }: { demandeId: number; auteurId: number; texte: string },
): Promise<boolean> =>
  (
    await db.query(
      `insert into note_teneur (demande_id, auteur_id, texte) select d.id, $2, $3 from demande d where d.id = $1 returning id`,
      [demandeId, auteurId, texte],
    )
  ).length > 0

const REPONSES =
  'select id, usage, motif, titre, texte from reponse_type order by usage, motif nulls first, titre, id'
export type ReponseTypeRow = RowOf<typeof REPONSES>

/** Prepared texts, by what they serve to. */
export const lireReponsesTypes = (db: Lecteur): Promise<ReponseTypeRow[]> => db.query(REPONSES)

export interface SaisieReponseType {
  usage: string
  motif: string | null
  titre: string
  texte: string
}

/** Adds a prepared text; gives its identifier. */
export const insererReponseType = async (db: Lecteur, s: SaisieReponseType): Promise<number> =>
  (
    await db.query(
      `insert into reponse_type (usage, motif, titre, texte) values ($1, $2, $3, $4) returning id`,
      [s.usage, s.motif, s.titre, s.texte],
    )
  )[0]?.id ?? 0

/** Rewrites a prepared text; false when there is none. */
export const ecrireReponseType = async (
  db: Lecteur,
  id: number,
  s: SaisieReponseType,
): Promise<boolean> =>
  (
    await db.query(
      `update reponse_type set usage = $2, motif = $3, titre = $4, texte = $5, maj_le = maintenant() where id = $1 returning id`,
      [id, s.usage, s.motif, s.titre, s.texte],
    )
  ).length > 0

/** Takes a prepared text away; false when there is none. */
export const effacerReponseType = async (db: Lecteur, id: number): Promise<boolean> =>
  (await db.query(`delete from reponse_type where id = $1 returning id`, [id])).length > 0
