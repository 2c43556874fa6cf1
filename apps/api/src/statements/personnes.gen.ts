// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from abonnement_calendrier where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from abonnement_newsletter where email = any($1::text[]) returning 1": {
      params: [readonly string[]]
      row: {
        "?column?": number
      }
    }
    "delete from appareil_connu where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from boite_demo where lower(a) = any($1::text[]) returning 1": {
      params: [readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "delete from certificat where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from changement_adresse where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from cle_acces where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from cle_courriel where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from code_secours where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from courriel_revenu where email = any($1::text[]) returning 1": {
      params: [readonly string[]]
      row: {
        "?column?": number
      }
    }
    "delete from document where id = any($1::uuid[]) returning cle, original_cle": {
      params: [readonly string[]]
      row: {
        cle: string
        original_cle: string | null
      }
    }
    "delete from facteur_code where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from identite_liee where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from jeton_api where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from jeton_souvenir where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from outbox where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) returning 1": {
      params: [readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "delete from personne_notaire where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from recherche_categorisation where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "delete from suivi_fiche where email = any($1::text[]) returning 1": {
      params: [readonly string[]]
      row: {
        "?column?": number
      }
    }
    "select 'La demande n° ' || id || ' est en cours d’examen : attendez la décision.' as phrase from demande\n   where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and (teledeclarant_id = any($2::int[]) or demandeur_id = any($1::int[]) or contestee_par_id = any($1::int[])) order by id": {
      params: [readonly number[], readonly number[]]
      row: {
        phrase: string
      }
    }
    "select 'Le compte n° ' || id || ' est ouvert : supprimez-le d’abord (écran des comptes de son établissement, ou suppression du télédéclarant).' as phrase\n   from utilisateur where id = any($1::int[]) and supprime_le is null order by id": {
      params: [readonly number[]]
      row: {
        phrase: string
      }
    }
    "select 'Le message ' || reference || ' attend une réponse : répondez, puis classez-le.' as phrase from reclamation\n   where etat <> 'TRAITEE' and (utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) order by id": {
      params: [readonly number[], readonly string[] | null]
      row: {
        phrase: string
      }
    }
    "select 'Le télédéclarant n° ' || id || ' est encore inscrit : ' || case when type = 'NON_PRO' then 'supprimez-le d’abord (écran des télédéclarants).'\n     else 'enregistrez d’abord son nouveau représentant.' end as phrase\n   from teledeclarant where id = any($1::int[]) and statut <> 'SUPPRIME' order by id": {
      params: [readonly number[]]
      row: {
        phrase: string
      }
    }
    "select 1 from utilisateur where id = any($1::int[]) and nom <> 'Personne anonymisée'": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "select count(*) || ' courriel(s) vers cette personne sont en route : réessayez dans quelques minutes.' as phrase from outbox\n   where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) and statut in ('PENDING', 'QUEUED', 'SENDING') having count(*) > 0": {
      params: [readonly string[] | null]
      row: {
        phrase: string
      }
    }
    "select d.id::text as id from document d\n     where d.id::text in (select j.donnees ->> 'documentId' from journal j where j.type = 'deposer-document' and j.acteur_id = any($1::int[]))\n       and d.copropriete_id is null\n       and not exists (select 1 from mandat m where m.document_id = d.id)\n       and not exists (select 1 from dissolution x where x.document_id = d.id)\n       and not exists (select 1 from demande q where q.contestation_document_id = d.id)\n       and not exists (select 1 from reclamation r where r.document_id = d.id)\n       and not exists (select 1 from publication p where p.document_id = d.id)\n       and not exists (select 1 from portefeuille p where p.document_id = d.id)\n       and not exists (select 1 from declaration l where l.auteur_teledeclarant_id = d.teledeclarant_id and l.etat <> 'SUPPRIME'\n         and l.contenu -> 'infoRattachement' ->> 'idDocument' = d.id::text)": {
      params: [readonly number[]]
      row: {
        id: string
      }
    }
    "select d.id::text as id from document d join reclamation r on r.document_id = d.id where r.utilisateur_id = any($1::int[]) or lower(r.email) = any($2::text[])": {
      params: [readonly number[], readonly string[] | null]
      row: {
        id: string
      }
    }
    "select distinct 'Le télédéclarant n° ' || teledeclarant_id || ' a un mandat ou une demande en cours : ses données restent tant que la copropriété a besoin d’un représentant.' as phrase\n   from mandat where teledeclarant_id = any($1::int[]) and etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'EN_COURS', 'A_VENIR')": {
      params: [readonly number[]]
      row: {
        phrase: string
      }
    }
    "select distinct u.id, lower(u.email) as email from utilisateur u left join personne_institution p on p.utilisateur_id = u.id\n     where u.id = $2 or ($1 <> '' and lower($1) in (lower(u.email), u.login, lower(p.email))) order by u.id": {
      params: [string | null, number]
      row: {
        id: number
        email: string
      }
    }
    "select id from copropriete where id in (select copropriete_id from declaration where lower(email_contact) = any($1::text[])) order by id for update": {
      params: [readonly string[] | null]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where id = any($1::int[]) order by id for update": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where lower(rep_email) = any($1::text[]) order by id": {
      params: [readonly string[] | null]
      row: {
        id: number
      }
    }
    "select id from utilisateur where id = any($1::int[]) order by id for update": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select jsonb_build_object('a', payload ->> 'a', 'modele', payload ->> 'modele', 'le', cree_le, 'statut', statut) as v from outbox where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) order by id": {
      params: [readonly string[] | null]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('compte', u.id, 'application', c.confirme_le, 'codesDeSecours', (select count(*) from code_secours s where s.utilisateur_id = u.id),\n         'connexionsEnAttente', (select count(*) from connexion_en_attente a where a.utilisateur_id = u.id), 'effacementDemande', o.demande_le,\n         'appareils', (select jsonb_agg(d.vu_le) from appareil_connu d where d.utilisateur_id = u.id)) as v\n       from utilisateur u left join facteur_code c on c.utilisateur_id = u.id left join oubli_facteurs o on o.utilisateur_id = u.id where u.id = any($1::int[]) order by u.id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('compte', utilisateur_id, 'depuis', cree_le, 'jusqua', expire_le) as v from jeton_souvenir where utilisateur_id = any($1::int[]) order by cree_le": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('compte', utilisateur_id, 'nom', nom, 'cree', cree_le, 'vue', vue_le) as v from cle_acces where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('compte', utilisateur_id, 'objet', objet, 'cree', cree_le, 'expire', expire_le) as v from cle_courriel where utilisateur_id = any($1::int[]) order by cree_le": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('compte', utilisateur_id, 'ouverte', cree_le, 'vue', vue_le, 'adresse', adresse, 'navigateur', agent) as v from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by cree_le": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('declaration', id, 'type', type_declaration, 'soumise', soumis_le, 'validee', valide_le) as v from declaration_historique where auteur_utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('declaration', x.id, 'type', x.type_declaration, 'soumise', x.soumis_le, 'validee', x.valide_le, 'emailContact', x.email_contact, 'numero', v.numero) as v from (select x.*, (select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id) as numero from declaration x) x, lateral (select x.numero) v where auteur_utilisateur_id = any($1::int[]) or enregistre_par_id = any($1::int[]) or lower(email_contact) = any($2::text[]) order by x.id": {
      params: [readonly number[], readonly string[] | null]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('document', d.id, 'nom', d.nom, 'type', d.type, 'taille', d.taille, 'depose', d.cree_le) as v from document d\n       where d.id::text in (select j.donnees ->> 'documentId' from journal j where j.type = 'deposer-document' and j.acteur_id = any($1::int[])) order by d.cree_le": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('dossier', id, 'numero', numero_immatriculation, 'nom', nom, 'cree', cree_le) as v from copropriete where auteur_utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('email', email, 'inscrit', cree_le, 'confirme', confirme_le) as v from abonnement_newsletter where email = any($1::text[])": {
      params: [readonly string[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('email', s.email, 'numero', c.numero_immatriculation, 'rythme', s.rythme, 'demande', s.cree_le, 'confirme', s.confirme_le, 'jusqu_au', s.expire_le) as v from suivi_fiche s join copropriete c on c.id = s.copropriete_id where s.email = any($1::text[])": {
      params: [readonly string[]]
      row: {
        v: unknown
      }
    }
    "select jsonb_build_object('nom', nom, 'url', url, 'cree', cree_le) as v from webhook where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'avant' - 'apres' as v from decision x where $1::int[] && array[prise_par_id, reprise_par_id, retrait_par_id] order by id": {
      params: [readonly number[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'cle' as v from export_categorisation x where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'cle_hash' - 'arret_hash' as v from changement_adresse x where utilisateur_id = any($1::int[]) order by cree_le": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'cle_hash' as v from successeur x where lower(email) = any($2::text[]) or successeur_id = any($1::int[]) or declarant_id = any($1::int[]) order by id": {
      params: [readonly number[], readonly string[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'code_activation_hash' - 'code_activation_essais' as v from teledeclarant x where id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'graine' - 'hash' - 'code_hash' - 'code_essais' as v from arrivee x where email = any($1::text[]) order by id": {
      params: [readonly string[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'graine' as v from courrier x where teledeclarant_id = any($2::int[]) or imprime_par_id = any($1::int[]) order by id": {
      params: [readonly number[], readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'instantane' as v from echange x where auteur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'jeton_hash' as v from abonnement_calendrier x where utilisateur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'jeton_hash' as v from jeton_api x where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) - 'mot_de_passe_hash' as v from utilisateur x where id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from acceptation_charte x where utilisateur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from affectation x where utilisateur_id = any($1::int[]) order by copropriete_id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from certificat x where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from courriel_revenu x where email = any($1::text[]) order by revenu_le": {
      params: [readonly string[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from demande x where $1::int[] && array[demandeur_id, contestee_par_id, accordee_par_id, assignee_a_id, verrou_par_id, decidee_par_id] order by id": {
      params: [readonly number[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from dissolution x where demande_par_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from identite_liee x where utilisateur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from journal x where acteur_id = any($1::int[]) or original_id = any($1::int[]) or (donnees ->> 'utilisateurId') = any($1::text[]) order by id": {
      params: [readonly number[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from note_teneur x join demande d on d.id = x.demande_id left join declaration l on l.id = d.declaration_id\n       where $1::int[] && array[x.auteur_id, d.demandeur_id, l.auteur_utilisateur_id] order by x.id": {
      params: [readonly number[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from personne_institution x where utilisateur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from personne_notaire x where utilisateur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from portefeuille x where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from publication x where auteur_id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from recherche_categorisation x where utilisateur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from reclamation x where utilisateur_id = any($1::int[]) or traitee_par_id = any($1::int[]) or lower(email) = any($2::text[]) order by id": {
      params: [readonly number[], readonly string[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from reclamation_reponse x where auteur_id = any($1::int[]) or reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) order by id": {
      params: [readonly number[], readonly string[] | null]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from veille_etablissement x where teledeclarant_id = any($2::int[]) or decide_par_id = any($1::int[]) order by teledeclarant_id": {
      params: [readonly number[], readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) as v from vue_file x where auteur_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "select to_jsonb(x) || jsonb_build_object('numero', (select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id)) as v from mandat x where teledeclarant_id = any($1::int[]) order by id": {
      params: [readonly number[]]
      row: {
        v: unknown
      }
    }
    "update courrier set destinataire = '{}' where teledeclarant_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "update personne_institution set email = '', sujet = 'anonyme-' || utilisateur_id where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "update reclamation set nom = 'Personne anonymisée', prenom = '', email = '', telephone = '', message = '', document_id = null, version = version + 1\n     where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[]) returning 1": {
      params: [readonly number[], readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "update reclamation_reponse set texte = '' where reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) returning 1": {
      params: [readonly number[], readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "update successeur set email = '', cle_hash = null where lower(email) = any($1::text[]) returning 1": {
      params: [readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "with a as (delete from arrivee where email = any($1::text[]) returning id),\n         c as (update courrier set etat = 'ANNULE' where arrivee_id in (select id from a) and etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER'))\n       select 1 from a": {
      params: [readonly string[]]
      row: {
        "?column?": number
      }
    }
  }
}

export {}
