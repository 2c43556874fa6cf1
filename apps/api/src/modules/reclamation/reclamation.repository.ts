import { compose, type Db, parametres, type RowOf, type Tx } from '@registre/db'
import type {
  EtatReclamation,
  ObjetReclamation,
  TypeDemandeur,
  TypeReclamation,
} from '@registre/domain'
import { takeTurn } from '../../platform/lock.repository.ts'
import { ECRIT } from '../documents/document.sql.ts'

type Reader = Pick<Db, 'query'>

const COPROPRIETE_PAR_NUMERO = `select id, numero_immatriculation as numero, nom, adresse_principale as adresse from copropriete where numero_immatriculation = $1 and etat <> 'SUPPRIMEE'`
export type CoproprieteNommee = RowOf<typeof COPROPRIETE_PAR_NUMERO>

/** The registered co-ownership of a number, as the public knows it. */
export const coproprieteParNumero = async (
  db: Reader,
  numero: string,
): Promise<CoproprieteNommee | undefined> => (await db.query(COPROPRIETE_PAR_NUMERO, [numero]))[0]

export interface NouvelleReclamation {
  typeDemandeur: TypeDemandeur
  objet: ObjetReclamation
  type: TypeReclamation
  nom: string
  prenom: string
  email: string
  telephone: string
  numeroImmatriculation: string
  coproprieteId: number | null
  nomCopropriete: string
  adressePrincipale: string
  message: string
  documentId: string | null
  utilisateurId: number | null
  empreinte: string
  recueLe: Date
}

/**
 * The same message received since an instant, held for the transaction: of two at once, the second
 * sees the first.
 */
export const memeReclamation = async (
  tx: Tx,
  empreinte: string,
  depuis: Date,
): Promise<string | null> => {
  await takeTurn(tx, `reclamation:${empreinte}`)
  const [row] = await tx.sql(
    `select reference from reclamation where empreinte = $1 and recue_le > $2 order by id desc limit 1`,
    [empreinte, depuis],
  )
  return row?.reference ?? null
}

export const insererReclamation = async (
  tx: Tx,
  r: NouvelleReclamation,
): Promise<{ id: number; reference: string }> => {
  const [row] = await tx.sql(
    `with n as (select nextval(pg_get_serial_sequence('reclamation', 'id'))::int as id)
     insert into reclamation (id, reference, type_demandeur, objet, type, nom, prenom, email, telephone, numero_immatriculation, copropriete_id,
       nom_copropriete, adresse_principale, message, document_id, utilisateur_id, empreinte, recue_le)
     select n.id, 'CT-' || to_char($16::timestamptz at time zone 'Europe/Paris', 'YYYY') || '-' || lpad(n.id::text, 6, '0'),
       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 from n
     returning id, reference`,
    [
      r.typeDemandeur,
      r.objet,
      r.type,
      r.nom,
      r.prenom,
      r.email,
      r.telephone,
      r.numeroImmatriculation,
      r.coproprieteId,
      r.nomCopropriete,
      r.adressePrincipale,
      r.message,
      r.documentId,
      r.utilisateurId,
      r.empreinte,
      r.recueLe,
    ],
  )
  if (!row) throw new Error('the message was not written')
  return row
}

/** Addresses of the active keepers. */
export const courrielsTeneurs = async (tx: Tx): Promise<string[]> =>
  (
    await tx.sql(
      `select distinct email from utilisateur where profil like 'TENEUR%' and actif and supprime_le is null order by email`,
    )
  ).map((r) => r.email)

const SELECT =
  `select r.id, r.reference, r.etat, r.version, r.type_demandeur, r.objet, r.type, r.nom, r.prenom, r.email, r.telephone, r.numero_immatriculation,
    r.copropriete_id, r.nom_copropriete, r.adresse_principale, r.message, r.document_id, d.nom as document_nom, d.taille as document_taille,
    d.etat_analyse as document_analyse, d.refus as document_refus, d.retires as document_retires, ${ECRIT('d')} as document_ecrit, r.recue_le, r.traitee_le, coalesce(trim(t.prenom || ' ' || t.nom), '') as traitee_par
  from reclamation r left join document d on d.id = r.document_id left join utilisateur t on t.id = r.traitee_par_id` as const
