import type { Db } from '@registre/db'
import type { EtatDemande, EtatMandat, Profil, TypeDemande } from '@registre/domain'
import { NOM_DECLARANT } from './copropriete.sql.ts'

export interface MandatRow {
  id: number
  etat: EtatMandat
  teledeclarant_id: number
  teledeclarant: string
  date_debut: string
  date_fin: string
  admin_provisoire: boolean
  type_justif: string | null
  document_id: string | null
  nom_document: string
}
export interface DemandeRow {
  id: number
  type: TypeDemande
  etat: EtatDemande
  version: number
  teledeclarant_id: number
  deposee_le: Date
  echeance: string
  decidee_le: Date | null
  motif_refus: string
  texte_decision: string
  mandat_id: number | null
}
export interface EchangeRow {
  id: number
  demande_id: number
  auteur: string
  du_teneur: boolean
  texte: string
  cree_le: Date
}
export interface DocumentRow {
  id: string
  type: string
  nom: string
  taille: number
  cree_le: Date
  etat_analyse: 'PENDING' | 'SAFE' | 'INFECTED'
  teledeclarant_id: number | null
}
export interface EvenementRow {
  instant: Date
  type: string
  modalite: string
  acteur_profil: Profil | ''
  acteur: string
  teledeclarant_id: number | null
  teledeclarant: string
  de: string
  vers: string
  motif: string
}

/** Longest history of a sheet. */
const MAX_EVENEMENTS = 200

/** Mandates and attachment requests of a co-ownership, latest first. */
export const lireMandats = (db: Db, coproprieteId: number): Promise<MandatRow[]> =>
  db.query(
    `select m.id, m.etat, m.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant, m.date_debut, m.date_fin, m.admin_provisoire, m.type_justif, m.document_id,
       coalesce(d.nom, '') as nom_document
     from mandat m join teledeclarant t on t.id = m.teledeclarant_id left join document d on d.id = m.document_id
     where m.copropriete_id = $1 order by m.date_debut desc, m.id desc`,
    [coproprieteId],
    { name: 'fiche-mandats', byKey: true },
  )

export const lireDemandes = (db: Db, coproprieteId: number): Promise<DemandeRow[]> =>
  db.query(
    `select id, type, etat, version, teledeclarant_id, deposee_le, echeance, decidee_le, motif_refus, texte_decision, mandat_id
     from demande where copropriete_id = $1 order by id desc`,
    [coproprieteId],
    { name: 'fiche-demandes', byKey: true },
  )

/** The clarification threads of a co-ownership, in order. */
export const lireEchanges = (db: Db, coproprieteId: number): Promise<EchangeRow[]> =>
  db.query(
    `select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le
     from echange e join demande d on d.id = e.demande_id join utilisateur u on u.id = e.auteur_id where d.copropriete_id = $1 order by e.id`,
    [coproprieteId],
    { name: 'fiche-echanges', byKey: true },
  )

/** Stored files of a co-ownership: its own, and the proofs of its mandates and dissolutions. */
export const lireDocuments = (db: Db, coproprieteId: number): Promise<DocumentRow[]> =>
  db.query(
    `select id, type, nom, taille, cree_le, etat_analyse, teledeclarant_id from document where id in (
       select id from document where copropriete_id = $1
       union select document_id from mandat where copropriete_id = $1 and document_id is not null
       union select document_id from dissolution where copropriete_id = $1 and document_id is not null)
     order by cree_le desc, id`,
    [coproprieteId],
    { name: 'fiche-documents', byKey: true },
  )

/** What happened to a co-ownership, latest first. */
export const lireEvenements = (db: Db, coproprieteId: number): Promise<EvenementRow[]> =>
  db.query(
    `select j.instant, j.type, j.modalite, j.acteur_profil, coalesce(trim(u.prenom || ' ' || u.nom), '') as acteur, u.teledeclarant_id,
       ${NOM_DECLARANT('t')} as teledeclarant, j.de, j.vers, j.motif
     from journal j left join utilisateur u on u.id = j.acteur_id left join teledeclarant t on t.id = u.teledeclarant_id
     where j.copropriete_id = $1 order by j.id desc limit ${MAX_EVENEMENTS}`,
    [coproprieteId],
    { name: 'fiche-evenements', byKey: true },
  )

export interface AdresseRow {
  numero_voie: string
  voie: string
  code_postal: string
  commune: string
  code_insee: string
  id_ban: string
  longitude: number | null
  latitude: number | null
  geolocalisee: boolean
}
export interface ParcelleRow {
  code_postal: string
  commune: string
  commune_absorbee: string
  code_insee: string
  prefixe: string
  section: string
  numero: string
  geolocalisee: boolean
}

/** Addresses of a submitted co-ownership, the reference address first. */
export const lireAdresses = (db: Db, coproprieteId: number): Promise<AdresseRow[]> =>
  db.query(
    `select numero_voie, voie, code_postal, commune, code_insee, id_ban, longitude, latitude, geolocalisee
     from adresse where copropriete_id = $1 order by principale desc, id`,
    [coproprieteId],
  )

export const lireParcelles = (db: Db, coproprieteId: number): Promise<ParcelleRow[]> =>
  db.query(
    `select code_postal, commune, commune_absorbee, code_insee, prefixe, section, numero, geolocalisee from parcelle where copropriete_id = $1 order by id`,
    [coproprieteId],
  )
