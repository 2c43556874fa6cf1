import type { Db, QueryOptions, Tx } from '@registre/db'
import type {
  ConfirmationsOffice,
  DonneesFinancieres,
  EtatCopropriete,
  EtatDeclaration,
  ImmatCopropriete,
  TypeDeclaration,
  TypeImmatriculation,
  TypeMaj,
} from '@registre/domain'

/** What runs SQL: the pool, or an open transaction. */
export interface Sql {
  sql<R extends object>(
    text: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<R[]>
}
/** The pool seen as a transaction is: for reads outside one. */
export const sansTransaction = (db: Db): Sql => ({
  sql: (text, params, options) => db.query(text, params, options),
})

export interface ReponseDoublonRow {
  candidatId: number
  reponse: 'RATTACHER' | 'DIFFERENTE'
  motif: string
}

export interface DeclarationRow {
  id: number
  copropriete_id: number
  etat: EtatDeclaration
  type_declaration: TypeDeclaration
  type_immat: TypeImmatriculation
  type_maj: TypeMaj | null
  version_contenu: number
  contenu: ImmatCopropriete
  version: number
  etape: string
  confirmations: string[]
  confirmations_office: ConfirmationsOffice | null
  email_contact: string
  auteur_teledeclarant_id: number
  auteur_utilisateur_id: number | null
  auteur_nom: string
  auteur_email: string
  auteur_raison_sociale: string
  cree_le: Date
  enregistre_le: Date
  soumis_le: Date | null
  copropriete_etat: EtatCopropriete
  copropriete_version: number
  copropriete_numero: string | null
  copropriete_nom: string
  date_cloture: string | null
  mandat_courant: string | null
  /** The declaration that an update was filled from; null for a registration. */
  base_id: number | null
  /** Of an update: the declaration now current and its financial block. */
  courante_id: number | null
  finances_courantes: DonneesFinancieres | null
  reponses: ReponseDoublonRow[]
}

const SELECT = `select d.id, d.copropriete_id, d.etat, d.type_declaration, d.type_immat, d.type_maj, d.version_contenu, d.contenu, d.version, d.etape,
    d.confirmations, d.confirmations_office, d.email_contact, d.auteur_teledeclarant_id, d.auteur_utilisateur_id, d.cree_le, d.enregistre_le, d.soumis_le, d.base_id,
    courante.id as courante_id, courante.contenu -> 'donneesFinancieres' as finances_courantes,
    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur_nom, coalesce(u.email, t.rep_email) as auteur_email, t.raison_sociale as auteur_raison_sociale,
    c.etat as copropriete_etat, c.version as copropriete_version, c.numero_immatriculation as copropriete_numero, c.nom as copropriete_nom,
    c.date_cloture_dernier_exercice as date_cloture,
    (select m.etat::text from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as mandat_courant,
    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)
      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses
  from declaration d
  join copropriete c on c.id = d.copropriete_id
  join teledeclarant t on t.id = d.auteur_teledeclarant_id
  left join utilisateur u on u.id = d.auteur_utilisateur_id
  left join declaration courante on d.base_id is not null and courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE'`

/** A declaration with its dossier, or null. Who may see it is the caller's business. */
export const trouverDeclaration = async (db: Sql, id: number): Promise<DeclarationRow | null> =>
  (await db.sql<DeclarationRow>(`${SELECT} where d.id = $1`, [id], { name: 'declaration' }))[0] ??
  null

/** The latest declaration of a co-ownership in one of these states, or null. */
export const trouverDeclarationDe = async (
  db: Sql,
  coproprieteId: number,
  etats: readonly EtatDeclaration[],
): Promise<DeclarationRow | null> =>
  (
    await db.sql<DeclarationRow>(
      `${SELECT} where d.copropriete_id = $1 and d.etat = any($2::etat_declaration[]) order by d.id desc limit 1`,
      [coproprieteId, etats],
      { name: 'declaration-de' },
    )
  )[0] ?? null

/** As `trouverDeclaration`, and holds the row and its dossier until the transaction ends. */
export const verrouillerDeclaration = async (
  tx: Tx,
  id: number,
): Promise<DeclarationRow | null> => {
  await tx.sql(
    `select c.id from copropriete c join declaration d on d.copropriete_id = c.id where d.id = $1 for update of c, d`,
    [id],
  )
  return trouverDeclaration(tx, id)
}
