import type { Db, Tx } from '@registre/db'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { oublierContacts } from '../dossiers/ecrire-lot.ts'
import { obstacles } from './obstacles.ts'
import { type Personne, trouverPersonne } from './personne.repository.ts'

/** What stands in the place of a name in the history that stays. */
export const NOM_ANONYME = 'Personne anonymisée'

/**
 * What is erased, by part: $1 accounts, $2 declarants, $3 addresses. The journal names nobody: it
 * holds identifiers, and is not touched.
 */
const EFFACEMENTS: readonly (readonly [string, string])[] = [
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

export interface Anonymisation {
  personne: Personne
  obstacles: string[]
  /** Rows erased or rewritten, by part. */
  effaces: Record<string, number>
  /** Keys of attached files that nothing names any more: to be removed from the store. */
  fichiers: string[]
}

const PIECES = `with p as (select $1::int[], $2::int[], $3::text[])
  select d.id::text as id, d.cle from document d join reclamation r on r.document_id = d.id where r.utilisateur_id = any($1::int[]) or lower(r.email) = any($3::text[])`
const REPONSES = `with p as (select $1::int[], $2::int[], $3::text[])
  update reclamation_reponse set texte = '' where reclamation_id in (select id from reclamation where utilisateur_id = any($1::int[]) or lower(email) = any($3::text[])) returning 1`

const effacer = async (
  tx: Tx,
  p: Personne,
): Promise<Pick<Anonymisation, 'effaces' | 'fichiers'>> => {
  const valeurs = [p.comptes, p.declarants, p.adresses]
  const pieces = await tx.sql<{ id: string; cle: string }>(PIECES, valeurs)
  const effaces: Record<string, number> = {}
  const noter = (nom: string, n: number): void => void (n > 0 && (effaces[nom] = n))
  noter('réponses aux messages', (await tx.sql(REPONSES, valeurs)).length)
  for (const [nom, requete] of EFFACEMENTS)
    noter(
      nom,
      (
        await tx.sql(
          `with p as (select $1::int[], $2::int[], $3::text[]) ${requete} returning 1`,
          valeurs,
        )
      ).length,
    )
  noter('adresses de contact', await oublierContacts(tx, p.adresses))
  await tx.sql('delete from document where id = any($1::uuid[])', [pieces.map((d) => d.id)])
  noter('pièces jointes', pieces.length)
  return { effaces, fichiers: pieces.map((d) => d.cle) }
}

const dejaFait = async (tx: Tx, { comptes, declarants, adresses }: Personne): Promise<boolean> =>
  declarants.length === 0 &&
  adresses.length === 0 &&
  (
    await tx.sql(
      `select 1 from utilisateur where id = any($1::int[]) and nom <> '${NOM_ANONYME}'`,
      [comptes],
    )
  ).length === 0

/**
 * Erases a person's data (right to erasure, GDPR art. 17) and keeps what the law asks of the
 * register: dossiers, mandates and
 * decisions with their dates, proofs, and the journal with its seal. Nothing happens while an
 * obstacle stands, nor without
 * `confirmer`: the answer then tells what would stop it. Null when the register knows nobody by
 * this address or number.
 */
export const anonymiserPersonne = (
  db: Db,
  cible: { email: string; compte: number | null },
  confirmer: boolean,
): Promise<Anonymisation | null> =>
  db.transaction(async (tx) => {
    const vue = await trouverPersonne(tx, cible)
    // Whoever would reopen one of them waits; whoever erased them meanwhile leaves nobody to find.
    await tx.sql('select id from utilisateur where id = any($1::int[]) order by id for update', [
      vue.comptes,
    ])
    await tx.sql('select id from teledeclarant where id = any($1::int[]) order by id for update', [
      vue.declarants,
    ])
    const personne = await trouverPersonne(tx, cible)
    if (await dejaFait(tx, personne)) return null
    const empeche = await obstacles(tx, personne)
    if (empeche.length > 0 || !confirmer)
      return { personne, obstacles: empeche, effaces: {}, fichiers: [] }
    const fait = await effacer(tx, personne)
    if (Object.keys(fait.effaces).length === 0) return null
    const { comptes, declarants } = personne
    await journaliser(tx, TRAITEMENT, {
      categorie: 'TRAITEMENT',
      type: 'anonymiser-personne',
      donnees: { comptes, declarants },
    })
    return { personne, obstacles: [], ...fait }
  })
