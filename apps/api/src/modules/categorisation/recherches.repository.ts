import type { Db, RowOf, Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'

const SELECT = `select r.id, r.utilisateur_id, r.nom, u.nom as auteur_nom, u.prenom as auteur_prenom, r.partagee, r.version, r.maj_le, r.recherche
  from recherche_categorisation r join utilisateur u on u.id = r.utilisateur_id`
const MIENNE = `${SELECT} where r.id = $1 and r.utilisateur_id = $2` as const
export type RechercheRow = RowOf<typeof MIENNE>
/** Most searches that one person keeps. */
export const MAX_RECHERCHES = 100
const MAX_PARTAGEES = 500

/** The institution of an account; null for a keeper. */
const INSTITUTION = `(select institution_id from personne_institution where utilisateur_id = $1)`

export const mesRecherches = (
  db: Pick<Db, 'query'>,
  utilisateurId: number,
): Promise<RechercheRow[]> =>
  db.query(`${SELECT} where r.utilisateur_id = $1 order by r.maj_le desc, r.id desc`, [
    utilisateurId,
  ])

/** Shared by colleagues of the same institution, and by keepers with everybody. */
export const recherchesPartagees = (
  db: Pick<Db, 'query'>,
  utilisateurId: number,
): Promise<RechercheRow[]> =>
  db.query(
    `${SELECT} where r.partagee and r.utilisateur_id <> $1 and (r.institution_id is null or r.institution_id = ${INSTITUTION}) order by r.nom, r.id limit ${MAX_PARTAGEES}`,
    [utilisateurId],
  )

export const lireRecherche = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  utilisateurId: number,
): Promise<RechercheRow | undefined> => (await tx.sql(MIENNE, [id, utilisateurId]))[0]

export interface RechercheAEcrire {
  nom: string
  partagee: boolean
  recherche: unknown
}

/** Writes a new one; undefined when the person has another of that name, or too many of them. */
export const insererRecherche = async (
  tx: Pick<Tx, 'sql'>,
  utilisateurId: number,
  r: RechercheAEcrire,
  maintenant: Date,
): Promise<number | undefined> =>
  (
    await tx.sql(
      `insert into recherche_categorisation (utilisateur_id, institution_id, nom, recherche, partagee, cree_le, maj_le)
       select $1, ${INSTITUTION}, $2, $3::jsonb, $4, $5::timestamptz, $5::timestamptz on conflict (utilisateur_id, nom) do nothing returning id`,
      [utilisateurId, r.nom, JSON.stringify(r.recherche), r.partagee, maintenant],
    )
  )[0]?.id

/** Writes over one's own, if its version is the one that was read. */
export const modifierRecherche = async (
  tx: Pick<Tx, 'sql'>,
  cible: { id: number; utilisateurId: number; version: number },
  r: RechercheAEcrire,
  maintenant: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `update recherche_categorisation set nom = $4, recherche = $5::jsonb, partagee = $6, version = version + 1, maj_le = $7 where id = $1 and utilisateur_id = $2 and version = $3 returning id`,
      [
        cible.id,
        cible.utilisateurId,
        cible.version,
        r.nom,
        JSON.stringify(r.recherche),
        r.partagee,
        maintenant,
      ],
    )
  ).length > 0

/** True when the person keeps another search of that name. */
export const nomDejaPris = async (
  tx: Pick<Tx, 'sql'>,
  utilisateurId: number,
  nom: string,
  sauf: number | null,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from recherche_categorisation where utilisateur_id = $1 and nom = $2 and id <> coalesce($3::int, 0)`,
      [utilisateurId, nom, sauf],
    )
  ).length > 0

export const compterRecherches = async (
  tx: Pick<Tx, 'sql'>,
  utilisateurId: number,
): Promise<number> => {
  await takeTurn(tx, `recherches:${utilisateurId}`)
  const [row] = await tx.sql(
    `select count(*)::int as n from recherche_categorisation where utilisateur_id = $1`,
    [utilisateurId],
  )
  return row?.n ?? 0
}

/** Removes one's own; gives its name, undefined when there is none. */
export const effacerRecherche = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  utilisateurId: number,
): Promise<string | undefined> =>
  (
    await tx.sql(
      `delete from recherche_categorisation where id = $1 and utilisateur_id = $2 returning nom`,
      [id, utilisateurId],
    )
  )[0]?.nom
