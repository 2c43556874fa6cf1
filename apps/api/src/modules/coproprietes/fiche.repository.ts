import type { Db, RowOf } from '@registre/db'
import { ECRIT } from '../documents/document.sql.ts'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

/** Longest history of a sheet. */
const MAX_EVENEMENTS = 200

const MANDATS =
  `select m.id, m.etat, m.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant, m.date_debut, m.date_fin, m.admin_provisoire, m.syndic_provisoire, m.type_justif, m.document_id,
       coalesce(d.nom, '') as nom_document, (d.cree_le at time zone 'Europe/Paris')::date as date_televersement
     from mandat m join teledeclarant t on t.id = m.teledeclarant_id left join document d on d.id = m.document_id
     where m.copropriete_id = $1 order by m.date_debut desc, m.id desc` as const
export type MandatRow = RowOf<typeof MANDATS>

/** Mandates and attachment requests of a co-ownership, latest first. */
export const lireMandats = (db: Db, coproprieteId: number): Promise<MandatRow[]> =>
  db.query(MANDATS, [coproprieteId], { name: 'fiche-mandats', byKey: true })

const DEMANDES =
  `select d.id, d.type, d.etat, d.version, d.teledeclarant_id, d.deposee_le, d.echeance, d.decidee_le, d.motif_refus, d.texte_decision, d.mandat_id,
       coalesce(trim(p.prenom || ' ' || p.nom), '') as decidee_par, l.lue_le
     from demande d left join utilisateur p on p.id = d.decidee_par_id left join decision_lue l on l.demande_id = d.id
     where d.copropriete_id = $1 order by d.id desc` as const
export type DemandeRow = RowOf<typeof DEMANDES>

export const lireDemandes = (db: Db, coproprieteId: number): Promise<DemandeRow[]> =>
  db.query(DEMANDES, [coproprieteId], { name: 'fiche-demandes', byKey: true })

const ECHANGES =
  `select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le
     from echange e join demande d on d.id = e.demande_id join utilisateur u on u.id = e.auteur_id where d.copropriete_id = $1 order by e.id` as const
export type EchangeRow = RowOf<typeof ECHANGES>

/** The clarification threads of a co-ownership, in order. */
export const lireEchanges = (db: Db, coproprieteId: number): Promise<EchangeRow[]> =>
  db.query(ECHANGES, [coproprieteId], { name: 'fiche-echanges', byKey: true })

const DOCUMENTS =
  `select d.id, d.type, d.nom, d.taille, d.cree_le, d.etat_analyse as analyse, d.refus, d.retires, ${ECRIT('d')} as ecrit, d.teledeclarant_id from document d where d.id in (
       select id from document where copropriete_id = $1 and annulee_le is null
       union select document_id from mandat where copropriete_id = $1 and document_id is not null
       union select document_id from dissolution where copropriete_id = $1 and document_id is not null)
     order by cree_le desc, id` as const
export type DocumentRow = RowOf<typeof DOCUMENTS>

/** Stored files of a co-ownership: its own, and the proofs of its mandates and dissolutions. */
export const lireDocuments = (db: Db, coproprieteId: number): Promise<DocumentRow[]> =>
  db.query(DOCUMENTS, [coproprieteId], { name: 'fiche-documents', byKey: true })

const EVENEMENTS =
  `select j.id::float8 as id, (j.donnees->>'revientSur')::float8 as revient_sur, j.instant, j.type, j.modalite, j.acteur_profil, coalesce(trim(u.prenom || ' ' || u.nom), '') as acteur, u.teledeclarant_id,
       ${NOM_DECLARANT('t')} as teledeclarant, j.de, j.vers, j.motif
     from journal j left join utilisateur u on u.id = j.acteur_id left join teledeclarant t on t.id = u.teledeclarant_id
     where j.copropriete_id = $1 order by j.id desc limit ${MAX_EVENEMENTS}` as const
export type EvenementRow = RowOf<typeof EVENEMENTS>

/** What happened to a co-ownership, latest first. */
export const lireEvenements = (db: Db, coproprieteId: number): Promise<EvenementRow[]> =>
  db.query(EVENEMENTS, [coproprieteId], { name: 'fiche-evenements', byKey: true })

const ADRESSES =
  `select numero_voie, voie, code_postal, commune, code_insee, id_ban, longitude, latitude, geolocalisee
     from adresse where copropriete_id = $1 order by principale desc, id` as const
export type AdresseRow = RowOf<typeof ADRESSES>

/** Addresses of a submitted co-ownership, the reference address first. */
export const lireAdresses = (db: Db, coproprieteId: number): Promise<AdresseRow[]> =>
  db.query(ADRESSES, [coproprieteId])

const PARCELLES =
  `select code_postal, commune, commune_absorbee, code_insee, prefixe, section, numero, geolocalisee from parcelle where copropriete_id = $1 order by id` as const
export type ParcelleRow = RowOf<typeof PARCELLES>

export const lireParcelles = (db: Db, coproprieteId: number): Promise<ParcelleRow[]> =>
  db.query(PARCELLES, [coproprieteId])
