import type { Tx } from '@registre/db'
import type { Personne } from './personne.repository.ts'

const SECRETS_COMPTE = `- 'mot_de_passe_hash'`
const SECRETS_DECLARANT = `- 'code_activation_hash' - 'code_activation_essais'`
const COPRO = `(select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id) as numero`

type Lire = (tx: Pick<Tx, 'sql'>, personne: Personne) => Promise<{ v: unknown }[]>

/**
 * Everything that is told of a person, part by part. Secrets (fingerprints of passwords, keys and
 * tokens) are left out: they tell nothing of anybody. Of a mail, whose data may hold a key: what it
 * is, to whom and when.
 */
export const PARTIES: Readonly<Record<string, Lire>> = {
  comptes: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) ${SECRETS_COMPTE} as v from utilisateur x where id = any($1::int[]) order by id`,
      [comptes],
    ),
  connexions: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('compte', utilisateur_id, 'ouverte', cree_le, 'vue', vue_le, 'adresse', adresse, 'navigateur', agent) as v from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by cree_le`,
      [comptes],
    ),
  navigateursMemorises: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('compte', utilisateur_id, 'depuis', cree_le, 'jusqua', expire_le) as v from jeton_souvenir where utilisateur_id = any($1::int[]) order by cree_le`,
      [comptes],
    ),
  liensEnvoyes: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('compte', utilisateur_id, 'objet', objet, 'cree', cree_le, 'expire', expire_le) as v from cle_courriel where utilisateur_id = any($1::int[]) order by cree_le`,
      [comptes],
    ),
  clesAcces: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('compte', utilisateur_id, 'nom', nom, 'cree', cree_le, 'vue', vue_le) as v from cle_acces where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  secondsFacteurs: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('compte', u.id, 'application', c.confirme_le, 'codesDeSecours', (select count(*) from code_secours s where s.utilisateur_id = u.id),
         'connexionsEnAttente', (select count(*) from connexion_en_attente a where a.utilisateur_id = u.id), 'effacementDemande', o.demande_le,
         'appareils', (select jsonb_agg(d.vu_le) from appareil_connu d where d.utilisateur_id = u.id)) as v
       from utilisateur u left join facteur_code c on c.utilisateur_id = u.id left join oubli_facteurs o on o.utilisateur_id = u.id where u.id = any($1::int[]) order by u.id`,
      [comptes],
    ),
  changementsAdresse: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'cle_hash' - 'arret_hash' as v from changement_adresse x where utilisateur_id = any($1::int[]) order by cree_le`,
      [comptes],
    ),
  courrielsRevenus: (tx, { adresses }) =>
    tx.sql(
      `select to_jsonb(x) as v from courriel_revenu x where email = any($1::text[]) order by revenu_le`,
      [adresses],
    ),
  jetonsDeProgramme: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'jeton_hash' as v from jeton_api x where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  calendrier: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'jeton_hash' as v from abonnement_calendrier x where utilisateur_id = any($1::int[])`,
      [comptes],
    ),
  certificats: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from certificat x where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  institution: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from personne_institution x where utilisateur_id = any($1::int[])`,
      [comptes],
    ),
  notaire: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from personne_notaire x where utilisateur_id = any($1::int[])`,
      [comptes],
    ),
  identiteDeLEtat: (tx, { comptes }) =>
    tx.sql(`select to_jsonb(x) as v from identite_liee x where utilisateur_id = any($1::int[])`, [
      comptes,
    ]),
  chartes: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from acceptation_charte x where utilisateur_id = any($1::int[])`,
      [comptes],
    ),
  representant: (tx, { declarants }) =>
    tx.sql(
      `select to_jsonb(x) ${SECRETS_DECLARANT} as v from teledeclarant x where id = any($1::int[]) order by id`,
      [declarants],
    ),
  veilleAnnuaire: (tx, { comptes, declarants }) =>
    tx.sql(
      `select to_jsonb(x) as v from veille_etablissement x where teledeclarant_id = any($2::int[]) or decide_par_id = any($1::int[]) order by teledeclarant_id`,
      [comptes, declarants],
    ),
  mandats: (tx, { declarants }) =>
    tx.sql(
      `select to_jsonb(x) || jsonb_build_object('numero', (select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id)) as v from mandat x where teledeclarant_id = any($1::int[]) order by id`,
      [declarants],
    ),
  successions: (tx, { declarants, adresses }) =>
    tx.sql(
      `select to_jsonb(x) - 'cle_hash' as v from successeur x where lower(email) = any($2::text[]) or successeur_id = any($1::int[]) or declarant_id = any($1::int[]) order by id`,
      [declarants, adresses],
    ),
  courriersPostaux: (tx, { comptes, declarants }) =>
    tx.sql(
      `select to_jsonb(x) - 'graine' as v from courrier x where teledeclarant_id = any($2::int[]) or imprime_par_id = any($1::int[]) order by id`,
      [comptes, declarants],
    ),
  dossiersCrees: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('dossier', id, 'numero', numero_immatriculation, 'nom', nom, 'cree', cree_le) as v from copropriete where auteur_utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  declarations: (tx, { comptes, adresses }) =>
    tx.sql(
      `select jsonb_build_object('declaration', x.id, 'type', x.type_declaration, 'soumise', x.soumis_le, 'validee', x.valide_le, 'emailContact', x.email_contact, 'numero', v.numero) as v from (select x.*, ${COPRO} from declaration x) x, lateral (select x.numero) v where auteur_utilisateur_id = any($1::int[]) or enregistre_par_id = any($1::int[]) or lower(email_contact) = any($2::text[]) order by x.id`,
      [comptes, adresses],
    ),
  declarationsRemplacees: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('declaration', id, 'type', type_declaration, 'soumise', soumis_le, 'validee', valide_le) as v from declaration_historique where auteur_utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  demandes: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from demande x where $1::int[] && array[demandeur_id, contestee_par_id, accordee_par_id, assignee_a_id, verrou_par_id, decidee_par_id] order by id`,
      [comptes],
    ),
  decisions: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'avant' - 'apres' as v from decision x where $1::int[] && array[prise_par_id, reprise_par_id, retrait_par_id] order by id`,
      [comptes],
    ),
  echanges: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'instantane' as v from echange x where auteur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  // Of whoever wrote them, and of whoever the request is from.
  notesTeneurs: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from note_teneur x join demande d on d.id = x.demande_id left join declaration l on l.id = d.declaration_id
       where $1::int[] && array[x.auteur_id, d.demandeur_id, l.auteur_utilisateur_id] order by x.id`,
      [comptes],
    ),
  vuesDeLaFile: (tx, { comptes }) =>
    tx.sql(`select to_jsonb(x) as v from vue_file x where auteur_id = any($1::int[]) order by id`, [
      comptes,
    ]),
  coproprietesSuivies: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from affectation x where utilisateur_id = any($1::int[]) order by copropriete_id`,
      [comptes],
    ),
  dissolutions: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from dissolution x where demande_par_id = any($1::int[]) order by id`,
      [comptes],
    ),
  depotsGroupes: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from portefeuille x where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by id`,
      [comptes],
    ),
  logicielsPrevenus: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('nom', nom, 'url', url, 'cree', cree_le) as v from webhook where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  documentsDeposes: (tx, { comptes }) =>
    tx.sql(
      `select jsonb_build_object('document', d.id, 'nom', d.nom, 'type', d.type, 'taille', d.taille, 'depose', d.cree_le) as v from document d
       where d.id::text in (select j.donnees ->> 'documentId' from journal j where j.type = 'deposer-document' and j.acteur_id = any($1::int[])) order by d.cree_le`,
      [comptes],
    ),
  recherches: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from recherche_categorisation x where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  extractions: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) - 'cle' as v from export_categorisation x where utilisateur_id = any($1::int[]) order by id`,
      [comptes],
    ),
  messages: (tx, { comptes, adresses }) =>
    tx.sql(
      `select to_jsonb(x) as v from reclamation x where utilisateur_id = any($1::int[]) or traitee_par_id = any($1::int[]) or lower(email) = any($2::text[]) order by id`,
      [comptes, adresses],
    ),
  reponses: (tx, { comptes, adresses }) =>
    tx.sql(
      `select to_jsonb(x) as v from reclamation_reponse x where auteur_id = any($1::int[]) or reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) order by id`,
      [comptes, adresses],
    ),
  publications: (tx, { comptes }) =>
    tx.sql(`select to_jsonb(x) as v from publication x where auteur_id = any($1::int[])`, [
      comptes,
    ]),
  lettreInformation: (tx, { adresses }) =>
    tx.sql(
      `select jsonb_build_object('email', email, 'inscrit', cree_le, 'confirme', confirme_le) as v from abonnement_newsletter where email = any($1::text[])`,
      [adresses],
    ),
  demandesARejoindre: (tx, { adresses }) =>
    tx.sql(
      `select to_jsonb(x) - 'graine' - 'hash' - 'code_hash' - 'code_essais' as v from arrivee x where email = any($1::text[]) order by id`,
      [adresses],
    ),
  fichesSuivies: (tx, { adresses }) =>
    tx.sql(
      `select jsonb_build_object('email', s.email, 'numero', c.numero_immatriculation, 'rythme', s.rythme, 'demande', s.cree_le, 'confirme', s.confirme_le, 'jusqu_au', s.expire_le) as v from suivi_fiche s join copropriete c on c.id = s.copropriete_id where s.email = any($1::text[])`,
      [adresses],
    ),
  courriels: (tx, { adresses }) =>
    tx.sql(
      `select jsonb_build_object('a', payload ->> 'a', 'modele', payload ->> 'modele', 'le', cree_le, 'statut', statut) as v from outbox where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) order by id`,
      [adresses],
    ),
  journal: (tx, { comptes }) =>
    tx.sql(
      `select to_jsonb(x) as v from journal x where acteur_id = any($1::int[]) or original_id = any($1::int[]) or (donnees ->> 'utilisateurId') = any($1::text[]) order by id`,
      [comptes],
    ),
}
