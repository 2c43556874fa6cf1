import type { RowOf, Tx } from '@registre/db'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

// The syndics whom notaries designate stand beside the successors whom syndics declare: the same
// invitation, the same end when an attachment is validated.

type Sql = Pick<Tx, 'sql'>

const DESIGNATION =
  `select s.id, s.version, s.declarant_id, s.successeur_id, s.email, s.cree_le, t.type, t.statut, t.siret, t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom,
    ${NOM_DECLARANT('d')} as notaire, ${NOM_DECLARANT('t')} as syndic,
    t.origine = 'NOTAIRE' and not exists (select 1 from successeur x where x.successeur_id = t.id and x.declarant_id <> s.declarant_id) as creee_ici
  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id
  where s.copropriete_id = $1 and s.etat = 'DECLARE' and d.type = 'NOTAIRE'` as const
export type DesignationRow = RowOf<typeof DESIGNATION>

/** The syndic whom a notary designated for a co-ownership. */
export const designationEnVigueur = async (
  tx: Sql,
  coproprieteId: number,
): Promise<DesignationRow | undefined> => (await tx.sql(DESIGNATION, [coproprieteId]))[0]

const STATUT = `select statut from teledeclarant where id = $1 for no key update`

/**
 * Holds the designated syndic; gives its status as it is once held: of two notaries who leave it, or
 * register, at once, the second sees what the first did.
 */
export const tenirDesigne = async (
  tx: Sql,
  id: number,
): Promise<RowOf<typeof STATUT>['statut'] | undefined> => (await tx.sql(STATUT, [id]))[0]?.statut

/** The key of the mail, once the syndic is invited. */
export const poserCleDesignation = async (
  tx: Sql,
  id: number,
  cle: { cleHash: string; expireLe: Date },
): Promise<void> => {
  await tx.sql(
    `update successeur set cle_hash = $2, expire_le = $3, version = version + 1, maj_le = now() where id = $1`,
    [id, cle.cleHash, cle.expireLe],
  )
}

const CHERCHER_SYNDICS = `select coalesce(siret, '') as siret, raison_sociale, code_postal, commune from teledeclarant
  where type = 'PRO' and statut = 'ACTIF' and siret is not null and f_unaccent(lower(raison_sociale)) like '%' || f_unaccent(lower($1::text)) || '%'
  order by raison_sociale, id limit 10`

/** Firms that hold this text in their name; what a pattern would read in it is taken as written. */
export const syndicsNommes = (tx: Sql, texte: string): Promise<RowOf<typeof CHERCHER_SYNDICS>[]> =>
  tx.sql(CHERCHER_SYNDICS, [texte.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)])
