import type { Db, RowOf, Tx } from '@registre/db'
import type { IdentiteEtat } from '@registre/domain'

type Reader = Pick<Db, 'query'>
interface Identite {
  emetteur: string
  sujet: string
}

const TROUVER_COMPTE =
  `select u.id, u.second_facteur from identite_liee i join utilisateur u on u.id = i.utilisateur_id where i.acces = $1 and i.emetteur = $2 and i.sujet = $3` as const

/** The account that an identity opens: by the provider and its subject, nothing else. */
export const trouverCompteLie = async (
  db: Reader,
  acces: IdentiteEtat,
  { emetteur, sujet }: Identite,
): Promise<RowOf<typeof TROUVER_COMPTE> | undefined> =>
  (await db.query(TROUVER_COMPTE, [acces, emetteur, sujet]))[0]

/** The identity that opens an account. */
export const identiteDuCompte = async (
  db: Reader,
  utilisateurId: number,
): Promise<{ acces: string; cree_le: Date } | undefined> =>
  (
    await db.query(`select acces, cree_le from identite_liee where utilisateur_id = $1`, [
      utilisateurId,
    ])
  )[0]

/** Links an identity to an account. False when either has another link. */
export const insererIdentite = async (
  tx: Tx,
  i: Identite & { utilisateurId: number; acces: IdentiteEtat; maintenant: Date },
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into identite_liee (utilisateur_id, acces, emetteur, sujet, cree_le) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [i.utilisateurId, i.acces, i.emetteur, i.sujet, i.maintenant],
    )
  ).length > 0

/** Removes the identity of an account; false when it has none of this provider. */
export const effacerIdentite = async (
  tx: Tx,
  utilisateurId: number,
  acces: IdentiteEtat,
): Promise<boolean> =>
  (
    await tx.sql(`delete from identite_liee where utilisateur_id = $1 and acces = $2 returning 1`, [
      utilisateurId,
      acces,
    ])
  ).length > 0

const REPRESENTANT =
  `select t.rep_civilite as civilite, t.rep_nom as nom, t.rep_prenom as prenom, t.siret,
    (select count(*)::int from teledeclarant a where a.id <> t.id and a.type = 'NON_PRO' and a.statut = 'ACTIF'
       and lower(a.rep_nom) = lower(t.rep_nom) and lower(a.rep_prenom) = lower(t.rep_prenom)) as homonymes
  from teledeclarant t where t.id = $1` as const

/** The representative that a declarant declared, and how many other active volunteers bear the same names. */
export const lireRepresentant = async (
  db: Reader,
  teledeclarantId: number,
): Promise<RowOf<typeof REPRESENTANT> | undefined> =>
  (await db.query(REPRESENTANT, [teledeclarantId]))[0]
