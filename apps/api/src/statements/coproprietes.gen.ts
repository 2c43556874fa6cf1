// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select c.date_fin_mandat, c.date_cloture_dernier_exercice as cloture, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as suivi, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite from copropriete c where c.id = $1": {
      params: [number, string | null]
      row: {
        date_fin_mandat: string | null
        cloture: string | null
        suivi: boolean
        maj_faite: boolean
      }
    }
    "select c.id, c.numero_immatriculation, c.etat, c.version, c.auteur_teledeclarant_id, c.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,\n  c.date_immatriculation, c.date_dissolution, r.numero_immatriculation as remplacee_par, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.copropriete_id = c.id\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.copropriete_id = c.id) g) as dissolvants,\n  array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir from copropriete c left join teledeclarant t on t.id = c.teledeclarant_id left join copropriete r on r.id = c.remplacee_par_id where c.id = $1": {
      params: [number]
      row: {
        id: number
        numero_immatriculation: string | null
        etat: Enums['etat_copropriete']
        version: number
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        teledeclarant: string
        date_immatriculation: string | null
        date_dissolution: string | null
        remplacee_par: string | null
        syndics: number[]
        dissolvants: number[]
        predecesseurs: number[]
        mandat_a_venir: boolean
      }
    }
    "select c.id, c.numero_immatriculation, c.etat, c.version, c.auteur_teledeclarant_id, c.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,\n  c.date_immatriculation, c.date_dissolution, r.numero_immatriculation as remplacee_par, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.copropriete_id = c.id\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.copropriete_id = c.id) g) as dissolvants,\n  array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir from copropriete c left join teledeclarant t on t.id = c.teledeclarant_id left join copropriete r on r.id = c.remplacee_par_id where c.numero_immatriculation = any($1)": {
      params: [readonly string[]]
      row: {
        id: number
        numero_immatriculation: string
        etat: Enums['etat_copropriete']
        version: number
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        teledeclarant: string
        date_immatriculation: string | null
        date_dissolution: string | null
        remplacee_par: string | null
        syndics: number[]
        dissolvants: number[]
        predecesseurs: number[]
        mandat_a_venir: boolean
      }
    }
    "select code_postal, commune, commune_absorbee, code_insee, prefixe, section, numero, geolocalisee from parcelle where copropriete_id = $1 order by id": {
      params: [number]
      row: {
        code_postal: string
        commune: string
        commune_absorbee: string
        code_insee: string
        prefixe: string
        section: string
        numero: string
        geolocalisee: boolean
      }
    }
    "select count(*) filter (where c.etat in ('IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR') and ((c.teledeclarant_id = $1 or $1 = any(array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g))) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')))::int as immatriculees,\n       count(*) filter (where c.date_fin_mandat < $2::date and c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR'))::int as expires,\n       count(*) filter (where not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or $1 = any(array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g))) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')))::int as maj_a_faire,\n       count(*) filter (where c.etat in ('IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR') and ((c.teledeclarant_id = $1 or $1 = any(array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g))) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and not c.geolocalisee)::int as non_geolocalisees,\n       count(*) filter (where exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ('PRECISIONS')))::int as precisions,\n       (select count(*)::int from copropriete b where b.auteur_teledeclarant_id = $1 and b.etat = 'BROUILLON') as brouillons\n     from copropriete c where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from (select id as copropriete_id, auteur_teledeclarant_id as teledeclarant_id from copropriete where auteur_teledeclarant_id = $1 union all select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.teledeclarant_id = $1\n    union all select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES') and m.teledeclarant_id = $1 union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.teledeclarant_id = $1 union all select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.teledeclarant_id = $1\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.teledeclarant_id = $1) g)": {
      params: [number | null, string | null]
      row: {
        immatriculees: number
        expires: number
        maj_a_faire: number
        non_geolocalisees: number
        precisions: number
        brouillons: number
      }
    }
    "select count(*)::int as n": {
      params: []
      row: {
        n: number
      }
    }
    "select d.id, d.type, d.etat, d.version, d.teledeclarant_id, d.deposee_le, d.echeance, d.decidee_le, d.motif_refus, d.texte_decision, d.mandat_id,\n       coalesce(trim(p.prenom || ' ' || p.nom), '') as decidee_par, l.lue_le\n     from demande d left join utilisateur p on p.id = d.decidee_par_id left join decision_lue l on l.demande_id = d.id\n     where d.copropriete_id = $1 order by d.id desc": {
      params: [number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        version: number
        teledeclarant_id: number
        deposee_le: Date
        echeance: string
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        mandat_id: number | null
        decidee_par: string
        lue_le: Date | null
      }
    }
    "select d.id, d.type, d.nom, d.taille, d.cree_le, d.etat_analyse as analyse, d.refus, d.retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit, d.teledeclarant_id from document d where d.id in (\n       select id from document where copropriete_id = $1 and annulee_le is null\n       union select document_id from mandat where copropriete_id = $1 and document_id is not null\n       union select document_id from dissolution where copropriete_id = $1 and document_id is not null)\n     order by cree_le desc, id": {
      params: [number]
      row: {
        id: string
        type: ColumnTypes['document.type']
        nom: string
        taille: number
        cree_le: Date
        analyse: Enums['etat_analyse']
        refus: string | null
        retires: ColumnTypes['document.retires']
        ecrit: boolean
        teledeclarant_id: number | null
      }
    }
    "select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le\n     from echange e join demande d on d.id = e.demande_id join utilisateur u on u.id = e.auteur_id where d.copropriete_id = $1 order by e.id": {
      params: [number]
      row: {
        id: number
        demande_id: number
        auteur: string
        du_teneur: boolean
        texte: string
        cree_le: Date
      }
    }
    "select j.id::float8 as id, (j.donnees->>'revientSur')::float8 as revient_sur, j.instant, j.type, j.modalite, j.acteur_profil, coalesce(trim(u.prenom || ' ' || u.nom), '') as acteur, u.teledeclarant_id,\n       coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant, j.de, j.vers, j.motif\n     from journal j left join utilisateur u on u.id = j.acteur_id left join teledeclarant t on t.id = u.teledeclarant_id\n     where j.copropriete_id = $1 order by j.id desc limit 200": {
      params: [number]
      row: {
        id: number
        revient_sur: number | null
        instant: Date
        type: string
        modalite: ColumnTypes['journal.modalite']
        acteur_profil: ColumnTypes['journal.acteur_profil']
        acteur: string
        teledeclarant_id: number | null
        teledeclarant: string
        de: string
        vers: string
        motif: string
      }
    }
    "select m.id, m.etat, m.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant, m.date_debut, m.date_fin, m.admin_provisoire, m.syndic_provisoire, m.type_justif, m.document_id,\n       coalesce(d.nom, '') as nom_document, (d.cree_le at time zone 'Europe/Paris')::date as date_televersement\n     from mandat m join teledeclarant t on t.id = m.teledeclarant_id left join document d on d.id = m.document_id\n     where m.copropriete_id = $1 order by m.date_debut desc, m.id desc": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_mandat']
        teledeclarant_id: number
        teledeclarant: string
        date_debut: string
        date_fin: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        date_televersement: string | null
      }
    }
    "select nom, adresse_principale from copropriete where id = $1": {
      params: [number]
      row: {
        nom: string
        adresse_principale: string
      }
    }
    "select numero_voie, voie, code_postal, commune, code_insee, id_ban, longitude, latitude, geolocalisee\n     from adresse where copropriete_id = $1 order by principale desc, id": {
      params: [number]
      row: {
        numero_voie: string
        voie: string
        code_postal: string
        commune: string
        code_insee: string
        id_ban: string
        longitude: number | null
        latitude: number | null
        geolocalisee: boolean
      }
    }
    "select x.id, x.copropriete_id, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur, x.date_effet, x.type_justif, x.statut, x.document_id,\n       coalesce(f.nom, '') as nom_document, f.teledeclarant_id as document_teledeclarant_id, x.demande_par_id,\n       (u.id is not null and u.teledeclarant_id is null) as par_teneur,\n       case when u.id is not null and u.teledeclarant_id is null then 'Teneur du registre' else coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') end as declarant,\n       x.cree_le, d.id as demande_id, d.teledeclarant_id\n     from dissolution x left join document f on f.id = x.document_id left join utilisateur u on u.id = x.demande_par_id\n     left join lateral (select id, teledeclarant_id from demande d where d.copropriete_id = x.copropriete_id and d.type = 'DISSOLUTION' order by id desc limit 1) d on true\n     left join teledeclarant t on t.id = d.teledeclarant_id\n     where x.copropriete_id = $1 order by x.id desc limit 1": {
      params: [number]
      row: {
        id: number
        copropriete_id: number
        motif: ColumnTypes['dissolution.motif']
        autre: string
        fait_generateur: ColumnTypes['dissolution.fait_generateur']
        date_fait_generateur: string
        date_effet: string | null
        type_justif: ColumnTypes['dissolution.type_justif']
        statut: ColumnTypes['dissolution.statut']
        document_id: string | null
        nom_document: string
        document_teledeclarant_id: number | null
        demande_par_id: number | null
        par_teneur: boolean
        declarant: string
        cree_le: Date
        demande_id: number | null
        teledeclarant_id: number | null
      }
    }
    "with c as (\n       select count(*) filter (where etat = any($2::etat_copropriete[]))::int as immatriculees,\n         count(*) filter (where date_immatriculation > $1::date - 364)::int as immat_52,\n         count(*) filter (where date_derniere_maj_annuelle >= date_trunc('year', $1::date)::date)::int as maj_annee,\n         count(*) filter (where date_derniere_maj_annuelle >= date_trunc('month', $1::date)::date)::int as maj_mois\n       from copropriete\n     ), d as (\n       select count(*) filter (where type = 'IMMATRICULATION')::int as immat, count(*) filter (where type = 'IMMATRICULATION' and etat <> 'PRECISIONS' and echeance < $1::date)::int as immat_retard, count(*) filter (where type = 'RATTACHEMENT')::int as ratt, count(*) filter (where type = 'RATTACHEMENT' and etat <> 'PRECISIONS' and echeance < $1::date)::int as ratt_retard, count(*) filter (where type = 'DISSOLUTION')::int as diss, count(*) filter (where type = 'DISSOLUTION' and etat <> 'PRECISIONS' and echeance < $1::date)::int as diss_retard, count(*) filter (where type = 'DOUBLON_NOTAIRE')::int as doublons, count(*) filter (where type = 'DOUBLON_NOTAIRE' and etat <> 'PRECISIONS' and echeance < $1::date)::int as doublons_retard\n       from demande where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')\n         and exists (select 1 from copropriete p where p.id = copropriete_id and p.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE'))\n     ), e as materialized (\n       select type, niveau as echelle, nombre from compteur_journal where mois > $1::date - 365 and categorie = 'EXPORT'\n     )\n     select c.*, d.*,\n       (select count(*)::int from teledeclarant where statut = 'ACTIF' and type in ('PRO', 'NON_PRO', 'NOTAIRE')) as teledeclarants,\n       (select count(*)::int from utilisateur where actif and supprime_le is null) as utilisateurs,\n       (select count(*)::int from mandat where decide_le > $1::date - 364 and etat not in ('REFUSE', 'RETIRE')) as rattachements_52,\n       (select coalesce(sum(nombre), 0)::int from e where type = 'telecharger-donnees-brutes') as donnees_brutes,\n       (select coalesce(sum(nombre), 0)::int from e where type = 'telecharger-rapport-bo') as rapports_bo,\n       coalesce((select echelle from e where echelle <> '' group by echelle order by sum(nombre) desc, echelle limit 1), '') as echelle\n     from c, d": {
      params: [string | null, readonly (Enums['etat_copropriete'])[]]
      row: {
        immatriculees: number
        immat_52: number
        maj_annee: number
        maj_mois: number
        immat: number
        immat_retard: number
        ratt: number
        ratt_retard: number
        diss: number
        diss_retard: number
        doublons: number
        doublons_retard: number
        teledeclarants: number
        utilisateurs: number
        rattachements_52: number
        donnees_brutes: number
        rapports_bo: number
        echelle: string
      }
    }
    "with page as (select * from copropriete) select c.id, c.numero_immatriculation, c.nom, c.adresse_principale, c.etat, c.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,\n  c.auteur_teledeclarant_id, c.nb_lots, c.nb_batiments, c.date_fin_mandat, coalesce((c.date_derniere_maj_annuelle >= $1::date or c.date_immatriculation >= $1::date), false) as maj_annuelle, c.date_cloture_dernier_exercice as cloture, c.geolocalisee, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, array(select g.teledeclarant_id from (select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.copropriete_id = c.id\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.copropriete_id = c.id) g) as dissolvants, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir, c.date_dissolution,\n  (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,\n  (select max(d.id) from declaration d where d.copropriete_id = c.id and d.etat = 'BROUILLON') as brouillon_id from page c left join teledeclarant t on t.id = c.teledeclarant_id": {
      params: [string]
      row: {
        id: number
        numero_immatriculation: string | null
        nom: string
        adresse_principale: string
        etat: Enums['etat_copropriete']
        teledeclarant_id: number | null
        teledeclarant: string
        auteur_teledeclarant_id: number
        nb_lots: number | null
        nb_batiments: number
        date_fin_mandat: string | null
        maj_annuelle: boolean
        cloture: string | null
        geolocalisee: boolean
        syndics: number[]
        predecesseurs: number[]
        dissolvants: number[]
        mandat_a_venir: boolean
        date_dissolution: string | null
        remplacee_par: string | null
        brouillon_id: number | null
      }
    }
    "with page as (select *, 1 as total from copropriete) select c.id, c.numero_immatriculation, c.nom, c.adresse_principale, c.etat, c.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,\n  c.auteur_teledeclarant_id, c.nb_lots, c.nb_batiments, c.date_fin_mandat, coalesce((c.date_derniere_maj_annuelle >= $1::date or c.date_immatriculation >= $1::date), false) as maj_annuelle, c.date_cloture_dernier_exercice as cloture, c.geolocalisee, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, array(select g.teledeclarant_id from (select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.copropriete_id = c.id\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.copropriete_id = c.id) g) as dissolvants, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir, c.date_dissolution,\n  (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,\n  (select max(d.id) from declaration d where d.copropriete_id = c.id and d.etat = 'BROUILLON') as brouillon_id, c.total from page c left join teledeclarant t on t.id = c.teledeclarant_id": {
      params: [string]
      row: {
        id: number
        numero_immatriculation: string | null
        nom: string
        adresse_principale: string
        etat: Enums['etat_copropriete']
        teledeclarant_id: number | null
        teledeclarant: string
        auteur_teledeclarant_id: number
        nb_lots: number | null
        nb_batiments: number
        date_fin_mandat: string | null
        maj_annuelle: boolean
        cloture: string | null
        geolocalisee: boolean
        syndics: number[]
        predecesseurs: number[]
        dissolvants: number[]
        mandat_a_venir: boolean
        date_dissolution: string | null
        remplacee_par: string | null
        brouillon_id: number | null
        total: number
      }
    }
  }
}
