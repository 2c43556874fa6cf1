import { type Db, parametres } from '@registre/db'
import { ETATS_IMMATRICULES, fromStates, machineCopropriete } from '@registre/domain'
import { aMettreAJour, rattachees } from './visibilite.ts'

export interface TableauRow {
  immatriculees: number
  expires: number
  maj_a_faire: number
  non_geolocalisees: number
  brouillons: number
  precisions: number
}

/**
 * Counters of one establishment, in one statement: its attached co-ownerships, and the dossiers
 * that it is writing.
 */
export const compterTableauDeBord = async (
  db: Db,
  teledeclarantId: number,
  debutAnnee: string,
): Promise<TableauRow | undefined> => {
  const { params, place } = parametres()
  const miennes = rattachees(place, teledeclarantId)
  const immatriculee = `c.etat = any(${place(ETATS_IMMATRICULES)}::etat_copropriete[])`
  const jour = `${place(debutAnnee)}::date`
  const majPossible = `c.etat = any(${place(fromStates(machineCopropriete, 'mettre-a-jour'))}::etat_copropriete[])`
  const faite = `coalesce(c.date_derniere_maj_annuelle >= ${jour} or c.date_immatriculation >= ${jour}, false)`
  const mien = place(teledeclarantId)
  const [row] = await db.query<TableauRow>(
    `select count(*) filter (where ${immatriculee})::int as immatriculees,
       count(*) filter (where c.etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE')::int as expires,
       (select count(*)::int from copropriete c where c.id in ${aMettreAJour(place, teledeclarantId)} and ${majPossible} and not ${faite}) as maj_a_faire,
       count(*) filter (where ${immatriculee} and not c.geolocalisee)::int as non_geolocalisees,
       (select count(*)::int from copropriete b where b.auteur_teledeclarant_id = ${mien} and b.etat = 'BROUILLON') as brouillons,
       (select count(*)::int from demande d where d.teledeclarant_id = ${mien} and d.etat = 'PRECISIONS') as precisions
     from copropriete c where c.id in ${miennes}`,
    params,
  )
  return row
}

export interface IndicateursRow {
  immatriculees: number
  immat_52: number
  maj_annee: number
  maj_mois: number
  teledeclarants: number
  utilisateurs: number
  rattachements_52: number
  donnees_brutes: number
  rapports_bo: number
  echelle: string
  immat: number
  immat_retard: number
  ratt: number
  ratt_retard: number
  diss: number
  diss_retard: number
  doublons: number
  doublons_retard: number
}

const enCours = (type: string, nom: string): string =>
  `count(*) filter (where type = '${type}')::int as ${nom}, count(*) filter (where type = '${type}' and etat <> 'PRECISIONS' and echeance < $1::date)::int as ${nom}_retard`

/**
 * The keepers' indicators on a day (ISO), in one pass of each table: one statement, one snapshot.
 */
export const compterIndicateurs = async (
  db: Db,
  jour: string,
): Promise<IndicateursRow | undefined> =>
  (
    await db.read<IndicateursRow>(
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