const TROUVER = `${SELECT} where r.id = $1` as const
export type ReclamationRow = RowOf<typeof TROUVER>
/** A count of messages. */
const COMPTE = 'select count(*)::int as n from reclamation r'

export const trouverReclamation = async (
  db: Reader,
  id: number,
): Promise<ReclamationRow | undefined> => (await db.query(TROUVER, [id]))[0]

export interface CriteresReclamation {
  etat: EtatReclamation | ''
  texte: string
  depuis: number
  nombre: number
}

/**
 * A page of messages and their count: those that wait first, the oldest before; treated ones from
 * the latest.
 */
export const rechercherRows = async (
  tx: Tx,
  { etat, texte, depuis, nombre }: CriteresReclamation,
): Promise<{ rows: ReclamationRow[]; total: number }> => {
  const { params, place } = parametres()
  const where = [etat === '' ? `r.etat <> 'TRAITEE'` : `r.etat = ${place(etat)}::etat_reclamation`]
  if (texte.trim() !== '') {
    const motif = place(`%${texte.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    const numero = place(`%${texte.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase() || '-'}%`)
    where.push(
      `(f_unaccent(lower(r.prenom || ' ' || r.nom || ' ' || r.email || ' ' || r.reference)) like f_unaccent(lower(${motif})) or r.numero_immatriculation like ${numero})`,
    )
  }
  const ou = `where ${where.join(' and ')}`
  const [compte] = await tx.sql(compose(COMPTE, `${COMPTE} ${ou}`), params)
  const ordre =
    etat === 'TRAITEE' ? 'r.recue_le desc, r.id desc' : `(r.etat = 'RECUE') desc, r.recue_le, r.id`
  const rows = await tx.sql(
    compose(
      SELECT,
      `${SELECT} ${ou} order by ${ordre} limit ${place(nombre)} offset ${place(depuis)}`,
    ),
    params,
  )
  return { rows, total: compte?.n ?? 0 }
}

const LISTER_REPONSES = `select r.id, r.texte, coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, r.envoyee_le from reclamation_reponse r
  left join utilisateur u on u.id = r.auteur_id where r.reclamation_id = $1 order by r.id`
export type ReponseRow = RowOf<typeof LISTER_REPONSES>

export const listerReponses = (db: Reader, id: number): Promise<ReponseRow[]> =>
  db.query(LISTER_REPONSES, [id])

export const insererReponse = async (
  tx: Tx,
  r: { reclamationId: number; texte: string; auteurId: number; envoyeeLe: Date },
): Promise<void> => {
  await tx.sql(
    `insert into reclamation_reponse (reclamation_id, texte, auteur_id, envoyee_le) values ($1, $2, $3, $4)`,
    [r.reclamationId, r.texte, r.auteurId, r.envoyeeLe],
  )
}

/** Moves a message that is still as it was read; says whether it was. */
export const deplacerReclamation = async (
  tx: Tx,
  d: {
    id: number
    version: number
    de: EtatReclamation
    vers: EtatReclamation
    parId: number
    maintenant: Date
  },
): Promise<boolean> =>
  (
    await tx.sql(
      `update reclamation set etat = $4::etat_reclamation, version = version + 1,
         traitee_le = case when $4 = 'TRAITEE' then $6::timestamptz end, traitee_par_id = case when $4 = 'TRAITEE' then $5::int end
       where id = $1 and version = $2 and etat = $3::etat_reclamation returning id`,
      [d.id, d.version, d.de, d.vers, d.parId, d.maintenant],
    )
  ).length > 0
