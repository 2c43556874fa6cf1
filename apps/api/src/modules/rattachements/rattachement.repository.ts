import type { Db, Tx } from '@registre/db'
import type {
  EtatCopropriete,
  EtatDemande,
  EtatMandat,
  TypeJustificatifMandat,
} from '@registre/domain'
import { NOM_DECLARANT, SYNDICS } from '../coproprietes/copropriete.repository.ts'

export interface RattachementRow {
  demande_id: number
  etat: EtatDemande
  mandat_id: number
  mandat_etat: EtatMandat
  copropriete_id: number
  numero: string
  nom: string
  adresse: string
  teledeclarant_id: number
  demandeur: string
  admin_provisoire: boolean
  date_debut: string
  date_fin: string
  type_justif: TypeJustificatifMandat | null
  document_id: string | null
  nom_document: string
  deposee_le: Date
  echeance: string
  suspendue_le: Date | null
  contestee_le: Date | null
  contestation: string
  decidee_le: Date | null
  motif_refus: string
  texte_decision: string
  syndics: number[]
  prec_syndic: string | null
  prec_debut: string | null
  prec_fin: string | null
}

const SELECT = `select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,
    c.adresse_principale as adresse, d.teledeclarant_id, ${NOM_DECLARANT('t')} as demandeur, m.admin_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,
    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.decidee_le, d.motif_refus, d.texte_decision, ${SYNDICS} as syndics,
    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin
  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id
  left join document x on x.id = m.document_id
  left join lateral (select ${NOM_DECLARANT('s')} as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id
    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut
    order by a.date_debut desc, a.id desc limit 1) p on true
  where d.type = 'RATTACHEMENT'`
const OUVERTES = `d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')`

/** Longest list of open requests. */
const MAX_LISTE = 200

/** Days during which a refused request stays in the list of the one who asked. */
const REFUS_VISIBLE_JOURS = 90

/** Its own latest request on each co-ownership, refused not long ago. */
export const listerRefusees = (
  db: Db,
  teledeclarantId: number,
  maintenant: Date,
): Promise<RattachementRow[]> =>
  db.query(
    `${SELECT} and d.etat = 'REFUSEE' and d.teledeclarant_id = $1 and d.decidee_le > $2::timestamptz - make_interval(days => ${REFUS_VISIBLE_JOURS})
       and not exists (select 1 from demande s where s.copropriete_id = d.copropriete_id and s.type = 'RATTACHEMENT' and s.teledeclarant_id = $1 and s.id > d.id)
     order by d.decidee_le desc, d.id limit ${MAX_LISTE}`,
    [teledeclarantId, maintenant],
    { name: 'rattachements-refuses' },
  )

/**
 * Open requests: of one establishment and on the co-ownerships that it is the syndic of; all of
 * them without one.
 */
export const listerOuvertes = (
  db: Db,
  teledeclarantId: number | null,
): Promise<RattachementRow[]> =>
  db.query(
    `${SELECT} and ${OUVERTES} and ($1::int is null or d.teledeclarant_id = $1
       or d.copropriete_id in (select a.copropriete_id from mandat a where a.teledeclarant_id = $1 and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')))
     order by d.echeance, d.id limit ${MAX_LISTE}`,
    [teledeclarantId],
    { name: 'rattachements-ouverts' },
  )

export const trouverOuverteDe = async (
  db: Db,
  coproprieteId: number,
): Promise<RattachementRow | undefined> =>
  (
    await db.query<RattachementRow>(
      `${SELECT} and ${OUVERTES} and d.copropriete_id = $1 order by d.id desc limit 1`,
      [coproprieteId],
    )
  )[0]

export const trouverRattachement = async (
  tx: Pick<Tx, 'sql'>,
  demandeId: number,
): Promise<RattachementRow | undefined> =>
  (await tx.sql<RattachementRow>(`${SELECT} and d.id = $1`, [demandeId]))[0]

export interface EchangeRow {
  id: number
  demande_id: number
  auteur: string
  du_teneur: boolean
  texte: string
  cree_le: Date
}

/** The threads of some requests, in order. */
export const lireEchangesDe = (db: Db, demandes: readonly number[]): Promise<EchangeRow[]> =>
  db.query(
    `select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le
     from echange e join utilisateur u on u.id = e.auteur_id where e.demande_id = any($1::int[]) order by e.id`,
    [demandes],
  )

export interface CoproprieteTenue {
  id: number
  etat: EtatCopropriete
  version: number
  nom: string
  adresse: string
  /** Another request is open on it. */
  demandee: boolean
}

/**
 * A registered co-ownership held until the end of the transaction; undefined when the number is
 * nobody's.
 */
export const tenirParNumero = async (
  tx: Pick<Tx, 'sql'>,
  numero: string,
): Promise<CoproprieteTenue | undefined> => {
  const [tenue] = await tx.sql<{ id: number }>(
    `select id from copropriete where numero_immatriculation = $1 and etat <> 'SUPPRIMEE' for update`,
    [numero],
  )
  if (!tenue) return undefined
  const [row] = await tx.sql<CoproprieteTenue>(
    `select c.id, c.etat, c.version, c.nom, c.adresse_principale as adresse,
       exists (select 1 from demande d where d.copropriete_id = c.id and d.type = 'RATTACHEMENT' and ${OUVERTES}) as demandee
     from copropriete c where c.id = $1`,
    [tenue.id],
  )
  return row
}

