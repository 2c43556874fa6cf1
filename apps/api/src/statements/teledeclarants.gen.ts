// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from teledeclarant where id = $1 for update": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select 1 from teledeclarant where siret = $1 and id <> $2 and statut <> 'SUPPRIME'": {
      params: [string, number]
      row: {
        "?column?": number
      }
    }
    "select count(*)::int as n from (select 1 from teledeclarant t where true limit 10001) x": {
      params: []
      row: {
        n: number
      }
    }
    "select d.id from copropriete c join declaration d on d.copropriete_id = c.id and d.etat = 'BROUILLON'\n       where c.auteur_teledeclarant_id = $1 and c.etat = 'BROUILLON' order by c.id": {
      params: [number]
      row: {
        id: number
      }
    }
    "select t.id, t.version, t.type, t.statut, t.raison_sociale, t.siret, t.code_ape, t.libelle_ape, t.type_etablissement, t.num_etude, t.adresse, t.code_postal,\n    t.commune, t.telephone, t.rep_civilite, t.rep_nom, t.rep_prenom, t.rep_email, t.rep_telephone, t.rep_adresse, t.saisi_a_la_main, t.certificat_dn1, t.certificat_dn2, t.emetteur_dn1,\n    t.emetteur_dn2, t.code_activation_le, t.cree_le, (select count(*)::int from copropriete c where c.teledeclarant_id = t.id\n    and c.etat not in ('BROUILLON', 'SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE')) as nb_coproprietes,\n    (select count(*)::int from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null) as nb_utilisateurs,\n    coalesce((select bool_or(u.actif) from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null), true) as comptes_actifs,\n    (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ('EN_COURS', 'A_VENIR')) as nb_mandats,\n    (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n      + (select count(*)::int from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES')\n           and not exists (select 1 from demande d where d.mandat_id = m.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))) as nb_demandes,\n    trim(coalesce(a.prenom, t.rep_prenom) || ' ' || coalesce(a.nom, t.rep_nom)) as nom_admin, case when a.actif then a.id end as admin_id, a.profil as admin_profil\n  from teledeclarant t left join lateral (select u.id, u.nom, u.prenom, u.profil, u.actif, u.mot_de_passe_hash is not null as mot_de_passe from utilisateur u\n    where u.teledeclarant_id = t.id and u.supprime_le is null and u.profil in ('TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN') order by u.id limit 1) a on true where t.id = $1": {
      params: [number]
      row: {
        id: number
        version: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        siret: string | null
        code_ape: string
        libelle_ape: string
        type_etablissement: string
        num_etude: number | null
        adresse: string[]
        code_postal: string
        commune: string
        telephone: string
        rep_civilite: string
        rep_nom: string
        rep_prenom: string
        rep_email: string
        rep_telephone: string
        rep_adresse: ColumnTypes['teledeclarant.rep_adresse'] | null
        saisi_a_la_main: boolean
        certificat_dn1: string
        certificat_dn2: string
        emetteur_dn1: string
        emetteur_dn2: string
        code_activation_le: Date | null
        cree_le: Date
        nb_coproprietes: number
        nb_utilisateurs: number
        comptes_actifs: boolean
        nb_mandats: number
        nb_demandes: number
        nom_admin: string
        admin_id: number | null
        admin_profil: ColumnTypes['utilisateur.profil'] | null
      }
    }
    "with page as materialized (select t.* from teledeclarant t)\n  select t.id, t.type, t.statut, t.raison_sociale, t.siret, t.commune, coalesce(a.nom, t.rep_nom) as nom_admin, coalesce(a.prenom, t.rep_prenom) as prenom_admin,\n    coalesce(a.mot_de_passe, false) as mot_de_passe, (select count(*)::int from copropriete c where c.teledeclarant_id = t.id\n    and c.etat not in ('BROUILLON', 'SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE')) as nb_coproprietes,\n    case when a.actif then a.id end as admin_id, a.profil as admin_profil, v.etat as veille, v.confirme_le as ferme_le\n  from page t left join lateral (select u.id, u.nom, u.prenom, u.profil, u.actif, u.mot_de_passe_hash is not null as mot_de_passe from utilisateur u\n    where u.teledeclarant_id = t.id and u.supprime_le is null and u.profil in ('TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN') order by u.id limit 1) a on true left join veille_etablissement v on v.teledeclarant_id = t.id and v.siret = t.siret": {
      params: []
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        siret: string | null
        commune: string
        nom_admin: string
        prenom_admin: string
        mot_de_passe: boolean
        nb_coproprietes: number
        admin_id: number | null
        admin_profil: ColumnTypes['utilisateur.profil'] | null
        veille: string | null
        ferme_le: Date | null
      }
    }
  }
}
