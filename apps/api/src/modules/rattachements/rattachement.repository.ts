import type { Db, RowOf, Tx } from '@registre/db'
import type { Demandeur } from '@registre/domain'
import { takeTurn } from '../../platform/lock.repository.ts'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { EST_FERME } from '../sirene/veille.sql.ts'
import { rattachees, SYNDICS } from '../dossiers/regard.sql.ts'
import { MANDATS_ACTIFS, MANDATS_OCCUPANTS } from '../dossiers/mandat.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'

const SELECT =
  `select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,
    c.adresse_principale as adresse, d.teledeclarant_id, ${NOM_DECLARANT('t')} as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,
    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, ${SYNDICS} as syndics,
    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin
  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id
  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id
  left join lateral (select ${NOM_DECLARANT('s')} as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id
    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ${MANDATS_OCCUPANTS} and a.date_debut < m.date_debut
    order by a.date_debut desc, a.id desc limit 1) p on true
  where d.type = 'RATTACHEMENT'` as const
const TROUVER = `${SELECT} and d.id = $1` as const
export type RattachementRow = RowOf<typeof TROUVER>
const OUVERTES = `d.etat in ${DEMANDES_OUVERTES}` as const

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
       or d.copropriete_id in ${rattachees('$1')})
     order by d.echeance, d.id limit ${MAX_LISTE}`,
    [teledeclarantId],
    { name: 'rattachements-ouverts' },
  )

/** The open request on a co-ownership: one's own first, else the latest. */
export const trouverOuverteDe = async (
  db: Db,
  coproprieteId: number,
  sien: number | null,
): Promise<RattachementRow | undefined> =>
  (
    await db.query(
      `${SELECT} and ${OUVERTES} and d.copropriete_id = $1 order by (d.teledeclarant_id = $2) desc, d.id desc limit 1`,
      [coproprieteId, sien ?? 0],
    )
  )[0]

export const trouverRattachement = async (
  tx: Pick<Tx, 'sql'>,
  demandeId: number,
): Promise<RattachementRow | undefined> => (await tx.sql(TROUVER, [demandeId]))[0]

/** True for a document that this establishment gave for a contest, and that no other has. */
export const pieceAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 as n from document where id = $1 and teledeclarant_id = $2 and type = 'PIECE_CONTESTATION' and etat_analyse <> 'INFECTED'
         and not exists (select 1 from demande d where d.contestation_document_id = document.id)`,
      [documentId, teledeclarantId],
    )
  ).length > 0

const LIRE_ECHANGES = `select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le
  from echange e join utilisateur u on u.id = e.auteur_id where e.demande_id = any($1::int[]) order by e.id`
export type EchangeRow = RowOf<typeof LIRE_ECHANGES>

/** The threads of some requests, in order. */
export const lireEchangesDe = (db: Db, demandes: readonly number[]): Promise<EchangeRow[]> =>
  db.query(LIRE_ECHANGES, [demandes])

/**
 * The person who asks, where to write to it (its own address, else its establishment's), and what
 * its house has asked for elsewhere: held until the end of the transaction, so that requests made
 * at once are all counted.
 */
export const demandeurDe = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  utilisateurId: number,
  maintenant: Date,
): Promise<Demandeur> => {
  await takeTurn(tx, `rattachements:${teledeclarantId}`)
  const [row] = await tx.sql(
    `select t.id as "teledeclarantId", u.id as "auteurId", coalesce(left(t.siret, 9), '') as siren, ${EST_FERME('t')} as ferme, ${NOM_DECLARANT('t')} as nom,
       coalesce(nullif(u.email, ''), t.rep_email) as email, t.type,
       (select count(*)::int from copropriete c where c.teledeclarant_id = t.id) as portefeuille,
       (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.type = 'RATTACHEMENT' and ${OUVERTES}) as en_attente,
       (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.type = 'RATTACHEMENT' and d.deposee_le > $3::timestamptz - interval '24 hours') as aujourdhui
     from teledeclarant t join utilisateur u on u.id = $2 where t.id = $1`,
    [teledeclarantId, utilisateurId, maintenant],
  )
  if (!row) throw new Error('the person who asks has no establishment')
  const { en_attente: enAttente, type, ...reste } = row
  return { ...reste, enAttente, type: type === 'NON_PRO' ? 'NON_PRO' : 'PRO' }
}

/** Of the syndics in place, those who were told of another request in the last 24 hours. */
export const syndicsPrevenus = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  maintenant: Date,
): Promise<number[]> =>
  (
    await tx.sql(
      `select distinct a.syndic_id as id from annonce_rattachement a join mandat m on m.teledeclarant_id = a.syndic_id
       where m.copropriete_id = $1 and m.etat in ${MANDATS_ACTIFS} and a.envoyee_le > $2::timestamptz - interval '24 hours'`,
      [coproprieteId, maintenant],
    )
  ).map((r) => r.id)

const AUTRES_OUVERTES =
  `${SELECT} and ${OUVERTES} and d.copropriete_id = $1 and d.id <> $2 order by d.id` as const

/** The other open requests on a co-ownership: a keeper sees them together. */
export const autresOuvertes = (
  db: Db,
  coproprieteId: number,
  saufId: number,
): Promise<RattachementRow[]> => db.query(AUTRES_OUVERTES, [coproprieteId, saufId])

const MANDATS_TOUCHES =
  `select m.id, m.etat, ${NOM_DECLARANT('t')} as syndic, m.date_debut as "dateDebut", m.date_fin as "dateFin" from mandat m join teledeclarant t on t.id = m.teledeclarant_id
  where m.copropriete_id = $1 and m.id <> $2
    and (m.etat in ${MANDATS_ACTIFS} or m.etat = 'ARCHIVE' and m.date_fin >= (select date_debut from mandat where id = $2))
  order by m.date_debut` as const
export type MandatTouche = RowOf<typeof MANDATS_TOUCHES>

/** The mandates that the validation of a request may change. */
export const mandatsTouches = (
  db: Db,
  coproprieteId: number,
  saufMandatId: number,
): Promise<MandatTouche[]> => db.query(MANDATS_TOUCHES, [coproprieteId, saufMandatId])

/** Syndics who have not been told yet of requests that still wait. */
export const syndicsAPrevenir = async (db: Pick<Db, 'query'>): Promise<number[]> =>
  (
    await db.query(
      `select distinct syndic_id as id from annonce_rattachement where envoyee_le is null order by 1`,
    )
  ).map((r) => r.id)

/** What a syndic is told at night; noted as told. */
export const prendreAnnonces = (tx: Pick<Tx, 'sql'>, syndicId: number, maintenant: Date) =>
  tx.sql(
    `with dues as (update annonce_rattachement set envoyee_le = $2 where syndic_id = $1 and envoyee_le is null returning demande_id)
     select c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, ${NOM_DECLARANT('t')} as demandeur, m.date_debut, m.date_fin, s.rep_email as email
     from dues join demande d on d.id = dues.demande_id join mandat m on m.id = d.mandat_id join copropriete c on c.id = d.copropriete_id
     join teledeclarant t on t.id = d.teledeclarant_id join teledeclarant s on s.id = $1
     where ${OUVERTES} order by c.nom, d.id`,
    [syndicId, maintenant],
  )

/** Name and address, public, of registered co-ownerships. */
export const nommerCoproprietes = (db: Db, numeros: readonly string[]) =>
  db.read(
    `select coalesce(numero_immatriculation, '') as numero, nom, adresse_principale as adresse from copropriete where numero_immatriculation = any($1::text[])`,
    [numeros],
  )