export interface NouveauMandat {
  coproprieteId: number
  teledeclarantId: number
  adminProvisoire: boolean
  dateDebutMandat: string | null
  dateFinMandat: string | null
  typeJustifMandat: TypeJustificatifMandat | null
  documentId: string | null
}

const valeurs = (m: NouveauMandat) => [
  m.dateDebutMandat,
  m.dateFinMandat,
  m.adminProvisoire,
  m.documentId === null ? null : m.typeJustifMandat,
  m.documentId,
]

/** The requested mandate; gives its identifier. */
export const insererMandatDemande = async (
  tx: Pick<Tx, 'sql'>,
  m: NouveauMandat,
): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, admin_provisoire, type_justif, document_id)
     values ($1, $2, 'DEMANDE', $3, $4, $5, $6, $7) returning id`,
    [m.coproprieteId, m.teledeclarantId, ...valeurs(m)],
  )
  if (!row) throw new Error('the mandate was not inserted')
  return row.id
}

/** Puts corrected dates and proof on a requested mandate. */
export const corrigerMandat = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  m: NouveauMandat,
): Promise<void> => {
  await tx.sql(
    `update mandat set date_debut = $2, date_fin = $3, admin_provisoire = $4, type_justif = $5, document_id = $6 where id = $1`,
    [id, ...valeurs(m)],
  )
}

/** Ties a proof to the co-ownership it is about, so that keepers may read it. */
export const lierDocument = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  coproprieteId: number,
): Promise<void> => {
  await tx.sql(`update document set copropriete_id = $2 where id = $1`, [documentId, coproprieteId])
}

export interface NouvelleDemande {
  coproprieteId: number
  mandatId: number
  teledeclarantId: number
  demandeurId: number
  profil: string
  echeance: string
  etatPrecedent: EtatCopropriete | null
}

/** A new attachment request in the keepers' queue; gives its identifier. */
export const insererDemandeRattachement = async (
  tx: Pick<Tx, 'sql'>,
  d: NouvelleDemande,
): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into demande (type, copropriete_id, mandat_id, teledeclarant_id, demandeur_id, profil_demandeur, echeance, etat_precedent)
     values ('RATTACHEMENT', $1, $2, $3, $4, $5, $6, $7::etat_copropriete) returning id`,
    [
      d.coproprieteId,
      d.mandatId,
      d.teledeclarantId,
      d.demandeurId,
      d.profil,
      d.echeance,
      d.etatPrecedent,
    ],
  )
  if (!row) throw new Error('the request was not inserted')
  return row.id
}

export interface SyndicEnPlace {
  email: string
  nom: string
}

/** The syndics in place, each once, without the one who asks: whom a request is told to. */
export const syndicsEnPlace = (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  saufTeledeclarantId: number,
): Promise<SyndicEnPlace[]> =>
  tx.sql(
    `select distinct t.rep_email as email, ${NOM_DECLARANT('t')} as nom from mandat m join teledeclarant t on t.id = m.teledeclarant_id
     where m.copropriete_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and t.id <> $2 and t.rep_email <> ''`,
    [coproprieteId, saufTeledeclarantId],
  )

/** Where to write to the person who asks: its own address, else its establishment's. */
export const demandeurDe = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  utilisateurId: number,
): Promise<SyndicEnPlace> => {
  const [row] = await tx.sql<SyndicEnPlace>(
    `select coalesce(nullif(u.email, ''), t.rep_email) as email, ${NOM_DECLARANT('t')} as nom from teledeclarant t join utilisateur u on u.id = $2 where t.id = $1`,
    [teledeclarantId, utilisateurId],
  )
  if (!row) throw new Error('the person who asks has no establishment')
  return row
}

/** Records what the syndic in place says against a held request. */
export const ecrireContestation = async (
  tx: Pick<Tx, 'sql'>,
  demandeId: number,
  utilisateurId: number,
  texte: string,
  le: Date,
): Promise<void> => {
  await tx.sql(
    `update demande set contestee_le = $2, contestee_par_id = $3, contestation = $4, version = version + 1 where id = $1`,
    [demandeId, le, utilisateurId, texte],
  )
}

export interface MandatTouche {
  id: number
  etat: EtatMandat
  syndic: string
  dateDebut: string
  dateFin: string
}

/** The mandates that the validation of a request may change. */
export const mandatsTouches = (
  db: Db,
  coproprieteId: number,
  saufMandatId: number,
): Promise<MandatTouche[]> =>
  db.query(
    `select m.id, m.etat, ${NOM_DECLARANT('t')} as syndic, m.date_debut as "dateDebut", m.date_fin as "dateFin" from mandat m join teledeclarant t on t.id = m.teledeclarant_id
     where m.copropriete_id = $1 and m.id <> $2 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') order by m.date_debut`,
    [coproprieteId, saufMandatId],
  )
