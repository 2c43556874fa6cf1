import type { Db } from '@registre/db'
import { ETATS_IMMATRICULES } from '@registre/domain'
import {
  DEMANDE_PRECISIONS,
  IMMATRICULEE,
  LISTEES,
  MAJ_A_FAIRE,
  MANDAT_EXPIRE,
  NON_LOCALISEE,
} from './situation.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { RETIREES } from '../dossiers/copropriete.sql.ts'

/**
 * Counters of one establishment on a day, in one statement: each is the list that it leads to; and
 * the dossiers that it is writing.
 */
export const compterTableauDeBord = async (db: Db, teledeclarantId: number, jour: string) =>
  (
    await db.query(
      `select count(*) filter (where ${IMMATRICULEE})::int as immatriculees,
       count(*) filter (where ${MANDAT_EXPIRE})::int as expires,
       count(*) filter (where ${MAJ_A_FAIRE})::int as maj_a_faire,
       count(*) filter (where ${NON_LOCALISEE})::int as non_geolocalisees,
       count(*) filter (where ${DEMANDE_PRECISIONS})::int as precisions,
       (select count(*)::int from copropriete b where b.auteur_teledeclarant_id = $1 and b.etat = 'BROUILLON') as brouillons
     from copropriete c where ${LISTEES}`,
      [teledeclarantId, jour],
    )
  )[0]

const enCours = <T extends string, N extends string>(type: T, nom: N) =>
  `count(*) filter (where type = '${type}')::int as ${nom}, count(*) filter (where type = '${type}' and etat <> 'PRECISIONS' and echeance < $1::date)::int as ${nom}_retard` as const

/**
 * The keepers' indicators on a day (ISO), in one pass of each table: one statement, one snapshot.
 */
export const compterIndicateurs = async (db: Db, jour: string) =>
  (
    await db.read(
      `with c as (
       select count(*) filter (where etat = any($2::etat_copropriete[]))::int as immatriculees,
         count(*) filter (where date_immatriculation > $1::date - 364)::int as immat_52,
         count(*) filter (where date_derniere_maj_annuelle >= date_trunc('year', $1::date)::date)::int as maj_annee,
         count(*) filter (where date_derniere_maj_annuelle >= date_trunc('month', $1::date)::date)::int as maj_mois
       from copropriete
     ), d as (
       select ${enCours('IMMATRICULATION', 'immat')}, ${enCours('RATTACHEMENT', 'ratt')}, ${enCours('DISSOLUTION', 'diss')}, ${enCours('DOUBLON_NOTAIRE', 'doublons')}
       from demande where etat in ${DEMANDES_OUVERTES}
         and exists (select 1 from copropriete p where p.id = copropriete_id and p.etat not in ${RETIREES})
     ), e as materialized (
       select type, niveau as echelle, nombre from compteur_journal where mois > $1::date - 365 and categorie = 'EXPORT'
     )
     select c.*, d.*,
       (select count(*)::int from teledeclarant where statut = 'ACTIF' and type in ('PRO', 'NON_PRO', 'NOTAIRE')) as teledeclarants,
       (select count(*)::int from utilisateur where actif and supprime_le is null) as utilisateurs,
       (select count(*)::int from mandat where decide_le > $1::date - 364 and etat not in ('REFUSE', 'RETIRE')) as rattachements_52,
       (select coalesce(sum(nombre), 0)::int from e where type = 'telecharger-donnees-brutes') as donnees_brutes,
       (select coalesce(sum(nombre), 0)::int from e where type = 'telecharger-rapport-bo') as rapports_bo,
       coalesce((select echelle from e where echelle <> '' group by echelle order by sum(nombre) desc, echelle limit 1), '') as echelle
     from c, d`,
      [jour, ETATS_IMMATRICULES],
    )
  )[0]
