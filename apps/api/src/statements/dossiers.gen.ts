// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from mandat where copropriete_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "insert into annonce_rattachement (demande_id, syndic_id, envoyee_le) values ($1, $2, case when $3 then maintenant() end)": {
      params: [number, number, boolean | null]
      row: Record<string, never>
    }
    "insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, date_effet, type_justif, document_id, demande_par_id)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)": {
      params: [number, ColumnTypes['dissolution.motif'], string, ColumnTypes['dissolution.fait_generateur'], string, string | null, ColumnTypes['dissolution.type_justif'], string | null, number | null]
      row: Record<string, never>
    }
    "insert into echange (demande_id, auteur_id, du_teneur, texte, cree_le, instantane)\n     select d.id, $2, $3, $4, maintenant(), case when $3 then jsonb_build_object('contenu', l.contenu,\n       'mandat', case when m.id is not null then jsonb_build_object('debut', m.date_debut, 'fin', m.date_fin, 'document', j.nom) end) end\n     from demande d left join declaration l on l.id = d.declaration_id left join mandat m on m.id = d.mandat_id left join document j on j.id = m.document_id\n     where d.id = $1": {
      params: [number, number, boolean, string]
      row: Record<string, never>
    }
    "insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, decide_le)\n     select x.copropriete_id, x.teledeclarant_id, x.etat, x.debut, x.fin, maintenant()\n     from json_to_recordset($1) as x(copropriete_id int, teledeclarant_id int, etat etat_mandat, debut date, fin date)": {
      params: [string | null]
      row: Record<string, never>
    }
    "select 1 from successeur where successeur_id = $1 and etat = 'DECLARE' limit 1": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.etat, c.etat_precedent as \"etatPrecedent\", c.etat_avant_annulation as \"etatAvantAnnulation\",\n    (extract(epoch from c.masquee_le) * 1000)::float8 as \"masqueeLe\", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,\n    c.auteur_teledeclarant_id as \"auteurTeledeclarantId\", c.auteur_utilisateur_id as \"auteurId\", coalesce(nullif(a.email, ''), e.rep_email) as \"emailAuteur\",\n    c.teledeclarant_id as \"syndicId\", coalesce(left(s.siret, 9), '') as \"sirenSyndic\", c.date_fin_mandat as \"finMandat\", c.date_reglement as \"dateReglement\",\n    c.date_dissolution as \"dateDissolution\", (select coalesce(json_agg(y), '[]') from (select m.id, m.etat, m.version, m.teledeclarant_id as \"teledeclarantId\", m.date_debut as debut, m.date_fin as fin,\n    m.admin_provisoire as \"adminProvisoire\", m.syndic_provisoire as \"syndicProvisoire\", m.type_justif as \"typeJustif\", m.document_id as \"documentId\", m.motif,\n    coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email\n  from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = c.id order by m.date_debut, m.id) y) as mandats, (select coalesce(json_agg(y), '[]') from (select d.id, d.type, d.etat, d.version, d.etat_precedent as \"etatPrecedent\", d.mandat_id as \"mandatId\",\n    d.declaration_id as \"declarationId\", d.teledeclarant_id as \"teledeclarantId\", d.demandeur_id as \"demandeurId\",\n    d.profil_demandeur as \"profilDemandeur\", (d.deposee_le at time zone 'Europe/Paris')::date as \"deposeeLe\", d.echeance, (extract(epoch from d.suspendue_le) * 1000)::float8 as \"suspendueLe\", (extract(epoch from d.relance_le) * 1000)::float8 as \"relanceLe\",\n    d.assignee_a_id as \"assigneeAId\", d.raison_affectation as \"raisonAffectation\", d.verrou_par_id as \"verrouParId\",\n    coalesce(trim(v.prenom || ' ' || v.nom), '') as \"verrouPar\", (extract(epoch from d.verrou_le) * 1000)::float8 as \"verrouLe\", (extract(epoch from d.verrou_jusqu_a) * 1000)::float8 as \"verrouJusquA\",\n    (extract(epoch from d.decidee_le) * 1000)::float8 as \"decideeLe\", d.decidee_par_id as \"decideeParId\", coalesce(trim(p.prenom || ' ' || p.nom), '') as \"decideePar\",\n    d.motif_refus as \"motifRefus\", d.texte_decision as \"texteDecision\", (extract(epoch from d.contestee_le) * 1000)::float8 as \"contesteeLe\",\n    d.contestee_par_id as \"contesteeParId\", d.contestation, d.contestation_document_id as \"contestationDocumentId\", d.election_le as \"electionLe\", d.reponse_avant as \"reponseAvant\",\n    (extract(epoch from d.accordee_le) * 1000)::float8 as \"accordeeLe\", d.accordee_par_id as \"accordeeParId\",\n    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end, d.demandeur_id) as \"auteurId\",\n    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email\n  from demande d join teledeclarant t on t.id = d.teledeclarant_id\n  left join declaration l on l.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end)\n  left join utilisateur q on q.id = d.demandeur_id\n  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id\n  where d.copropriete_id = c.id order by d.id) y) as demandes,\n    (select coalesce(json_agg(y), '[]') from (select l.id, l.etat, l.version, l.type_immat as \"typeImmat\", l.type_maj as \"typeMaj\", l.base_id as \"baseId\",\n    l.jeu, l.auteur_teledeclarant_id as \"auteurTeledeclarantId\"\n  from declaration l where l.copropriete_id = c.id order by l.id) y) as declarations, to_json(x) as dissolution\n  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id\n  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id\n  left join lateral (select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as \"dateEffet\", x.demande_par_id as \"demandeParId\",\n    (u.id is not null and u.teledeclarant_id is null) as \"parTeneur\",\n    coalesce(u.teledeclarant_id, c.teledeclarant_id) as \"teledeclarantId\", coalesce(u.email, t.rep_email, '') as email\n  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id\n  where x.copropriete_id = c.id order by x.id desc limit 1) x on true where c.id = $1::int": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        etatPrecedent: Enums['etat_copropriete'] | null
        etatAvantAnnulation: Enums['etat_copropriete'] | null
        masqueeLe: number | null
        version: number
        numero: string | null
        nom: string
        adresse: string
        auteurTeledeclarantId: number
        auteurId: number | null
        emailAuteur: string
        syndicId: number | null
        sirenSyndic: string
        finMandat: string | null
        dateReglement: string | null
        dateDissolution: string | null
        mandats: ColumnTypes['json.mandats']
        demandes: ColumnTypes['json.demandes']
        declarations: ColumnTypes['json.declarations']
        dissolution: ColumnTypes['json.dissolution'] | null
      }
    }
    "select c.id, c.etat, c.etat_precedent as \"etatPrecedent\", c.etat_avant_annulation as \"etatAvantAnnulation\",\n    (extract(epoch from c.masquee_le) * 1000)::float8 as \"masqueeLe\", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,\n    c.auteur_teledeclarant_id as \"auteurTeledeclarantId\", c.auteur_utilisateur_id as \"auteurId\", coalesce(nullif(a.email, ''), e.rep_email) as \"emailAuteur\",\n    c.teledeclarant_id as \"syndicId\", coalesce(left(s.siret, 9), '') as \"sirenSyndic\", c.date_fin_mandat as \"finMandat\", c.date_reglement as \"dateReglement\",\n    c.date_dissolution as \"dateDissolution\", (select coalesce(json_agg(y), '[]') from (select m.id, m.etat, m.version, m.teledeclarant_id as \"teledeclarantId\", m.date_debut as debut, m.date_fin as fin,\n    m.admin_provisoire as \"adminProvisoire\", m.syndic_provisoire as \"syndicProvisoire\", m.type_justif as \"typeJustif\", m.document_id as \"documentId\", m.motif,\n    coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email\n  from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = c.id order by m.date_debut, m.id) y) as mandats, (select coalesce(json_agg(y), '[]') from (select d.id, d.type, d.etat, d.version, d.etat_precedent as \"etatPrecedent\", d.mandat_id as \"mandatId\",\n    d.declaration_id as \"declarationId\", d.teledeclarant_id as \"teledeclarantId\", d.demandeur_id as \"demandeurId\",\n    d.profil_demandeur as \"profilDemandeur\", (d.deposee_le at time zone 'Europe/Paris')::date as \"deposeeLe\", d.echeance, (extract(epoch from d.suspendue_le) * 1000)::float8 as \"suspendueLe\", (extract(epoch from d.relance_le) * 1000)::float8 as \"relanceLe\",\n    d.assignee_a_id as \"assigneeAId\", d.raison_affectation as \"raisonAffectation\", d.verrou_par_id as \"verrouParId\",\n    coalesce(trim(v.prenom || ' ' || v.nom), '') as \"verrouPar\", (extract(epoch from d.verrou_le) * 1000)::float8 as \"verrouLe\", (extract(epoch from d.verrou_jusqu_a) * 1000)::float8 as \"verrouJusquA\",\n    (extract(epoch from d.decidee_le) * 1000)::float8 as \"decideeLe\", d.decidee_par_id as \"decideeParId\", coalesce(trim(p.prenom || ' ' || p.nom), '') as \"decideePar\",\n    d.motif_refus as \"motifRefus\", d.texte_decision as \"texteDecision\", (extract(epoch from d.contestee_le) * 1000)::float8 as \"contesteeLe\",\n    d.contestee_par_id as \"contesteeParId\", d.contestation, d.contestation_document_id as \"contestationDocumentId\", d.election_le as \"electionLe\", d.reponse_avant as \"reponseAvant\",\n    (extract(epoch from d.accordee_le) * 1000)::float8 as \"accordeeLe\", d.accordee_par_id as \"accordeeParId\",\n    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end, d.demandeur_id) as \"auteurId\",\n    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email\n  from demande d join teledeclarant t on t.id = d.teledeclarant_id\n  left join declaration l on l.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end)\n  left join utilisateur q on q.id = d.demandeur_id\n  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id\n  where d.copropriete_id = c.id order by d.id) y) as demandes,\n    (select coalesce(json_agg(y), '[]') from (select l.id, l.etat, l.version, l.type_immat as \"typeImmat\", l.type_maj as \"typeMaj\", l.base_id as \"baseId\",\n    l.jeu, l.auteur_teledeclarant_id as \"auteurTeledeclarantId\"\n  from declaration l where l.copropriete_id = c.id order by l.id) y) as declarations, to_json(x) as dissolution\n  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id\n  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id\n  left join lateral (select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as \"dateEffet\", x.demande_par_id as \"demandeParId\",\n    (u.id is not null and u.teledeclarant_id is null) as \"parTeneur\",\n    coalesce(u.teledeclarant_id, c.teledeclarant_id) as \"teledeclarantId\", coalesce(u.email, t.rep_email, '') as email\n  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id\n  where x.copropriete_id = c.id order by x.id desc limit 1) x on true where c.id = (select copropriete_id from declaration where id = $1)": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        etatPrecedent: Enums['etat_copropriete'] | null
        etatAvantAnnulation: Enums['etat_copropriete'] | null
        masqueeLe: number | null
        version: number
        numero: string | null
        nom: string
        adresse: string
        auteurTeledeclarantId: number
        auteurId: number | null
        emailAuteur: string
        syndicId: number | null
        sirenSyndic: string
        finMandat: string | null
        dateReglement: string | null
        dateDissolution: string | null
        mandats: ColumnTypes['json.mandats']
        demandes: ColumnTypes['json.demandes']
        declarations: ColumnTypes['json.declarations']
        dissolution: ColumnTypes['json.dissolution'] | null
      }
    }
    "select c.id, c.etat, c.etat_precedent as \"etatPrecedent\", c.etat_avant_annulation as \"etatAvantAnnulation\",\n    (extract(epoch from c.masquee_le) * 1000)::float8 as \"masqueeLe\", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,\n    c.auteur_teledeclarant_id as \"auteurTeledeclarantId\", c.auteur_utilisateur_id as \"auteurId\", coalesce(nullif(a.email, ''), e.rep_email) as \"emailAuteur\",\n    c.teledeclarant_id as \"syndicId\", coalesce(left(s.siret, 9), '') as \"sirenSyndic\", c.date_fin_mandat as \"finMandat\", c.date_reglement as \"dateReglement\",\n    c.date_dissolution as \"dateDissolution\", (select coalesce(json_agg(y), '[]') from (select m.id, m.etat, m.version, m.teledeclarant_id as \"teledeclarantId\", m.date_debut as debut, m.date_fin as fin,\n    m.admin_provisoire as \"adminProvisoire\", m.syndic_provisoire as \"syndicProvisoire\", m.type_justif as \"typeJustif\", m.document_id as \"documentId\", m.motif,\n    coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email\n  from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = c.id order by m.date_debut, m.id) y) as mandats, (select coalesce(json_agg(y), '[]') from (select d.id, d.type, d.etat, d.version, d.etat_precedent as \"etatPrecedent\", d.mandat_id as \"mandatId\",\n    d.declaration_id as \"declarationId\", d.teledeclarant_id as \"teledeclarantId\", d.demandeur_id as \"demandeurId\",\n    d.profil_demandeur as \"profilDemandeur\", (d.deposee_le at time zone 'Europe/Paris')::date as \"deposeeLe\", d.echeance, (extract(epoch from d.suspendue_le) * 1000)::float8 as \"suspendueLe\", (extract(epoch from d.relance_le) * 1000)::float8 as \"relanceLe\",\n    d.assignee_a_id as \"assigneeAId\", d.raison_affectation as \"raisonAffectation\", d.verrou_par_id as \"verrouParId\",\n    coalesce(trim(v.prenom || ' ' || v.nom), '') as \"verrouPar\", (extract(epoch from d.verrou_le) * 1000)::float8 as \"verrouLe\", (extract(epoch from d.verrou_jusqu_a) * 1000)::float8 as \"verrouJusquA\",\n    (extract(epoch from d.decidee_le) * 1000)::float8 as \"decideeLe\", d.decidee_par_id as \"decideeParId\", coalesce(trim(p.prenom || ' ' || p.nom), '') as \"decideePar\",\n    d.motif_refus as \"motifRefus\", d.texte_decision as \"texteDecision\", (extract(epoch from d.contestee_le) * 1000)::float8 as \"contesteeLe\",\n    d.contestee_par_id as \"contesteeParId\", d.contestation, d.contestation_document_id as \"contestationDocumentId\", d.election_le as \"electionLe\", d.reponse_avant as \"reponseAvant\",\n    (extract(epoch from d.accordee_le) * 1000)::float8 as \"accordeeLe\", d.accordee_par_id as \"accordeeParId\",\n    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end, d.demandeur_id) as \"auteurId\",\n    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email\n  from demande d join teledeclarant t on t.id = d.teledeclarant_id\n  left join declaration l on l.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end)\n  left join utilisateur q on q.id = d.demandeur_id\n  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id\n  where d.copropriete_id = c.id order by d.id) y) as demandes,\n    (select coalesce(json_agg(y), '[]') from (select l.id, l.etat, l.version, l.type_immat as \"typeImmat\", l.type_maj as \"typeMaj\", l.base_id as \"baseId\",\n    l.jeu, l.auteur_teledeclarant_id as \"auteurTeledeclarantId\"\n  from declaration l where l.copropriete_id = c.id order by l.id) y) as declarations, to_json(x) as dissolution\n  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id\n  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id\n  left join lateral (select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as \"dateEffet\", x.demande_par_id as \"demandeParId\",\n    (u.id is not null and u.teledeclarant_id is null) as \"parTeneur\",\n    coalesce(u.teledeclarant_id, c.teledeclarant_id) as \"teledeclarantId\", coalesce(u.email, t.rep_email, '') as email\n  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id\n  where x.copropriete_id = c.id order by x.id desc limit 1) x on true where c.id = (select copropriete_id from demande where id = $1)": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        etatPrecedent: Enums['etat_copropriete'] | null
        etatAvantAnnulation: Enums['etat_copropriete'] | null
        masqueeLe: number | null
        version: number
        numero: string | null
        nom: string
        adresse: string
        auteurTeledeclarantId: number
        auteurId: number | null
        emailAuteur: string
        syndicId: number | null
        sirenSyndic: string
        finMandat: string | null
        dateReglement: string | null
        dateDissolution: string | null
        mandats: ColumnTypes['json.mandats']
        demandes: ColumnTypes['json.demandes']
        declarations: ColumnTypes['json.declarations']
        dissolution: ColumnTypes['json.dissolution'] | null
      }
    }
    "select c.id, c.etat, c.etat_precedent as \"etatPrecedent\", c.etat_avant_annulation as \"etatAvantAnnulation\",\n    (extract(epoch from c.masquee_le) * 1000)::float8 as \"masqueeLe\", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,\n    c.auteur_teledeclarant_id as \"auteurTeledeclarantId\", c.auteur_utilisateur_id as \"auteurId\", coalesce(nullif(a.email, ''), e.rep_email) as \"emailAuteur\",\n    c.teledeclarant_id as \"syndicId\", coalesce(left(s.siret, 9), '') as \"sirenSyndic\", c.date_fin_mandat as \"finMandat\", c.date_reglement as \"dateReglement\",\n    c.date_dissolution as \"dateDissolution\", (select coalesce(json_agg(y), '[]') from (select m.id, m.etat, m.version, m.teledeclarant_id as \"teledeclarantId\", m.date_debut as debut, m.date_fin as fin,\n    m.admin_provisoire as \"adminProvisoire\", m.syndic_provisoire as \"syndicProvisoire\", m.type_justif as \"typeJustif\", m.document_id as \"documentId\", m.motif,\n    coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email\n  from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = c.id order by m.date_debut, m.id) y) as mandats, (select coalesce(json_agg(y), '[]') from (select d.id, d.type, d.etat, d.version, d.etat_precedent as \"etatPrecedent\", d.mandat_id as \"mandatId\",\n    d.declaration_id as \"declarationId\", d.teledeclarant_id as \"teledeclarantId\", d.demandeur_id as \"demandeurId\",\n    d.profil_demandeur as \"profilDemandeur\", (d.deposee_le at time zone 'Europe/Paris')::date as \"deposeeLe\", d.echeance, (extract(epoch from d.suspendue_le) * 1000)::float8 as \"suspendueLe\", (extract(epoch from d.relance_le) * 1000)::float8 as \"relanceLe\",\n    d.assignee_a_id as \"assigneeAId\", d.raison_affectation as \"raisonAffectation\", d.verrou_par_id as \"verrouParId\",\n    coalesce(trim(v.prenom || ' ' || v.nom), '') as \"verrouPar\", (extract(epoch from d.verrou_le) * 1000)::float8 as \"verrouLe\", (extract(epoch from d.verrou_jusqu_a) * 1000)::float8 as \"verrouJusquA\",\n    (extract(epoch from d.decidee_le) * 1000)::float8 as \"decideeLe\", d.decidee_par_id as \"decideeParId\", coalesce(trim(p.prenom || ' ' || p.nom), '') as \"decideePar\",\n    d.motif_refus as \"motifRefus\", d.texte_decision as \"texteDecision\", (extract(epoch from d.contestee_le) * 1000)::float8 as \"contesteeLe\",\n    d.contestee_par_id as \"contesteeParId\", d.contestation, d.contestation_document_id as \"contestationDocumentId\", d.election_le as \"electionLe\", d.reponse_avant as \"reponseAvant\",\n    (extract(epoch from d.accordee_le) * 1000)::float8 as \"accordeeLe\", d.accordee_par_id as \"accordeeParId\",\n    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end, d.demandeur_id) as \"auteurId\",\n    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email\n  from demande d join teledeclarant t on t.id = d.teledeclarant_id\n  left join declaration l on l.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end)\n  left join utilisateur q on q.id = d.demandeur_id\n  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id\n  where d.copropriete_id = c.id order by d.id) y) as demandes,\n    (select coalesce(json_agg(y), '[]') from (select l.id, l.etat, l.version, l.type_immat as \"typeImmat\", l.type_maj as \"typeMaj\", l.base_id as \"baseId\",\n    l.jeu, l.auteur_teledeclarant_id as \"auteurTeledeclarantId\"\n  from declaration l where l.copropriete_id = c.id order by l.id) y) as declarations, to_json(x) as dissolution\n  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id\n  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id\n  left join lateral (select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as \"dateEffet\", x.demande_par_id as \"demandeParId\",\n    (u.id is not null and u.teledeclarant_id is null) as \"parTeneur\",\n    coalesce(u.teledeclarant_id, c.teledeclarant_id) as \"teledeclarantId\", coalesce(u.email, t.rep_email, '') as email\n  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id\n  where x.copropriete_id = c.id order by x.id desc limit 1) x on true where c.id = (select copropriete_id from mandat where id = $1)": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        etatPrecedent: Enums['etat_copropriete'] | null
        etatAvantAnnulation: Enums['etat_copropriete'] | null
        masqueeLe: number | null
        version: number
        numero: string | null
        nom: string
        adresse: string
        auteurTeledeclarantId: number
        auteurId: number | null
        emailAuteur: string
        syndicId: number | null
        sirenSyndic: string
        finMandat: string | null
        dateReglement: string | null
        dateDissolution: string | null
        mandats: ColumnTypes['json.mandats']
        demandes: ColumnTypes['json.demandes']
        declarations: ColumnTypes['json.declarations']
        dissolution: ColumnTypes['json.dissolution'] | null
      }
    }
    "select c.id, c.etat, c.etat_precedent as \"etatPrecedent\", c.etat_avant_annulation as \"etatAvantAnnulation\",\n    (extract(epoch from c.masquee_le) * 1000)::float8 as \"masqueeLe\", c.version, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse,\n    c.auteur_teledeclarant_id as \"auteurTeledeclarantId\", c.auteur_utilisateur_id as \"auteurId\", coalesce(nullif(a.email, ''), e.rep_email) as \"emailAuteur\",\n    c.teledeclarant_id as \"syndicId\", coalesce(left(s.siret, 9), '') as \"sirenSyndic\", c.date_fin_mandat as \"finMandat\", c.date_reglement as \"dateReglement\",\n    c.date_dissolution as \"dateDissolution\", (select coalesce(json_agg(y), '[]') from (select m.id, m.etat, m.version, m.teledeclarant_id as \"teledeclarantId\", m.date_debut as debut, m.date_fin as fin,\n    m.admin_provisoire as \"adminProvisoire\", m.syndic_provisoire as \"syndicProvisoire\", m.type_justif as \"typeJustif\", m.document_id as \"documentId\", m.motif,\n    coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(left(t.siret, 9), '') as siren, t.rep_email as email\n  from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = c.id order by m.date_debut, m.id) y) as mandats, (select coalesce(json_agg(y), '[]') from (select d.id, d.type, d.etat, d.version, d.etat_precedent as \"etatPrecedent\", d.mandat_id as \"mandatId\",\n    d.declaration_id as \"declarationId\", d.teledeclarant_id as \"teledeclarantId\", d.demandeur_id as \"demandeurId\",\n    d.profil_demandeur as \"profilDemandeur\", (d.deposee_le at time zone 'Europe/Paris')::date as \"deposeeLe\", d.echeance, (extract(epoch from d.suspendue_le) * 1000)::float8 as \"suspendueLe\", (extract(epoch from d.relance_le) * 1000)::float8 as \"relanceLe\",\n    d.assignee_a_id as \"assigneeAId\", d.raison_affectation as \"raisonAffectation\", d.verrou_par_id as \"verrouParId\",\n    coalesce(trim(v.prenom || ' ' || v.nom), '') as \"verrouPar\", (extract(epoch from d.verrou_le) * 1000)::float8 as \"verrouLe\", (extract(epoch from d.verrou_jusqu_a) * 1000)::float8 as \"verrouJusquA\",\n    (extract(epoch from d.decidee_le) * 1000)::float8 as \"decideeLe\", d.decidee_par_id as \"decideeParId\", coalesce(trim(p.prenom || ' ' || p.nom), '') as \"decideePar\",\n    d.motif_refus as \"motifRefus\", d.texte_decision as \"texteDecision\", (extract(epoch from d.contestee_le) * 1000)::float8 as \"contesteeLe\",\n    d.contestee_par_id as \"contesteeParId\", d.contestation, d.contestation_document_id as \"contestationDocumentId\", d.election_le as \"electionLe\", d.reponse_avant as \"reponseAvant\",\n    (extract(epoch from d.accordee_le) * 1000)::float8 as \"accordeeLe\", d.accordee_par_id as \"accordeeParId\",\n    coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end, d.demandeur_id) as \"auteurId\",\n    coalesce(l.email_contact, '') as contact, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email\n  from demande d join teledeclarant t on t.id = d.teledeclarant_id\n  left join declaration l on l.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, case when d.type = 'DISSOLUTION' then x.\"demandeParId\" end)\n  left join utilisateur q on q.id = d.demandeur_id\n  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id\n  where d.copropriete_id = c.id order by d.id) y) as demandes,\n    (select coalesce(json_agg(y), '[]') from (select l.id, l.etat, l.version, l.type_immat as \"typeImmat\", l.type_maj as \"typeMaj\", l.base_id as \"baseId\",\n    l.jeu, l.auteur_teledeclarant_id as \"auteurTeledeclarantId\"\n  from declaration l where l.copropriete_id = c.id order by l.id) y) as declarations, to_json(x) as dissolution\n  from copropriete c join teledeclarant e on e.id = c.auteur_teledeclarant_id\n  left join utilisateur a on a.id = c.auteur_utilisateur_id left join teledeclarant s on s.id = c.teledeclarant_id\n  left join lateral (select x.id, x.statut, coalesce(x.date_effet, x.date_fait_generateur) as \"dateEffet\", x.demande_par_id as \"demandeParId\",\n    (u.id is not null and u.teledeclarant_id is null) as \"parTeneur\",\n    coalesce(u.teledeclarant_id, c.teledeclarant_id) as \"teledeclarantId\", coalesce(u.email, t.rep_email, '') as email\n  from dissolution x left join utilisateur u on u.id = x.demande_par_id left join teledeclarant t on t.id = c.teledeclarant_id\n  where x.copropriete_id = c.id order by x.id desc limit 1) x on true where c.id = (select id from copropriete where numero_immatriculation = $1)": {
      params: [string]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        etatPrecedent: Enums['etat_copropriete'] | null
        etatAvantAnnulation: Enums['etat_copropriete'] | null
        masqueeLe: number | null
        version: number
        numero: string | null
        nom: string
        adresse: string
        auteurTeledeclarantId: number
        auteurId: number | null
        emailAuteur: string
        syndicId: number | null
        sirenSyndic: string
        finMandat: string | null
        dateReglement: string | null
        dateDissolution: string | null
        mandats: ColumnTypes['json.mandats']
        demandes: ColumnTypes['json.demandes']
        declarations: ColumnTypes['json.declarations']
        dissolution: ColumnTypes['json.dissolution'] | null
      }
    }
    "select case when $1 then nextval('mandat_id_seq') end::int as mandat,\n       case when $2 then nextval('demande_id_seq') end::int as demande,\n       case when $3 then nextval('declaration_id_seq') end::int as declaration": {
      params: [boolean | null, boolean | null, boolean | null]
      row: {
        mandat: number | null
        demande: number | null
        declaration: number | null
      }
    }
    "select coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom, s.cree_le from successeur s join teledeclarant t on t.id = s.successeur_id\n   where s.copropriete_id = $1 and s.etat = 'DECLARE' order by s.id": {
      params: [number]
      row: {
        nom: string
        cree_le: Date
      }
    }
    "select coalesce(nullif(u.email, ''), t.rep_email, '') as email\n       from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.id = $1": {
      params: [number]
      row: {
        email: string
      }
    }
    "select count(*)::int as n": {
      params: []
      row: {
        n: number
      }
    }
    "select d.id, d.contenu, d.valide_le from declaration d where d.copropriete_id = $1 and d.etat = 'AVANT_DECLARATION_ANNUELLE'\n  order by (select max(p.du) from declaration_periode p where p.declaration_id = d.id) desc nulls last, d.id desc limit 1": {
      params: [number]
      row: {
        id: number
        contenu: ColumnTypes['declaration.contenu']
        valide_le: Date | null
      }
    }
    "select d.id, d.copropriete_id as \"coproprieteId\", d.etat, d.type_declaration as \"typeDeclaration\", d.type_immat as \"typeImmat\", d.type_maj as \"typeMaj\",\n    d.version_contenu as \"versionContenu\", d.contenu, d.jeu, d.jeu_debiteurs as \"jeuDebiteurs\", d.version, d.etape, d.confirmations, d.confirmations_office as \"confirmationsOffice\",\n    d.email_contact as \"emailContact\", d.auteur_utilisateur_id as \"auteurId\", d.auteur_teledeclarant_id as \"auteurTeledeclarantId\", d.cree_le as \"creeLe\", d.enregistre_le as \"enregistreLe\",\n    d.soumis_le as \"soumisLe\", d.base_id as \"baseId\", d.verifications, courante.contenu as courante, courante.jeu as \"jeuCourant\",\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(trim(e.prenom || ' ' || e.nom), trim(u.prenom || ' ' || u.nom), '') as \"enregistrePar\", coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,\n    t.raison_sociale as etablissement, c.etat as \"etatCopropriete\", c.numero_immatriculation as numero, c.nom as \"nomCopropriete\",\n    c.date_cloture_dernier_exercice as \"dateCloture\",\n    (select m.etat from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as \"mandatCourant\",\n    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)\n      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses,\n    case when d.etat = 'BROUILLON' and d.base_id is not null then (select p.contenu -> 'donneesTechniques' -> 'batiments' from declaration p\n      where p.copropriete_id = d.copropriete_id and p.etat = 'BROUILLON' and p.base_id is not null\n        and p.auteur_teledeclarant_id = d.auteur_teledeclarant_id and p.jeu > d.jeu order by p.id desc limit 1) end as \"batimentsPrepares\"\n  from declaration d\n  join copropriete c on c.id = d.copropriete_id\n  join teledeclarant t on t.id = d.auteur_teledeclarant_id\n  left join utilisateur u on u.id = d.auteur_utilisateur_id\n  left join utilisateur e on e.id = d.enregistre_par_id\n  left join declaration courante on courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE' where d.copropriete_id = $1 and d.etat = any($2::etat_declaration[]) order by d.id desc limit 1": {
      params: [number, readonly (Enums['etat_declaration'])[]]
      row: {
        id: number
        coproprieteId: number
        etat: Enums['etat_declaration']
        typeDeclaration: ColumnTypes['declaration.type_declaration']
        typeImmat: ColumnTypes['declaration.type_immat']
        typeMaj: ColumnTypes['declaration.type_maj'] | null
        versionContenu: number
        contenu: ColumnTypes['declaration.contenu']
        jeu: ColumnTypes['declaration.jeu']
        jeuDebiteurs: ColumnTypes['declaration.jeu_debiteurs']
        version: number
        etape: ColumnTypes['declaration.etape']
        confirmations: string[]
        confirmationsOffice: ColumnTypes['declaration.confirmations_office'] | null
        emailContact: string
        auteurId: number | null
        auteurTeledeclarantId: number
        creeLe: Date
        enregistreLe: Date
        soumisLe: Date | null
        baseId: number | null
        verifications: ColumnTypes['declaration.verifications']
        courante: ColumnTypes['declaration.contenu'] | null
        jeuCourant: ColumnTypes['declaration.jeu'] | null
        auteur: string
        enregistrePar: string
        email: string
        etablissement: string
        etatCopropriete: Enums['etat_copropriete']
        numero: string | null
        nomCopropriete: string
        dateCloture: string | null
        mandatCourant: Enums['etat_mandat'] | null
        reponses: ColumnTypes['json.reponses']
        batimentsPrepares: ColumnTypes['json.batimentsPrepares'] | null
      }
    }
    "select d.id, d.copropriete_id as \"coproprieteId\", d.etat, d.type_declaration as \"typeDeclaration\", d.type_immat as \"typeImmat\", d.type_maj as \"typeMaj\",\n    d.version_contenu as \"versionContenu\", d.contenu, d.jeu, d.jeu_debiteurs as \"jeuDebiteurs\", d.version, d.etape, d.confirmations, d.confirmations_office as \"confirmationsOffice\",\n    d.email_contact as \"emailContact\", d.auteur_utilisateur_id as \"auteurId\", d.auteur_teledeclarant_id as \"auteurTeledeclarantId\", d.cree_le as \"creeLe\", d.enregistre_le as \"enregistreLe\",\n    d.soumis_le as \"soumisLe\", d.base_id as \"baseId\", d.verifications, courante.contenu as courante, courante.jeu as \"jeuCourant\",\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(trim(e.prenom || ' ' || e.nom), trim(u.prenom || ' ' || u.nom), '') as \"enregistrePar\", coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,\n    t.raison_sociale as etablissement, c.etat as \"etatCopropriete\", c.numero_immatriculation as numero, c.nom as \"nomCopropriete\",\n    c.date_cloture_dernier_exercice as \"dateCloture\",\n    (select m.etat from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as \"mandatCourant\",\n    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)\n      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses,\n    case when d.etat = 'BROUILLON' and d.base_id is not null then (select p.contenu -> 'donneesTechniques' -> 'batiments' from declaration p\n      where p.copropriete_id = d.copropriete_id and p.etat = 'BROUILLON' and p.base_id is not null\n        and p.auteur_teledeclarant_id = d.auteur_teledeclarant_id and p.jeu > d.jeu order by p.id desc limit 1) end as \"batimentsPrepares\"\n  from declaration d\n  join copropriete c on c.id = d.copropriete_id\n  join teledeclarant t on t.id = d.auteur_teledeclarant_id\n  left join utilisateur u on u.id = d.auteur_utilisateur_id\n  left join utilisateur e on e.id = d.enregistre_par_id\n  left join declaration courante on courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE' where d.id = $1": {
      params: [number]
      row: {
        id: number
        coproprieteId: number
        etat: Enums['etat_declaration']
        typeDeclaration: ColumnTypes['declaration.type_declaration']
        typeImmat: ColumnTypes['declaration.type_immat']
        typeMaj: ColumnTypes['declaration.type_maj'] | null
        versionContenu: number
        contenu: ColumnTypes['declaration.contenu']
        jeu: ColumnTypes['declaration.jeu']
        jeuDebiteurs: ColumnTypes['declaration.jeu_debiteurs']
        version: number
        etape: ColumnTypes['declaration.etape']
        confirmations: string[]
        confirmationsOffice: ColumnTypes['declaration.confirmations_office'] | null
        emailContact: string
        auteurId: number | null
        auteurTeledeclarantId: number
        creeLe: Date
        enregistreLe: Date
        soumisLe: Date | null
        baseId: number | null
        verifications: ColumnTypes['declaration.verifications']
        courante: ColumnTypes['declaration.contenu'] | null
        jeuCourant: ColumnTypes['declaration.jeu'] | null
        auteur: string
        enregistrePar: string
        email: string
        etablissement: string
        etatCopropriete: Enums['etat_copropriete']
        numero: string | null
        nomCopropriete: string
        dateCloture: string | null
        mandatCourant: Enums['etat_mandat'] | null
        reponses: ColumnTypes['json.reponses']
        batimentsPrepares: ColumnTypes['json.batimentsPrepares'] | null
      }
    }
    "select date_derniere_maj_annuelle as jour from copropriete where id = $1": {
      params: [number]
      row: {
        jour: string | null
      }
    }
    "select h.contenu, h.type_declaration as \"typeDeclaration\", h.type_immat as \"typeImmat\", h.type_maj as \"typeMaj\", h.confirmations,\n    h.auteur_teledeclarant_id as \"auteurTeledeclarantId\",\n    (select count(*)::int from declaration_historique s where s.copropriete_id = h.copropriete_id and s.valide_le > h.valide_le) as remplacements\n  from declaration_historique h join copropriete c on c.id = h.copropriete_id\n  where c.id = $1 and h.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and (h.valide_le at time zone 'Europe/Paris')::date <= c.date_derniere_maj_annuelle\n  order by h.valide_le desc limit 1": {
      params: [number]
      row: {
        contenu: ColumnTypes['declaration_historique.contenu']
        typeDeclaration: ColumnTypes['declaration_historique.type_declaration']
        typeImmat: ColumnTypes['declaration_historique.type_immat']
        typeMaj: ColumnTypes['declaration_historique.type_maj']
        confirmations: string[]
        auteurTeledeclarantId: number
        remplacements: number
      }
    }
    "select id from copropriete where id = $1::int for update": {
      params: [number]
      row: {
        id: number
      }
    }
    "select id from copropriete where id = (select copropriete_id from declaration where id = $1) for update": {
      params: [number]
      row: {
        id: number
      }
    }
    "select id from copropriete where id = (select copropriete_id from demande where id = $1) for update": {
      params: [number]
      row: {
        id: number
      }
    }
    "select id from copropriete where id = (select copropriete_id from mandat where id = $1) for update": {
      params: [number]
      row: {
        id: number
      }
    }
    "select id from copropriete where id = (select id from copropriete where numero_immatriculation = $1) for update": {
      params: [string]
      row: {
        id: number
      }
    }
    "select id from copropriete where numero_immatriculation = $1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select maintenant() as le": {
      params: []
      row: {
        le: Date | null
      }
    }
    "select max((valide_le at time zone 'Europe/Paris')::date) as jour from (\n       select valide_le, type_maj from declaration where copropriete_id = $1 and id <> $3 and etat = 'AVANT_DECLARATION_ANNUELLE'\n       union all select valide_le, type_maj from declaration_historique where copropriete_id = $1) d\n     where d.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and d.valide_le <= $2::timestamptz": {
      params: [number, Date, number]
      row: {
        jour: string | null
      }
    }
    "select nextval('copropriete_id_seq')::int as id": {
      params: []
      row: {
        id: number
      }
    }
    "select numero_immatriculation as numero, id, version from copropriete": {
      params: []
      row: {
        numero: string | null
        id: number
        version: number
      }
    }
    "select prochain_numero_immatriculation() as numero": {
      params: []
      row: {
        numero: string
      }
    }
    "select s.id, s.version, s.declarant_id, s.successeur_id, s.email, s.cree_le, t.type, t.statut, t.siret, t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom,\n    coalesce(nullif(d.raison_sociale, ''), trim(d.rep_prenom || ' ' || d.rep_nom), '') as notaire, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic,\n    t.origine = 'NOTAIRE' and not exists (select 1 from successeur x where x.successeur_id = t.id and x.declarant_id <> s.declarant_id) as creee_ici\n  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id\n  where s.copropriete_id = $1 and s.etat = 'DECLARE' and d.type = 'NOTAIRE'": {
      params: [number]
      row: {
        id: number
        version: number
        declarant_id: number
        successeur_id: number
        email: string
        cree_le: Date
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        siret: string | null
        raison_sociale: string
        rep_civilite: string
        rep_nom: string
        rep_prenom: string
        notaire: string
        syndic: string
        creee_ici: boolean
      }
    }
    "select statut, origine from teledeclarant where id = $1 for no key update": {
      params: [number]
      row: {
        statut: Enums['statut_teledeclarant']
        origine: string
      }
    }
    "select x.id, x.sorte, x.journal_id::float8 as journal_id, x.demande_id, x.mandat_id, x.prise_le, x.prise_par_id,\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as par, x.tenue_jusqua, x.avant, x.apres, x.reprise_le,\n    x.retrait, x.retrait_le, x.retrait_par_id, coalesce(trim(r.prenom || ' ' || r.nom), '') as retrait_par\n  from decision x left join utilisateur u on u.id = x.prise_par_id left join utilisateur r on r.id = x.retrait_par_id\n  where x.copropriete_id = $1 order by x.id desc": {
      params: [number]
      row: {
        id: number
        sorte: ColumnTypes['decision.sorte']
        journal_id: number
        demande_id: number | null
        mandat_id: number | null
        prise_le: Date
        prise_par_id: number | null
        par: string
        tenue_jusqua: Date
        avant: ColumnTypes['decision.avant']
        apres: ColumnTypes['decision.apres']
        reprise_le: Date | null
        retrait: ColumnTypes['decision.retrait'] | null
        retrait_le: Date | null
        retrait_par_id: number | null
        retrait_par: string
      }
    }
    "update decision set retrait = $2::jsonb, retrait_le = case when $2::jsonb is not null then maintenant() end, retrait_par_id = $3 where id = $1": {
      params: [number, string | null, number | null]
      row: Record<string, never>
    }
    "update declaration d set contenu = x.contenu, valide_le = x.le + time '12:00', version = d.version + 1, enregistre_le = maintenant()\n     from json_to_recordset($1) as x(numero text, copropriete_id int, declaration_id int, contenu jsonb, le date) where d.id = x.declaration_id returning x.numero, d.id": {
      params: [string | null]
      row: {
        numero: string | null
        id: number
      }
    }
    "update declaration set base_id = $2, contenu = $3::jsonb, version = version + 1, enregistre_le = maintenant() where id = $1": {
      params: [number, number | null, string]
      row: Record<string, never>
    }
    "update declaration set email_contact = '' where lower(email_contact) = any($1::text[]) returning 1": {
      params: [readonly string[] | null]
      row: {
        "?column?": number
      }
    }
    "update demande set assignee_a_id = null where assignee_a_id = any($1) and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "update document set annulee_le = maintenant() where copropriete_id = $1 and type = $2 and annulee_le is null": {
      params: [number, string]
      row: Record<string, never>
    }
    "update document set copropriete_id = $2 where id = $1": {
      params: [string, number | null]
      row: Record<string, never>
    }
    "update successeur set cle_hash = $2, expire_le = $3, version = version + 1, maj_le = maintenant() where id = $1": {
      params: [number, string | null, Date | null]
      row: Record<string, never>
    }
    "update successeur set etat = $2, cle_hash = null, version = version + 1, maj_le = maintenant() where id = $1": {
      params: [number, string]
      row: Record<string, never>
    }
    "update successeur set etat = 'DECLARE', decision_id = null, version = version + 1, maj_le = maintenant() where decision_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "update successeur set etat = case when successeur_id = $2 then 'RATTACHE' else 'CLOS' end, version = version + 1, maj_le = maintenant(),\n       decision_id = (select max(id) from decision where copropriete_id = $1)\n     where copropriete_id = $1 and etat = 'DECLARE'": {
      params: [number, number]
      row: Record<string, never>
    }
    "with a as (delete from adresse where copropriete_id = any($1)) delete from parcelle where copropriete_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "with d as (\n       update declaration set contenu = $2::jsonb, etape = $3, confirmations = $4, confirmations_office = $5::jsonb, email_contact = $6, verifications = $9::jsonb,\n         version = version + 1, enregistre_le = maintenant(), enregistre_par_id = $10 where id = $1 returning copropriete_id, base_id\n     )\n     update copropriete c set nom = $7, adresse_principale = $8 from d where c.id = d.copropriete_id and d.base_id is null": {
      params: [number, string, ColumnTypes['declaration.etape'], readonly string[], string | null, string, string, string, string, number | null]
      row: Record<string, never>
    }
    "with d as (update decision set reprise_le = maintenant(), reprise_par_id = $2 where id = $1)\n     delete from outbox where decision_id = $1 and statut in ('PENDING', 'QUEUED')": {
      params: [number, number | null]
      row: Record<string, never>
    }
    "with x as materialized (select * from json_to_recordset($1) as x(numero text, copropriete_id int, declaration_id int, contenu jsonb, le date)), d as (\n       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)\n       select x.copropriete_id, 'COURANTE', 'INITIALE', 'DEFAULT', x.contenu, 'recapitulatif', $2::int, x.le + time '12:00', x.le + time '12:00' from x\n       returning id, copropriete_id)\n     select x.numero, d.id from d join x using (copropriete_id)": {
      params: [string | null, number]
      row: {
        numero: string | null
        id: number
      }
    }
  }
}
