import type { Db, Tx } from '@registre/db'
import type { Dossier } from '@registre/domain'
import { NOM_DECLARANT } from './copropriete.sql.ts'

/** What a dossier is found by. */
export type Cible = { numero: string } | CibleParId
type CibleParId =
  | { coproprieteId: number }
  | { mandatId: number }
  | { demandeId: number }
  | { declarationId: number }

/** The identifier of the co-ownership meant, by what names it. */
const PAR_NUMERO = `(select id from copropriete where numero_immatriculation = $1)`
const PAR_ID = {
  coproprieteId: `$1::int`,
  mandatId: `(select copropriete_id from mandat where id = $1)`,
  demandeId: `(select copropriete_id from demande where id = $1)`,
  declarationId: `(select copropriete_id from declaration where id = $1)`,
} as const
const TENIR = 'select id from copropriete where id ='

const cleDe = (cible: CibleParId): { par: keyof typeof PAR_ID; id: number } => {
  if ('coproprieteId' in cible) return { par: 'coproprieteId', id: cible.coproprieteId }
  if ('mandatId' in cible) return { par: 'mandatId', id: cible.mandatId }
  if ('demandeId' in cible) return { par: 'demandeId', id: cible.demandeId }
  return { par: 'declarationId', id: cible.declarationId }
}

/** Milliseconds of an instant. */
const ms = <C extends string>(colonne: C) =>
  `(extract(epoch from ${colonne}) * 1000)::float8` as const

const MANDATS =
  `select m.id, m.etat, m.version, m.teledeclarant_id as "teledeclarantId", m.date_debut as debut, m.date_fin as fin,
    m.admin_provisoire as "adminProvisoire", m.syndic_provisoire as "syndicProvisoire", m.type_justif as "typeJustif", m.document_id as "documentId", m.motif,
    ${NOM_DECLARANT('t')} as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email
  from mandat m join teledeclarant t on t.id = m.teledeclarant_id
  where m.copropriete_id = c.id order by m.date_debut, m.id` as const

/** Who declared a dissolution asks for its request; a registration's author is its declaration's. */
const DEMANDES =
  `select d.id, d.type, d.etat, d.version, d.etat_precedent as "etatPrecedent", d.mandat_id as "mandatId",
    d.declaration_id as "declarationId", d.teledeclarant_id as "teledeclarantId", d.demandeur_id as "demandeurId",
    d.profil_demandeur as "profilDemandeur", (d.deposee_le at time zone 'Europe/Paris')::date as "deposeeLe", d.echeance, ${ms('d.suspendue_le')} as "suspendueLe", ${ms('d.relance_le')} as "relanceLe",
    d.assignee_a_id as "assigneeAId", d.raison_affectation as "raisonAffectation", d.verrou_par_id as "verrouParId",
    coalesce(trim(v.prenom || ' ' || v.nom), '') as "verrouPar", ${ms('d.verrou_le')} as "verrouLe", ${ms('d.verrou_jusqu_a')} as "verrouJusquA",
    ${ms('d.decidee_le')} as "decideeLe", d.decidee_par_id as "decideeParId", coalesce(trim(p.prenom || ' ' || p.nom), '') as "decideePar",
    d.motif_refus as "motifRefus", d.texte_decision as "texteDecision", ${ms('d.contestee_le')} as "contesteeLe",
    d.contestee_par_id as "contesteeParId", d.contestation, d.contestation_document_id as "contestationDocumentId", d.election_le as "electionLe", d.reponse_avant as "reponseAvant",
    ${ms('d.accordee_le')} as "accordeeLe", d.accordee_par_id as "accordeeParId",
    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x."demandeParId" end, d.demandeur_id) as "auteurId",
    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email
  from demande d join teledeclarant t on t.id = d.teledeclarant_id
  left join declaration l on l.id = d.declaration_id
  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x."demandeParId" end)
  left join utilisateur q on q.id = d.demandeur_id
  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id
  where d.copropriete_id = c.id order by d.id` as const

const DECLARATIONS = `select l.id, l.etat, l.version, l.type_immat as "typeImmat", l.type_maj as "typeMaj", l.base_id as "baseId",
    l.jeu, l.auteur_teledeclarant_id as "auteurTeledeclarantId"
  from declaration l where l.copropriete_id = c.id order by l.id`

