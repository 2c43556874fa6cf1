const SECRETS_COMPTE = `- 'mot_de_passe_hash'`
const SECRETS_DECLARANT = `- 'code_activation_hash' - 'code_activation_essais'`
const COPRO = `(select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id) as numero`

/**
 * Everything that is told of a person, part by part: $1 accounts, $2 declarants, $3 addresses.
 * Secrets (fingerprints of
 * passwords, keys and tokens) are left out: they tell nothing of anybody.
 */
export const PARTIES: readonly (readonly [string, string])[] = [
  [
    'comptes',
    `select to_jsonb(x) ${SECRETS_COMPTE} as v from utilisateur x where id = any($1::int[]) order by id`,
  ],
  [
    'connexions',
    `select jsonb_build_object('compte', utilisateur_id, 'ouverte', cree_le, 'vue', vue_le, 'adresse', adresse, 'navigateur', agent) as v from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by cree_le`,
  ],
  [
    'navigateursMemorises',
    `select jsonb_build_object('compte', utilisateur_id, 'depuis', cree_le, 'jusqua', expire_le) as v from jeton_souvenir where utilisateur_id = any($1::int[]) order by cree_le`,
  ],
  [
    'liensEnvoyes',
    `select jsonb_build_object('compte', utilisateur_id, 'objet', objet, 'cree', cree_le, 'expire', expire_le) as v from cle_courriel where utilisateur_id = any($1::int[]) order by cree_le`,
  ],
  [
    'jetonsDeProgramme',
    `select to_jsonb(x) - 'jeton_hash' as v from jeton_api x where utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'calendrier',
    `select to_jsonb(x) - 'jeton_hash' as v from abonnement_calendrier x where utilisateur_id = any($1::int[])`,
  ],
  [
    'certificats',
    `select to_jsonb(x) as v from certificat x where utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'institution',
    `select to_jsonb(x) as v from personne_institution x where utilisateur_id = any($1::int[])`,
  ],
  [
    'notaire',
    `select to_jsonb(x) as v from personne_notaire x where utilisateur_id = any($1::int[])`,
  ],
  [
    'chartes',
    `select to_jsonb(x) as v from acceptation_charte x where utilisateur_id = any($1::int[])`,
  ],
  [
    'representant',
    `select to_jsonb(x) ${SECRETS_DECLARANT} as v from teledeclarant x where id = any($2::int[]) order by id`,
  ],
  [
    'mandats',
    `select to_jsonb(x) || jsonb_build_object('numero', (select c.numero_immatriculation from copropriete c where c.id = x.copropriete_id)) as v from mandat x where teledeclarant_id = any($2::int[]) order by id`,
  ],
  [
    'successions',
    `select to_jsonb(x) - 'cle_hash' as v from successeur x where lower(email) = any($3::text[]) or successeur_id = any($2::int[]) or declarant_id = any($2::int[]) order by id`,
  ],
  [
    'courriersPostaux',
    `select to_jsonb(x) - 'graine' as v from courrier x where teledeclarant_id = any($2::int[]) or imprime_par_id = any($1::int[]) order by id`,
  ],
  [
    'dossiersCrees',
    `select jsonb_build_object('dossier', id, 'numero', numero_immatriculation, 'nom', nom, 'cree', cree_le) as v from copropriete where auteur_utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'declarations',
    `select jsonb_build_object('declaration', x.id, 'type', x.type_declaration, 'soumise', x.soumis_le, 'validee', x.valide_le, 'emailContact', x.email_contact, 'numero', v.numero) as v from (select x.*, ${COPRO} from declaration x) x, lateral (select x.numero) v where auteur_utilisateur_id = any($1::int[]) or lower(email_contact) = any($3::text[]) order by x.id`,
  ],
  [
    'declarationsRemplacees',
    `select jsonb_build_object('declaration', id, 'type', type_declaration, 'soumise', soumis_le, 'validee', valide_le) as v from declaration_historique where auteur_utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'demandes',
    `select to_jsonb(x) as v from demande x where $1::int[] && array[demandeur_id, contestee_par_id, assignee_a_id, verrou_par_id, decidee_par_id] order by id`,
  ],
  [
    'echanges',
    `select to_jsonb(x) as v from echange x where auteur_id = any($1::int[]) order by id`,
  ],
  [
    'dissolutions',
    `select to_jsonb(x) as v from dissolution x where demande_par_id = any($1::int[]) order by id`,
  ],
  [
    'depotsGroupes',
    `select to_jsonb(x) as v from portefeuille x where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) order by id`,
  ],
  [
    'logicielsPrevenus',
    `select jsonb_build_object('nom', nom, 'url', url, 'cree', cree_le) as v from webhook where utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'recherches',
    `select to_jsonb(x) as v from recherche_categorisation x where utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'extractions',
    `select to_jsonb(x) - 'cle' as v from export_categorisation x where utilisateur_id = any($1::int[]) order by id`,
  ],
  [
    'messages',
    `select to_jsonb(x) as v from reclamation x where utilisateur_id = any($1::int[]) or traitee_par_id = any($1::int[]) or lower(email) = any($3::text[]) order by id`,
  ],
  [
    'reponses',
    `select to_jsonb(x) as v from reclamation_reponse x where auteur_id = any($1::int[]) or reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($3::text[])) order by id`,
  ],
  ['publications', `select to_jsonb(x) as v from publication x where auteur_id = any($1::int[])`],
  [
    'lettreInformation',
    `select jsonb_build_object('email', email, 'inscrit', cree_le, 'confirme', confirme_le) as v from abonnement_newsletter where email = any($3::text[])`,
  ],
  // Data of a mail may hold a key: what it is, to whom and when, is told.
  [
    'courriels',
    `select jsonb_build_object('a', payload ->> 'a', 'modele', payload ->> 'modele', 'le', cree_le, 'statut', statut) as v from outbox where type = 'courriel' and lower(payload ->> 'a') = any($3::text[]) order by id`,
  ],
  [
    'journal',
    `select to_jsonb(x) as v from journal x where acteur_id = any($1::int[]) or original_id = any($1::int[]) or (donnees ->> 'utilisateurId') = any($1::text[]) order by id`,
  ],
]
