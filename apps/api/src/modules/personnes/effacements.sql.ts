/** What stands in the place of a name in the history that stays. */
export const NOM_ANONYME = 'Personne anonymisée'

/**
 * What is erased, by part: $1 accounts, $2 declarants, $3 addresses. The journal names nobody: it
 * holds identifiers, and is not touched.
 */
export const EFFACEMENTS: readonly (readonly [string, string])[] = [
  [
    'comptes',
    `update utilisateur set login = 'supprime-' || id, email = '', civilite = '', nom = '${NOM_ANONYME}', prenom = '', telephone = '', num_carte_pro = '',
       certificat_dn = '', emetteur_dn = '', mot_de_passe_hash = null, version = version + 1 where id = any($1::int[])`,
  ],
  [
    'représentant légal',
    `update teledeclarant set rep_civilite = '', rep_nom = '${NOM_ANONYME}', rep_prenom = '', rep_email = '', rep_telephone = '', rep_adresse = null, version = version + 1,
       certificat_dn1 = '', certificat_dn2 = '', emetteur_dn1 = '', emetteur_dn2 = '' where id = any($2::int[])`,
  ],
  [
    'adresse du syndic bénévole',
    `update teledeclarant set raison_sociale = '', adresse = '{}', code_postal = '', commune = '', telephone = '' where id = any($2::int[]) and type = 'NON_PRO'`,
  ],
  [
    'sessions',
    `delete from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[])`,
  ],
  ['navigateurs mémorisés', `delete from jeton_souvenir where utilisateur_id = any($1::int[])`],
  ['liens envoyés', `delete from cle_courriel where utilisateur_id = any($1::int[])`],
  ['jetons de programme', `delete from jeton_api where utilisateur_id = any($1::int[])`],
  ['calendrier', `delete from abonnement_calendrier where utilisateur_id = any($1::int[])`],
  ['certificats', `delete from certificat where utilisateur_id = any($1::int[])`],
  ['recherches', `delete from recherche_categorisation where utilisateur_id = any($1::int[])`],
  [
    'identité de l’institution',
    `update personne_institution set email = '', sujet = 'anonyme-' || utilisateur_id where utilisateur_id = any($1::int[])`,
  ],
  ['identité du notaire', `delete from personne_notaire where utilisateur_id = any($1::int[])`],
  [
    'courriers postaux',
    `update courrier set destinataire = '{}' where teledeclarant_id = any($2::int[])`,
  ],
  [
    'successions',
    `update successeur set email = '', cle_hash = null where lower(email) = any($3::text[])`,
  ],
  [
    'messages',
    `update reclamation set nom = '${NOM_ANONYME}', prenom = '', email = '', telephone = '', message = '', document_id = null, version = version + 1
     where utilisateur_id = any($1::int[]) or lower(email) = any($3::text[])`,
  ],
  ['lettre d’information', `delete from abonnement_newsletter where email = any($3::text[])`],
  [
    'courriels',
    `delete from outbox where type = 'courriel' and lower(payload ->> 'a') = any($3::text[])`,
  ],
  ['boîte de démonstration', `delete from boite_demo where lower(a) = any($3::text[])`],
]

/** Files attached to messages. */
export const PIECES = `with p as (select $1::int[], $2::int[], $3::text[])
  select d.id::text as id, d.cle from document d join reclamation r on r.document_id = d.id where r.utilisateur_id = any($1::int[]) or lower(r.email) = any($3::text[])`
/** Answers to messages. */
export const REPONSES = `with p as (select $1::int[], $2::int[], $3::text[])
  update reclamation_reponse set texte = '' where reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($3::text[])) returning 1`
