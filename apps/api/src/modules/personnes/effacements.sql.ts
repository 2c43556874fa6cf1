import { LIBRE } from '../documents/document.sql.ts'
import type { Tx } from '@registre/db'
import {
  anonymiserComptes,
  anonymiserRepresentants,
  oublierAdresses,
} from '../comptes/ecrire-lot.ts'
import type { Personne } from './personne.repository.ts'
import { COURRIERS_A_POSTER } from '../courriers/courrier.sql.ts'

/** What stands in the place of a name in the history that stays. */
const NOM_ANONYME = 'Personne anonymisée'

type Effacer = (tx: Pick<Tx, 'sql'>, personne: Personne) => Promise<unknown[]>

/**
 * What is erased, by part: each gives a row for each one that it erased or rewrote. The journal
 * names nobody: it holds identifiers, and is not touched.
 */
export const EFFACEMENTS: Readonly<Record<string, Effacer>> = {
  comptes: (tx, { comptes }) => anonymiserComptes(tx, comptes, NOM_ANONYME),
  'représentant légal': (tx, { declarants }) =>
    anonymiserRepresentants(tx, declarants, NOM_ANONYME),
  'adresse du syndic bénévole': (tx, { declarants }) => oublierAdresses(tx, declarants),
  sessions: (tx, { comptes }) =>
    tx.sql(
      `delete from session where utilisateur_id = any($1::int[]) or original_id = any($1::int[]) returning 1`,
      [comptes],
    ),
  'navigateurs mémorisés': (tx, { comptes }) =>
    tx.sql(`delete from jeton_souvenir where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  'liens envoyés': (tx, { comptes }) =>
    tx.sql(`delete from cle_courriel where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  'application d’authentification': (tx, { comptes }) =>
    tx.sql(`delete from facteur_code where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  'appareils connus': (tx, { comptes }) =>
    tx.sql(`delete from appareil_connu where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  'clés d’accès': (tx, { comptes }) =>
    tx.sql(`delete from cle_acces where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  'codes de secours': (tx, { comptes }) =>
    tx.sql(`delete from code_secours where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  'changements d’adresse': (tx, { comptes }) =>
    tx.sql(`delete from changement_adresse where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  'jetons de programme': (tx, { comptes }) =>
    tx.sql(`delete from jeton_api where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  calendrier: (tx, { comptes }) =>
    tx.sql(`delete from abonnement_calendrier where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  certificats: (tx, { comptes }) =>
    tx.sql(`delete from certificat where utilisateur_id = any($1::int[]) returning 1`, [comptes]),
  recherches: (tx, { comptes }) =>
    tx.sql(
      `delete from recherche_categorisation where utilisateur_id = any($1::int[]) returning 1`,
      [comptes],
    ),
  'identité de l’institution': (tx, { comptes }) =>
    tx.sql(
      `update personne_institution set email = '', sujet = 'anonyme-' || utilisateur_id where utilisateur_id = any($1::int[]) returning 1`,
      [comptes],
    ),
  'identité du notaire': (tx, { comptes }) =>
    tx.sql(`delete from personne_notaire where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  'identité de l’État': (tx, { comptes }) =>
    tx.sql(`delete from identite_liee where utilisateur_id = any($1::int[]) returning 1`, [
      comptes,
    ]),
  'courriers postaux': (tx, { declarants }) =>
    tx.sql(
      `update courrier set destinataire = '{}' where teledeclarant_id = any($1::int[]) returning 1`,
      [declarants],
    ),
  successions: (tx, { adresses }) =>
    tx.sql(
      `update successeur set email = '', cle_hash = null where lower(email) = any($1::text[]) returning 1`,
      [adresses],
    ),
  messages: (tx, { comptes, adresses }) =>
    tx.sql(
      `update reclamation set nom = '${NOM_ANONYME}', prenom = '', email = '', telephone = '', message = '', document_id = null, version = version + 1
     where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[]) returning 1`,
      [comptes, adresses],
    ),
  'lettre d’information': (tx, { adresses }) =>
    tx.sql(`delete from abonnement_newsletter where email = any($1::text[]) returning 1`, [
      adresses,
    ]),
  'demandes à rejoindre un cabinet': (tx, { adresses }) =>
    tx.sql(
      `with a as (delete from arrivee where email = any($1::text[]) returning id),
         c as (update courrier set etat = 'ANNULE' where arrivee_id in (select id from a) and etat in ${COURRIERS_A_POSTER})
       select 1 from a`,
      [adresses],
    ),
  'fiches suivies': (tx, { adresses }) =>
    tx.sql(`delete from suivi_fiche where email = any($1::text[]) returning 1`, [adresses]),
  'courriels revenus': (tx, { adresses }) =>
    tx.sql(`delete from courriel_revenu where email = any($1::text[]) returning 1`, [adresses]),
  courriels: (tx, { adresses }) =>
    tx.sql(
      `delete from outbox where type = 'courriel' and lower(payload ->> 'a') = any($1::text[]) returning 1`,
      [adresses],
    ),
  'boîte de démonstration': (tx, { adresses }) =>
    tx.sql(`delete from boite_demo where lower(a) = any($1::text[]) returning 1`, [adresses]),
}

/** Files attached to messages. */
export const lirePieces = (tx: Pick<Tx, 'sql'>, { comptes, adresses }: Personne) =>
  tx.sql(
    `select d.id::text as id from document d join reclamation r on r.document_id = d.id where r.utilisateur_id = any($1::int[]) or lower(r.email) = any($2::text[])`,
    [comptes, adresses],
  )

/** Proofs that these accounts deposited, and that no dossier and no draft holds. */
export const lireJustificatifsLibres = (
  tx: Pick<Tx, 'sql'>,
  { comptes }: Pick<Personne, 'comptes'>,
) =>
  tx.sql(
    `select d.id::text as id from document d
     where d.id::text in (select j.donnees ->> 'documentId' from journal j where j.type = 'deposer-document' and j.acteur_id = any($1::int[]))
       and ${LIBRE}`,
    [comptes],
  )

/** Answers to messages; a row for each one emptied. */
export const viderReponses: Effacer = (tx, { comptes, adresses }) =>
  tx.sql(
    `update reclamation_reponse set texte = '' where reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($2::text[])) returning 1`,
    [comptes, adresses],
  )

/** Takes away documents by their identifiers; gives the keys of what was served and of what came. */
export const supprimerPieces = (tx: Pick<Tx, 'sql'>, ids: readonly string[]) =>
  tx.sql('delete from document where id = any($1::uuid[]) returning cle, original_cle', [ids])

/** Whether one of these accounts still bears a name. */
export const porteUnNom = async (
  tx: Pick<Tx, 'sql'>,
  comptes: readonly number[],
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from utilisateur where id = any($1::int[]) and nom <> '${NOM_ANONYME}'`,
      [comptes],
    )
  ).length > 0

/** Holds the dossiers that name a person, its declarants and its accounts until the transaction ends. */
export const tenirPersonne = async (
  tx: Pick<Tx, 'sql'>,
  { comptes, declarants, adresses }: Personne,
): Promise<void> => {
  await tx.sql(
    'select id from copropriete where id in (select copropriete_id from declaration where lower(email_contact) = any($1::text[])) order by id for update',
    [adresses],
  )
  await tx.sql('select id from teledeclarant where id = any($1::int[]) order by id for update', [
    declarants,
  ])
  await tx.sql('select id from utilisateur where id = any($1::int[]) order by id for update', [
    comptes,
  ])
}
