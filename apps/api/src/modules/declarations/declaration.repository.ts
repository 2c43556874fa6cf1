import type { Db, RowOf, Tx } from '@registre/db'
import { type EtatDeclaration, RegisterError } from '@registre/domain'

/** What runs SQL: the pool, or an open transaction. */
export type Sql = Pick<Tx, 'sql'>
/** The pool seen as a transaction is: for reads outside one. */
export const sansTransaction = (db: Db): Sql => ({ sql: db.query })

const SELECT = `select d.id, d.copropriete_id as "coproprieteId", d.etat, d.type_declaration as "typeDeclaration", d.type_immat as "typeImmat", d.type_maj as "typeMaj",
    d.version_contenu as "versionContenu", d.contenu, d.version, d.etape, d.confirmations, d.confirmations_office as "confirmationsOffice",
    d.email_contact as "emailContact", d.auteur_teledeclarant_id as "auteurTeledeclarantId", d.cree_le as "creeLe", d.enregistre_le as "enregistreLe",
    d.soumis_le as "soumisLe", d.base_id as "baseId", courante.contenu -> 'donneesFinancieres' as "financesCourantes",
    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,
    t.raison_sociale as etablissement, c.etat as "etatCopropriete", c.numero_immatriculation as numero, c.nom as "nomCopropriete",
    c.date_cloture_dernier_exercice as "dateCloture",
    (select m.etat::text from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as "mandatCourant",
    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)
      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses
  from declaration d
  join copropriete c on c.id = d.copropriete_id
  join teledeclarant t on t.id = d.auteur_teledeclarant_id
  left join utilisateur u on u.id = d.auteur_utilisateur_id
  left join declaration courante on d.base_id is not null and courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE'`
const PAR_ID = `${SELECT} where d.id = $1` as const
/** A declaration with what is shown of its dossier. */
export type DeclarationRow = RowOf<typeof PAR_ID>

/** A declaration with its dossier, or null. Who may see it is the caller's business. */
export const trouverDeclaration = async (db: Sql, id: number): Promise<DeclarationRow | null> =>
  (await db.sql(PAR_ID, [id], { name: 'declaration' }))[0] ?? null

/** The same. Throws `introuvable`. */
export const lireDeclaration = async (db: Sql, id: number): Promise<DeclarationRow> => {
  const row = await trouverDeclaration(db, id)
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** The latest declaration of a co-ownership in one of these states, or null. */
export const trouverDeclarationDe = async (
  db: Sql,
  coproprieteId: number,
  etats: readonly EtatDeclaration[],
): Promise<DeclarationRow | null> =>
  (
    await db.sql(
      `${SELECT} where d.copropriete_id = $1 and d.etat = any($2::etat_declaration[]) order by d.id desc limit 1`,
      [coproprieteId, etats],
      { name: 'declaration-de' },
    )
  )[0] ?? null
