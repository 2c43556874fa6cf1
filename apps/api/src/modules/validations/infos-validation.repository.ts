import type { Db, RowOf } from '@registre/db'
import { AUTEUR_DISSOLUTION } from '../dissolutions/dissolution.sql.ts'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

const OUVERTE =
  `select d.id, d.type, d.etat, d.version, d.teledeclarant_id, d.deposee_le, d.echeance, d.decidee_le, d.motif_refus, d.texte_decision, d.mandat_id,
       coalesce(trim(p.prenom || ' ' || p.nom), '') as decidee_par, k.lue_le,
       d.copropriete_id, d.declaration_id, d.profil_demandeur, coalesce(u.id, q.id) as demandeur_id, d.raison_affectation, d.election_le, d.reponse_avant, d.accordee_le, d.contestee_le, d.assignee_a_id, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,
       d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,
       ${NOM_DECLARANT('t')} as raison_sociale, coalesce(nullif(l.email_contact, ''), nullif(u.email, ''), nullif(q.email, ''), t.rep_email) as email,
       coalesce(nullif(u.telephone, ''), nullif(q.telephone, ''), nullif(t.telephone, ''), t.rep_telephone) as telephone
     from demande d join teledeclarant t on t.id = d.teledeclarant_id
     left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id
     left join declaration l on l.id = d.declaration_id left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, ${AUTEUR_DISSOLUTION('d')}) left join utilisateur q on q.id = d.demandeur_id
     left join utilisateur p on p.id = d.decidee_par_id left join decision_lue k on k.demande_id = d.id
     where d.id = $1` as const
export type DemandeOuverteRow = RowOf<typeof OUVERTE>

/**
 * A request with who holds it, to whom it was given, and who made it; undefined when there is none.
 */
export const lireDemandeOuverte = async (
  db: Db,
  id: number,
): Promise<DemandeOuverteRow | undefined> => (await db.query(OUVERTE, [id]))[0]

/** What was declared when the last question was asked, and answered since; undefined for none. */
export const lireAvantReponse = async (db: Db, demandeId: number) =>
  (
    await db.query(
      `select e.instantane, e.cree_le from echange e where e.demande_id = $1 and e.du_teneur and e.instantane is not null
         and exists (select 1 from echange r where r.demande_id = e.demande_id and r.id > e.id and not r.du_teneur)
       order by e.id desc limit 1`,
      [demandeId],
    )
  )[0]