const DISSOLUTION = `select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as "dateEffet", x.demande_par_id as "demandeParId",
    (u.id is not null and u.teledeclarant_id is null) as "parTeneur",
    coalesce(u.teledeclarant_id, c.teledeclarant_id) as "teledeclarantId", coalesce(u.email, t.rep_email, '') as email
  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id
  where x.copropriete_id = c.id order by x.id desc limit 1`

const liste = <R extends string>(requete: R) =>
  `(select coalesce(json_agg(y), '[]') from (${requete}) y)` as const

const LECTURE =
  `select c.id, c.etat, c.etat_precedent as "etatPrecedent", c.etat_avant_annulation as "etatAvantAnnulation",
    ${ms('c.masquee_le')} as "masqueeLe", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,
    c.auteur_teledeclarant_id as "auteurTeledeclarantId", c.auteur_utilisateur_id as "auteurId", coalesce(nullif(a.email, ''), e.rep_email) as "emailAuteur",
    c.teledeclarant_id as "syndicId", coalesce(left(s.siret, 9), '') as "sirenSyndic", c.date_fin_mandat as "finMandat", c.date_reglement as "dateReglement",
    c.date_dissolution as "dateDissolution", ${liste(MANDATS)} as mandats, ${liste(DEMANDES)} as demandes,
    ${liste(DECLARATIONS)} as declarations, to_json(x) as dissolution
  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id
  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id
  left join lateral (${DISSOLUTION}) x on true` as const

/** A dossier as it is now; undefined when nothing bears that name. */
export const lireDossier = async (
  db: Pick<Db, 'query'>,
  cible: Cible,
): Promise<Dossier | undefined> => {
  if ('numero' in cible)
    return (
      await db.query(`${LECTURE} where c.id = ${PAR_NUMERO}`, [cible.numero], {
        name: 'dossier-numero',
      })
    )[0]
  const { par, id } = cleDe(cible)
  return (
    await db.query(`${LECTURE} where c.id = ${PAR_ID[par]}`, [id], { name: `dossier-${par}` })
  )[0]
}

/**
 * Holds a dossier until the end of the transaction; gives its identifier, undefined when nothing
 * bears that name. The co-ownership is what is held: every writer of its parts begins here.
 */
export const verrouillerDossier = async (
  tx: Pick<Tx, 'sql'>,
  cible: Cible,
): Promise<number | undefined> => {
  if ('numero' in cible)
    return (
      await tx.sql(`${TENIR} ${PAR_NUMERO} for update`, [cible.numero], {
        name: 'dossier-tenir-numero',
      })
    )[0]?.id
  const { par, id } = cleDe(cible)
  return (
    await tx.sql(`${TENIR} ${PAR_ID[par]} for update`, [id], { name: `dossier-tenir-${par}` })
  )[0]?.id
}

/** The identifier of the co-ownership that bears a number; undefined when none does. */
export const idParNumero = async (
  db: Pick<Db, 'query'>,
  numero: string,
): Promise<number | undefined> =>
  (await db.query(`select id from copropriete where numero_immatriculation = $1`, [numero]))[0]?.id

/** Issues the next registration number, once and for all. */
export const prochainNumero = async (tx: Pick<Tx, 'sql'>): Promise<string> => {
  const [row] = await tx.sql(`select prochain_numero_immatriculation() as numero`)
  if (!row?.numero) throw new Error('no registration number was issued')
  return row.numero
}

/** Where to write to a person: its own address, else its establishment's; '' for none. */
export const emailDuCompte = async (tx: Pick<Tx, 'sql'>, utilisateurId: number): Promise<string> =>
  (
    await tx.sql(
      `select coalesce(nullif(u.email, ''), t.rep_email, '') as email
       from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.id = $1`,
      [utilisateurId],
    )
  )[0]?.email ?? ''

/** The identifier of a dossier that is about to be made. */
export const prendreNumeroDeDossier = async (tx: Pick<Tx, 'sql'>): Promise<number> => {
  const [row] = await tx.sql(`select nextval('copropriete_id_seq')::int as id`)
  return row?.id ?? 0
}
