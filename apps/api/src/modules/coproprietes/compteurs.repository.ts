import type { Db } from '@registre/db'
import { ETATS_IMMATRICULES, fromStates, machineCopropriete } from '@registre/domain'
import { rattachees } from './visibilite.sql.ts'

const MAJ_FAITE = `coalesce(c.date_derniere_maj_annuelle >= $2::date or c.date_immatriculation >= $2::date, false)`
const IMMATRICULEE = `c.etat = any($3::etat_copropriete[])`

/**
 * Counters of one establishment, in one statement: its attached co-ownerships, and the dossiers
 * that it is writing.
 */
export const compterTableauDeBord = async (db: Db, teledeclarantId: number, debutAnnee: string) => {
  const [row] = await db.query(
    `select count(*) filter (where ${IMMATRICULEE})::int as immatriculees,
       count(*) filter (where c.etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE')::int as expires,
       count(*) filter (where c.etat = any($4::etat_copropriete[]) and not ${MAJ_FAITE})::int as maj_a_faire,
       count(*) filter (where ${IMMATRICULEE} and not c.geolocalisee)::int as non_geolocalisees,
       (select count(*)::int from copropriete b where b.auteur_teledeclarant_id = $1 and b.etat = 'BROUILLON') as brouillons,
       (select count(*)::int from demande d where d.teledeclarant_id = $1 and d.etat = 'PRECISIONS') as precisions
     from copropriete c where c.id in ${rattachees('$1')}`,
    [
      teledeclarantId,
      debutAnnee,
      ETATS_IMMATRICULES,
      fromStates(machineCopropriete, 'mettre-a-jour'),
    ],
  )
  return row
}

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
       from demande where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')
         and exists (select 1 from copropriete p where p.id = copropriete_id and p.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE'))
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
