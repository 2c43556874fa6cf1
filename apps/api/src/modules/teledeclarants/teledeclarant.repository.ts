import type { Db, RowOf, Tx } from '@registre/db'
import type { StatutTeledeclarant } from '@registre/domain'
import { ADMIN, NB_COPROPRIETES } from './recherche.repository.ts'
import { type Representant, valeursRepresentant } from '../inscription/representant.ts'

const OUVERTES = `('A_VALIDER', 'EN_COURS', 'PRECISIONS')`
const SELECT =
  `select t.id, t.version, t.type, t.statut, t.raison_sociale, t.siret, t.code_ape, t.libelle_ape, t.type_etablissement, t.num_etude, t.adresse, t.code_postal,
    t.commune, t.telephone, t.rep_civilite, t.rep_nom, t.rep_prenom, t.rep_email, t.rep_telephone, t.rep_adresse, t.saisi_a_la_main, t.certificat_dn1, t.certificat_dn2, t.emetteur_dn1,
    t.emetteur_dn2, t.code_activation_le, t.cree_le, ${NB_COPROPRIETES} as nb_coproprietes,
    (select count(*)::int from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null) as nb_utilisateurs,
    (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ('EN_COURS', 'A_VENIR')) as nb_mandats,
    (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.etat in ${OUVERTES})
      + (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES')
           and not exists (select 1 from demande d where d.mandat_id = m.id and d.etat in ${OUVERTES})) as nb_demandes,
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

export interface FicheEcrite {
  type: TeledeclarantRow['type']
  statut: StatutTeledeclarant
  raisonSociale: string
  siret: string | null
  codeApe: string
  libelleApe: string
  typeEtablissement: string
  adresse: readonly string[]
  codePostal: string
  commune: string
  telephone: string
  representant: Representant
  certificatDn1: string
  certificatDn2: string
  emetteurDn1: string
  emetteurDn2: string
}

/** Writes a file if the version is still the one read; says whether it was. */
export const ecrireTeledeclarant = async (
  tx: Tx,
  id: number,
  version: number,
  f: FicheEcrite,
): Promise<boolean> => {
  const rows = await tx.sql(
    `update teledeclarant set type = $3::type_teledeclarant, statut = $4::statut_teledeclarant, raison_sociale = $5, siret = $6, code_ape = $7, libelle_ape = $8,
       type_etablissement = $9, adresse = $10, code_postal = $11, commune = $12, telephone = $13, rep_civilite = $14, rep_nom = $15, rep_prenom = $16, rep_email = $17,
       rep_telephone = $18, rep_adresse = $19::jsonb, certificat_dn1 = $20, certificat_dn2 = $21, emetteur_dn1 = $22, emetteur_dn2 = $23, version = version + 1
     where id = $1 and version = $2 returning id`,
    [
      id,
      version,
      f.type,
      f.statut,
      f.raisonSociale,
      f.siret,
      f.codeApe,
      f.libelleApe,
      f.typeEtablissement,
      f.adresse,
      f.codePostal,
      f.commune,
      f.telephone,
      ...valeursRepresentant(f.representant),
      f.certificatDn1,
      f.certificatDn2,
      f.emetteurDn1,
      f.emetteurDn2,
    ],
  )
  return rows.length > 0
}

/** The SIRET belongs to another living declarant. */
export const siretPris = async (tx: Tx, siret: string, saufId: number): Promise<boolean> =>
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
