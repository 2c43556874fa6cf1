// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into portefeuille (teledeclarant_id, utilisateur_id, original_id, modalite, nom, nb_lignes, cree_le)\n     select $1, $2, $3, $4, $5, $6, maintenant() where (select count(*) from portefeuille where teledeclarant_id = $1 and etat in ('CONTROLE', 'EN_COURS')) < $7 returning id": {
      params: [number, number, number | null, ColumnTypes['portefeuille.modalite'], string, number, number | bigint | null]
      row: {
        id: number
      }
    }
    "insert into portefeuille (teledeclarant_id, utilisateur_id, original_id, modalite, nom, nb_lignes, cree_le, cedant_id, document_id)\n     select $1, $2, $3, $4, $5, $6, maintenant(), $7, $8 where (select count(*) from portefeuille where teledeclarant_id = $1 and cedant_id is not null and etat in ('CONTROLE', 'EN_COURS')) < $9 returning id": {
      params: [number, number, number | null, ColumnTypes['portefeuille.modalite'], string, number, number | null, string | null, number | bigint | null]
      row: {
        id: number
      }
    }
    "insert into portefeuille_ligne (portefeuille_id, ligne, saisie, numero, copropriete_id, nom, etat)\n     select $1, row_number() over (order by c.id), '{}'::jsonb, coalesce(c.numero_immatriculation, ''), c.id, coalesce(nullif(c.nom, ''), c.adresse_principale), 'A_DEPOSER'\n     from copropriete c where c.id in (select distinct m.copropriete_id from mandat m where m.teledeclarant_id = $2 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) returning ligne": {
      params: [number, number]
      row: {
        ligne: number
      }
    }
    "select '' as id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, null as souvenir_serie,\n    s.jeton_id, j.autorites as jeton_autorites, u.profil, u.login, u.nom, u.prenom, u.second_facteur, u.teledeclarant_id, t.statut,\n    p.emetteur, p.sujet, p.email as i_email, p.siret as i_siret, p.idp_id, i.nom as i_nom, i.niveau, i.code, a.version is not null as charte\n  from portefeuille s join utilisateur u on u.id = s.utilisateur_id\n  left join teledeclarant t on t.id = u.teledeclarant_id\n  left join personne_institution p on p.utilisateur_id = u.id\n  left join institution i on i.id = p.institution_id and i.actif\n  left join acceptation_charte a on a.utilisateur_id = p.utilisateur_id and a.version = '2026-11' left join utilisateur o on o.id = s.original_id left join jeton_api j on j.id = s.jeton_id\n  where s.id = $1 and u.teledeclarant_id = s.teledeclarant_id and (u.login not like '%@demo.registre.test' or not exists (select from parametre where cle = 'registre-de-production')) and u.actif and u.supprime_le is null and u.profil <> 'restricted'\n    and (u.profil <> 'INSTITUTIONNEL' or i.id is not null)\n    and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION')) and (s.original_id is null or (o.actif and o.supprime_le is null))\n    and (s.jeton_id is null or j.revoque_le is null)": {
      params: [number]
      row: {
        id_hash: string
        utilisateur_id: number
        original_id: number | null
        original_nom: string | null
        cree_le: Date
        souvenir_serie: string | null
        jeton_id: number | null
        jeton_autorites: string[] | null
        profil: ColumnTypes['utilisateur.profil']
        login: string
        nom: string
        prenom: string
        second_facteur: boolean
        teledeclarant_id: number
        statut: Enums['statut_teledeclarant'] | null
        emetteur: string | null
        sujet: string | null
        i_email: string | null
        i_siret: string | null
        idp_id: string | null
        i_nom: string | null
        niveau: Enums['niveau_geographique'] | null
        code: string | null
        charte: boolean
      }
    }
    "select 1 from teledeclarant where id = $1 for no key update": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,\n    array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, d.contenu, d.jeu, d.verifications,\n    (select max(b.enregistre_le) from declaration b where b.copropriete_id = c.id and b.auteur_teledeclarant_id = $1 and b.type_maj = 'ANNUELLE'\n       and b.etat = 'BROUILLON' and b.base_id is not null) as brouillon_le, a.contenu as en_attente, p.contenu as prepare\n  from copropriete c\n  left join lateral (select x.contenu, x.verifications, x.jeu from declaration x where x.copropriete_id = c.id and x.etat = 'COURANTE' order by x.id desc limit 1) d on true\n  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'A_VALIDER' and x.base_id is not null\n    and x.auteur_teledeclarant_id = $1 order by x.id desc limit 1) a on true\n  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'BROUILLON' and x.base_id is not null\n    and x.auteur_teledeclarant_id = $1 and x.jeu <> d.jeu order by x.id desc limit 1) p on true where c.numero_immatriculation = any($2)": {
      params: [number, readonly string[]]
      row: {
        id: number
        numero: string
        nom: string
        adresse: string
        etat: Enums['etat_copropriete']
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        syndics: number[]
        predecesseurs: number[]
        contenu: ColumnTypes['declaration.contenu'] | null
        jeu: ColumnTypes['declaration.jeu'] | null
        verifications: ColumnTypes['declaration.verifications'] | null
        brouillon_le: Date | null
        en_attente: ColumnTypes['declaration.contenu'] | null
        prepare: ColumnTypes['declaration.contenu'] | null
      }
    }
    "select c.id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,\n    array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, d.contenu, d.jeu, d.verifications,\n    (select max(b.enregistre_le) from declaration b where b.copropriete_id = c.id and b.auteur_teledeclarant_id = $1 and b.type_maj = 'ANNUELLE'\n       and b.etat = 'BROUILLON' and b.base_id is not null) as brouillon_le, a.contenu as en_attente, p.contenu as prepare\n  from copropriete c\n  left join lateral (select x.contenu, x.verifications, x.jeu from declaration x where x.copropriete_id = c.id and x.etat = 'COURANTE' order by x.id desc limit 1) d on true\n  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'A_VALIDER' and x.base_id is not null\n    and x.auteur_teledeclarant_id = $1 order by x.id desc limit 1) a on true\n  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'BROUILLON' and x.base_id is not null\n    and x.auteur_teledeclarant_id = $1 and x.jeu <> d.jeu order by x.id desc limit 1) p on true where c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') order by c.numero_immatriculation limit $2": {
      params: [number, number | bigint | null]
      row: {
        id: number
        numero: string | null
        nom: string
        adresse: string
        etat: Enums['etat_copropriete']
        auteur_teledeclarant_id: number
        teledeclarant_id: number
        syndics: number[]
        predecesseurs: number[]
        contenu: ColumnTypes['declaration.contenu'] | null
        jeu: ColumnTypes['declaration.jeu'] | null
        verifications: ColumnTypes['declaration.verifications'] | null
        brouillon_le: Date | null
        en_attente: ColumnTypes['declaration.contenu'] | null
        prepare: ColumnTypes['declaration.contenu'] | null
      }
    }
    "select coalesce(e ->> 'code', '') as code, coalesce(min(e ->> 'message'), '') as exemple, array_agg(distinct l.ligne order by l.ligne) as lignes\n  from portefeuille_ligne l cross join jsonb_array_elements(l.a_confirmer) e where l.portefeuille_id = $1 and l.etat = 'A_CONFIRMER' group by 1 order by 1": {
      params: [number]
      row: {
        code: string
        exemple: string
        lignes: number[]
      }
    }
    "select etat, cedant_id from portefeuille where id = $1 and teledeclarant_id = $2 for update": {
      params: [number, number]
      row: {
        etat: ColumnTypes['portefeuille.etat']
        cedant_id: number | null
      }
    }
    "select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [string]
      row: {
        id: number
      }
    }
    "select l.portefeuille_id, l.ligne, l.saisie, l.confirmations, l.copropriete_id, p.cedant_id, p.teledeclarant_id, p.document_id, coalesce(z.siret, '') as de, coalesce(t.siret, '') as vers\n  from portefeuille_ligne l join portefeuille p on p.id = l.portefeuille_id join teledeclarant t on t.id = p.teledeclarant_id left join teledeclarant z on z.id = p.cedant_id\n  where l.portefeuille_id = $1 and p.etat = 'EN_COURS' and l.etat = 'A_DEPOSER' order by l.ligne limit 1 for update of l skip locked": {
      params: [number]
      row: {
        portefeuille_id: number
        ligne: number
        saisie: ColumnTypes['portefeuille_ligne.saisie']
        confirmations: string[]
        copropriete_id: number | null
        cedant_id: number | null
        teledeclarant_id: number
        document_id: string | null
        de: string
        vers: string
      }
    }
    "select ligne, saisie, numero, copropriete_id as \"coproprieteId\", nom, etat, sous_accord as \"sousAccord\", erreurs, a_confirmer as \"aConfirmer\", confirmations,\n    declaration_id as \"declarationId\", traitee_le as \"traiteeLe\"\n  from portefeuille_ligne where portefeuille_id = $1 and ($2::text is null or etat = $2) order by ligne offset $3 limit $4": {
      params: [number, string | null, number | bigint | null, number | bigint | null]
      row: {
        ligne: number
        saisie: ColumnTypes['portefeuille_ligne.saisie']
        numero: string
        coproprieteId: number | null
        nom: string
        etat: ColumnTypes['portefeuille_ligne.etat']
        sousAccord: boolean
        erreurs: ColumnTypes['portefeuille_ligne.erreurs']
        aConfirmer: ColumnTypes['portefeuille_ligne.a_confirmer']
        confirmations: string[]
        declarationId: number | null
        traiteeLe: Date | null
      }
    }
    "select p.*, coalesce(trim(u.prenom || ' ' || u.nom), '') as par, case when u.supprime_le is null then u.email else '' end as courriel,\n    coalesce(nullif(z.raison_sociale, ''), trim(z.rep_prenom || ' ' || z.rep_nom), '') as cedant, coalesce(z.siret, '') as cedant_siret,\n    (select json_object_agg(x.etat, x.n) from (select l.etat, count(*)::int as n from portefeuille_ligne l where l.portefeuille_id = p.id group by l.etat) x) as comptes_portefeuille\n  from portefeuille p join utilisateur u on u.id = p.utilisateur_id left join teledeclarant z on z.id = p.cedant_id where p.id = $1 and ($2::int is null or p.teledeclarant_id = $2)": {
      params: [number, number | null]
      row: {
        id: number
        teledeclarant_id: number
        utilisateur_id: number
        original_id: number | null
        modalite: ColumnTypes['portefeuille.modalite']
        nom: string
        etat: ColumnTypes['portefeuille.etat']
        nb_lignes: number
        cree_le: Date
        soumis_le: Date | null
        termine_le: Date | null
        jeton_id: number | null
        cedant_id: number | null
        document_id: string | null
        motif: string
        par: string
        courriel: string
        cedant: string
        cedant_siret: string
        comptes_portefeuille: ColumnTypes['json.comptes_portefeuille'] | null
      }
    }
    "select p.*, coalesce(trim(u.prenom || ' ' || u.nom), '') as par, case when u.supprime_le is null then u.email else '' end as courriel,\n    coalesce(nullif(z.raison_sociale, ''), trim(z.rep_prenom || ' ' || z.rep_nom), '') as cedant, coalesce(z.siret, '') as cedant_siret,\n    (select json_object_agg(x.etat, x.n) from (select l.etat, count(*)::int as n from portefeuille_ligne l where l.portefeuille_id = p.id group by l.etat) x) as comptes_portefeuille\n  from portefeuille p join utilisateur u on u.id = p.utilisateur_id left join teledeclarant z on z.id = p.cedant_id where p.teledeclarant_id = $1 order by p.id desc limit 30": {
      params: [number]
      row: {
        id: number
        teledeclarant_id: number
        utilisateur_id: number
        original_id: number | null
        modalite: ColumnTypes['portefeuille.modalite']
        nom: string
        etat: ColumnTypes['portefeuille.etat']
        nb_lignes: number
        cree_le: Date
        soumis_le: Date | null
        termine_le: Date | null
        jeton_id: number | null
        cedant_id: number | null
        document_id: string | null
        motif: string
        par: string
        courriel: string
        cedant: string
        cedant_siret: string
        comptes_portefeuille: ColumnTypes['json.comptes_portefeuille'] | null
      }
    }
    "select p.id, p.etat, p.teledeclarant_id, coalesce(d.etat_analyse = 'SAFE', false) as saine\n     from portefeuille p left join document d on d.id = p.document_id where p.id = $1 and p.cedant_id = $2 for update of p": {
      params: [number, number]
      row: {
        id: number
        etat: ColumnTypes['portefeuille.etat']
        teledeclarant_id: number
        saine: boolean
      }
    }
    "select p.id, p.etat, p.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom, coalesce(t.siret, '') as siret, p.document_id, coalesce(d.nom, '') as nom_document, coalesce(d.etat_analyse = 'SAFE', false) as saine,\n         p.cree_le, p.termine_le, p.nb_lignes, (select count(*)::int from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'DEPOSEE') as faites,\n         (select count(*)::int from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'REFUSEE') as laissees\n       from portefeuille p join teledeclarant t on t.id = p.teledeclarant_id left join document d on d.id = p.document_id\n       where p.cedant_id = $1 and p.etat <> 'ANNULE' order by p.id desc limit 1": {
      params: [number]
      row: {
        id: number
        etat: ColumnTypes['portefeuille.etat']
        teledeclarant_id: number
        nom: string
        siret: string
        document_id: string | null
        nom_document: string
        saine: boolean
        cree_le: Date
        termine_le: Date | null
        nb_lignes: number
        faites: number
        laissees: number
      }
    }
    "select t.id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom, coalesce(t.siret, '') as siret from teledeclarant t where t.id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        id: number
        nom: string
        siret: string
      }
    }
    "select t.id, t.type, t.statut, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom, coalesce(t.siret, '') as siret, exists (select from veille_etablissement v where v.teledeclarant_id = t.id and v.siret = t.siret and v.confirme_le is not null) as ferme,\n    (select count(*)::int from (select distinct m.copropriete_id from mandat m where m.teledeclarant_id = t.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) c) as coproprietes,\n    exists (select 1 from portefeuille p where p.cedant_id = t.id and p.etat in ('CONTROLE', 'EN_COURS')) as ouverte\n  from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        nom: string
        siret: string
        ferme: boolean
        coproprietes: number
        ouverte: boolean
      }
    }
    "update portefeuille p set etat = $2, termine_le = maintenant(), motif = $3 where p.id = $1 and ($2 = 'ANNULE' or (p.etat = 'EN_COURS'\n         and not exists (select 1 from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'A_DEPOSER'))) returning id": {
      params: [number, ColumnTypes['portefeuille.etat'], string]
      row: {
        id: number
      }
    }
    "update portefeuille set etat = 'EN_COURS', soumis_le = maintenant(), nb_lignes = $2 where id = $1": {
      params: [number, number]
      row: Record<string, never>
    }
    "update portefeuille set etat = 'EN_COURS', soumis_le = maintenant(), utilisateur_id = $2, original_id = $3, modalite = $4, jeton_id = $5 where id = $1": {
      params: [number, number, number | null, ColumnTypes['portefeuille.modalite'], number | null]
      row: Record<string, never>
    }
    "update portefeuille_ligne set etat = $3, declaration_id = $4, erreurs = $5::jsonb, traitee_le = maintenant() where portefeuille_id = $1 and ($2::int is null or ligne = $2) and etat = 'A_DEPOSER'": {
      params: [number, number | null, ColumnTypes['portefeuille_ligne.etat'], number | null, string]
      row: Record<string, never>
    }
    "update portefeuille_ligne set etat = 'ABANDONNEE' where portefeuille_id = $1 and etat in ('A_DEPOSER', 'PRETE', 'A_CONFIRMER')": {
      params: [number]
      row: Record<string, never>
    }
    "update portefeuille_ligne set etat = 'A_DEPOSER' where portefeuille_id = $1 and etat = 'PRETE' returning ligne": {
      params: [number]
      row: {
        ligne: number
      }
    }
    "update portefeuille_ligne set tentatives = tentatives + 1 where portefeuille_id = $1 and ligne = $2 and etat = 'A_DEPOSER' returning tentatives": {
      params: [number, number]
      row: {
        tentatives: number
      }
    }
    "with c as (select x.ligne, array_agg(distinct code) as codes from unnest($2::int[], $3::text[]) as x(ligne, code) group by 1),\n         d as (select l.ligne, array(select distinct e ->> 'code' from jsonb_array_elements(l.a_confirmer) e) as demandes, c.codes\n           from portefeuille_ligne l join c on c.ligne = l.ligne where l.portefeuille_id = $1)\n       update portefeuille_ligne l set confirmations = array(select unnest(d.demandes) intersect select unnest(d.codes)),\n         etat = case when l.etat = 'A_CONFIRMER' and d.demandes <@ d.codes then 'PRETE' else l.etat end\n       from d where l.portefeuille_id = $1 and l.ligne = d.ligne returning l.ligne": {
      params: [number, readonly number[], readonly string[]]
      row: {
        ligne: number
      }
    }
  }
}
