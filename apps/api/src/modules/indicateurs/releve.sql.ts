import { LIMITE_MAJ, MAJ_FAITE, TENUE } from '../coproprietes/situation.sql.ts'
import { DEMANDES_DECIDEES, DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { EN_COURS } from '../../platform/envoi.sql.ts'
import { VEILLE } from '../sirene/veille.sql.ts'

// One statement, one snapshot: every part of a day's follow-up as JSON. $2: the day (ISO), in
// Paris.

const PARIS = <C extends string>(colonne: C) =>
  `(${colonne} at time zone 'Europe/Paris')::date` as const
/** The first day of the month, eleven months before: twelve months with the current one. */
const DEBUT = `(date_trunc('month', $2::date) - interval '11 months')::date`
/** Longest list of firms: the largest portfolios. */
export const SYNDICS_MONTRES = 100
const listes = <S extends string>(sql: S) =>
  `(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${sql}) x)` as const

export const REQUETE_RELEVE = `with d as materialized (
    select type, etat, echeance, motif_refus, assignee_a_id, verrou_par_id, decidee_par_id, ${PARIS('deposee_le')} as deposee, ${PARIS('decidee_le')} as decidee
    from demande where etat in ${DEMANDES_OUVERTES} or deposee_le >= ${DEBUT} or decidee_le >= ${DEBUT}
  ), decidees as (
    select *, to_char(decidee, 'YYYY-MM') as mois, decidee - deposee as jours, decidee > echeance as tard
    from d where decidee >= ${DEBUT} and etat in ${DEMANDES_DECIDEES}
  ), tenues as materialized (
    select c.teledeclarant_id, coalesce(k.code_departement, '') as code, coalesce(not ${MAJ_FAITE} and ${LIMITE_MAJ} < $2::date, false) as retard
    from copropriete c left join commune k on k.code = c.code_insee where ${TENUE} and c.teledeclarant_id is not null
  ), syndics as materialized (
    select t.id, t.raison_sociale as syndic, coalesce(t.siret, '') as siret, t.type, count(*) as coproprietes, count(*) filter (where n.retard) as en_retard,
      coalesce(v.etat, '') as veille, v.confirme_le is not null as ferme
    from tenues n join teledeclarant t on t.id = n.teledeclarant_id ${VEILLE} group by t.id, v.etat, v.confirme_le
  )
  select jsonb_build_object(
    'file', ${listes(`select type, count(*) filter (where etat = 'A_VALIDER') as a_valider, count(*) filter (where etat = 'EN_COURS') as en_cours,
      count(*) filter (where etat = 'PRECISIONS') as precisions, count(*) filter (where etat <> 'PRECISIONS' and echeance < $2::date) as hors_delai,
      max($2::date - deposee) as plus_ancienne from d where etat in ${DEMANDES_OUVERTES} group by type`)},
    'depots', ${listes(`select to_char(deposee, 'YYYY-MM') as mois, type, count(*) as nombre from d where deposee >= ${DEBUT} group by 1, 2`)},
    'decisions', ${listes(`select mois, count(*) filter (where etat = 'VALIDEE') as validees, count(*) filter (where etat = 'REFUSEE') as refusees,
      count(*) filter (where tard) as hors_delai, round(avg(jours), 1) as moyenne from decidees group by mois`)},
    'delais', ${listes(`select type, count(*) as nombre, percentile_cont(0.5) within group (order by jours) as mediane,
      percentile_cont(0.9) within group (order by jours) as lent, count(*) filter (where tard) as hors_delai,
      count(*) filter (where etat = 'REFUSEE') as refusees from decidees group by type`)},
    'teneurs', ${listes(`select trim(u.prenom || ' ' || u.nom) as teneur, coalesce(o.affectees, 0) as affectees, coalesce(o.hors_delai, 0) as hors_delai,
      coalesce(x.decidees, 0) as decidees, coalesce(x.refusees, 0) as refusees, coalesce(x.tard, 0) as tard, x.mediane
      from utilisateur u
      left join (select assignee_a_id as id, count(*) as affectees, count(*) filter (where etat <> 'PRECISIONS' and echeance < $2::date) as hors_delai
        from d where etat in ${DEMANDES_OUVERTES} group by 1) o on o.id = u.id
      left join (select decidee_par_id as id, count(*) as decidees, count(*) filter (where etat = 'REFUSEE') as refusees, count(*) filter (where tard) as tard,
        percentile_cont(0.5) within group (order by jours) as mediane from decidees where decidee > $2::date - 30 group by 1) x on x.id = u.id
      where o.id is not null or x.id is not null order by 1, u.id`)},
    'semaines', ${listes(`select to_char(s.lundi, 'YYYY-MM-DD') as lundi, (select count(*) from d where deposee >= s.lundi and deposee < s.lundi + 7) as deposees,
      count(x.decidee) as decidees, count(x.decidee) filter (where x.tard) as tard, percentile_cont(0.5) within group (order by x.jours) as mediane
      from (select (date_trunc('week', $2::date)::date - 7 * n) as lundi from generate_series(0, 11) n) s
      left join decidees x on x.decidee >= s.lundi and x.decidee < s.lundi + 7 group by s.lundi order by s.lundi`)},
    'motifs', ${listes(`select m as motif, type, count(*) as nombre from decidees, unnest(string_to_array(motif_refus, ',')) m where etat = 'REFUSEE' and motif_refus <> '' group by 1, 2`)},
    'comptes', ${listes(`select profil, count(*) filter (where actif) as actifs, count(*) filter (where actif and derniere_activite_le >= $2::date - 30) as connectes,
      count(*) filter (where cree_le >= ${DEBUT}) as crees, count(*) filter (where bloque_jusqu_a > maintenant()) as bloques
      from utilisateur where supprime_le is null group by profil`)},
    'majs', ${listes(`select extract(year from date_derniere_maj_annuelle)::int as annee, count(*) as nombre from copropriete
      where date_derniere_maj_annuelle is not null group by 1`)},
    'envois', ${listes(`select type, count(*) filter (where statut in ${EN_COURS}) as en_attente, count(*) filter (where statut = 'UNCERTAIN') as incertains,
      count(*) filter (where statut = 'FAILED') as echoues from outbox where statut <> 'DONE' group by type`)},
    'preparation', ${listes(`select f.code_departement as code, count(*) as coproprietes, count(*) filter (where f.jeu <> '2027' and p.copropriete_id is not null) as preparees,
      count(*) filter (where f.jeu = '2027') as deposees from fiche f
      left join (select distinct copropriete_id from declaration where etat = 'BROUILLON' and base_id is not null and jeu = '2027') p on p.copropriete_id = f.copropriete_id
      group by f.code_departement order by f.code_departement`)},
    'retards', ${listes(`select syndic, siret, coproprietes, en_retard, veille, ferme from syndics
      where type = 'PRO' and (en_retard > 0 or ferme or veille in ('FERME', 'AUTRE_UNITE')) order by coproprietes desc, id limit ${SYNDICS_MONTRES}`)},
    'territoires', ${listes(`select n.code, count(*) as coproprietes, count(*) filter (where n.retard) as en_retard,
      count(*) filter (where s.ferme or s.veille in ('FERME', 'AUTRE_UNITE')) as de_fermes from tenues n join syndics s on s.id = n.teledeclarant_id group by n.code order by n.code`)}
  ) as contenu` as const

/** What the statement gives. Numbers that measure nothing are null. */
export interface ContenuReleve {
  file: {
    type: string
    a_valider: number
    en_cours: number
    precisions: number
    hors_delai: number
    plus_ancienne: number | null
  }[]
  depots: { mois: string; type: string; nombre: number }[]
  decisions: {
    mois: string
    validees: number
    refusees: number
    hors_delai: number
    moyenne: number | null
  }[]
  delais: {
    type: string
    nombre: number
    mediane: number | null
    lent: number | null
    hors_delai: number
    refusees: number
  }[]
  /** Left out of what was counted before them. */
  teneurs?: {
    teneur: string
    affectees: number
    hors_delai: number
    decidees: number
    refusees: number
    tard: number
    mediane: number | null
  }[]
  semaines?: {
    lundi: string
    deposees: number
    decidees: number
    tard: number
    mediane: number | null
  }[]
  motifs: { motif: string; type: string; nombre: number }[]
  comptes: { profil: string; actifs: number; connectes: number; crees: number; bloques: number }[]
  majs: { annee: number; nombre: number }[]
  /** Left out of what was counted before it. */
  preparation?: {
    code: string
    coproprietes: number
    preparees: number
    deposees: number
  }[]
  retards?: {
    syndic: string
    siret: string
    coproprietes: number
    en_retard: number
    veille: string
    ferme: boolean
  }[]
  territoires?: { code: string; coproprietes: number; en_retard: number; de_fermes: number }[]
  envois: { type: string; en_attente: number; incertains: number; echoues: number }[]
}
