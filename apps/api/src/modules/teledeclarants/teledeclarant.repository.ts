import type { Db, RowOf, Tx } from '@registre/db'
import { ADMIN, NB_COPROPRIETES } from './recherche.repository.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { MANDATS_EN_ATTENTE, MANDATS_EN_VIGUEUR } from '../dossiers/mandat.sql.ts'

const SELECT =
  `select t.id, t.version, t.type, t.statut, t.raison_sociale, t.siret, t.code_ape, t.libelle_ape, t.type_etablissement, t.num_etude, t.adresse, t.code_postal,
    t.commune, t.telephone, t.rep_civilite, t.rep_nom, t.rep_prenom, t.rep_email, t.rep_telephone, t.rep_adresse, t.saisi_a_la_main, t.certificat_dn1, t.certificat_dn2, t.emetteur_dn1,
    t.emetteur_dn2, t.code_activation_le, t.cree_le, ${NB_COPROPRIETES} as nb_coproprietes,
    (select count(*)::int from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null) as nb_utilisateurs,
    coalesce((select bool_or(u.actif) from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null), true) as comptes_actifs,
    (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ${MANDATS_EN_VIGUEUR}) as nb_mandats,
    (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.etat in ${DEMANDES_OUVERTES})
      + (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ${MANDATS_EN_ATTENTE}
           and not exists (select 1 from demande d where d.mandat_id = m.id and d.etat in ${DEMANDES_OUVERTES})) as nb_demandes,
    trim(coalesce(a.prenom, t.rep_prenom) || ' ' || coalesce(a.nom, t.rep_nom)) as nom_admin, case when a.actif then a.id end as admin_id, a.profil as admin_profil
  from teledeclarant t ${ADMIN} where t.id = $1` as const
export type TeledeclarantRow = RowOf<typeof SELECT>

/**
 * A declarant with what a keeper decides on: mandates that run or will, requests that wait, its
 * main account.
 */
export const lireTeledeclarantRow = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<TeledeclarantRow | undefined> => (await db.query(SELECT, [id]))[0]

/**
 * Takes a declarant until the end of the transaction: accounts, mandates and requests that name it
 * wait.
 */
export const tenirTeledeclarant = async (
  tx: Tx,
  id: number,
): Promise<TeledeclarantRow | undefined> => {
  await tx.sql(`select 1 from teledeclarant where id = $1 for update`, [id])
  return lireTeledeclarantRow({ query: tx.sql }, id)
}

/** The SIRET belongs to another living declarant. */
export const siretPris = async (
  tx: Pick<Tx, 'sql'>,
  siret: string,
  saufId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from teledeclarant where siret = $1 and id <> $2 and statut <> 'SUPPRIME'`,
      [siret, saufId],
    )
  ).length > 0

/** Drafts that a declarant never sent. */
export const trouverBrouillons = async (tx: Tx, teledeclarantId: number): Promise<number[]> =>
  (
    await tx.sql(
      `select d.id from copropriete c join declaration d on d.copropriete_id = c.id and d.etat = 'BROUILLON'
       where c.auteur_teledeclarant_id = $1 and c.etat = 'BROUILLON' order by c.id`,
      [teledeclarantId],
    )
  ).map((d) => d.id)
