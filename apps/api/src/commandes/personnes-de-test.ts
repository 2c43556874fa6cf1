import type { Db } from '@registre/db'
import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import { courriel, enqueueOutbox } from '../platform/outbox.ts'

/** Of the one person of these tests. */
export const EMAIL = 'camille.benevole@exemple.test'
const NOM = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const AUTRE = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
/** The bytes of the files joined to the messages. */
export const FICHIERS = {
  servi: `documents/aa/${NOM}`,
  original: `originaux/aa/${NOM}`,
  ancien: `justificatifs/bb/${AUTRE}`,
  reste: `documents/bb/${AUTRE}`,
}
/** Those of proofs that they deposited: one that nothing holds, one of a mandate, one of a draft. */
export const PREUVES = ['cc', 'dd', 'ee'].map(
  (debut) => `documents/${debut}/${debut}${NOM.slice(2)}`,
)
/** The one row of an answer. */
export const un = async <T>(rows: Promise<T[]>): Promise<T> => {
  const [row] = await rows
  if (!row) throw new Error('no row')
  return row
}

/**
 * A volunteer syndic with an account, a mandate, a message with an attached file, a subscription
 * and mails.
 */
export const benevole = async (db: Db) => {
  const { id: declarant } = await un(
    db.query<{ id: number }>(
      `insert into teledeclarant (type, statut, rep_nom, rep_prenom, rep_email, adresse, telephone) values ('NON_PRO', 'ACTIF', 'Bénévole', 'Camille', $1, '{12 rue des Tilleuls}', '0102030405') returning id`,
      [EMAIL.toUpperCase()],
    ),
  )
  const { id: compte } = await un(
    db.query<{ id: number }>(
      `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom, telephone, mot_de_passe_hash) values ($1, 'TELE_NONPRO_ADMIN_PRINC', $2, $2, 'Bénévole', 'Camille', '0102030405', 'argon2-secret') returning id`,
      [declarant, EMAIL],
    ),
  )
  const { id: copropriete } = await un(
    db.query<{ id: number }>(
      `insert into copropriete (numero_immatriculation, etat, auteur_teledeclarant_id, auteur_utilisateur_id) values ('ZZ0000001', 'IMMATRICULEE_RATTACHEE', $1, $2) returning id`,
      [declarant, compte],
    ),
  )
  await db.query(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', current_date - 10, current_date + 300)`,
    [copropriete, declarant],
  )
  const { id: document } = await un(
    db.query<{ id: string }>(
      `insert into document (type, nom, taille, sha256, cle, original_cle, original_sha256) values ('PIECE_RECLAMATION', 'camille.pdf', 3, repeat('a', 64), $1, $2, repeat('b', 64)) returning id`,
      [FICHIERS.servi, FICHIERS.original],
    ),
  )
  await db.query(
    `insert into reclamation (reference, type_demandeur, objet, type, nom, prenom, email, telephone, message, document_id, empreinte, recue_le) values ('R-1', 'SYNDIC', 'o', 't', 'Bénévole', 'Camille', $1, '0102030405', 'Je suis Camille', $2, repeat('b', 64), now())`,
    [EMAIL, document],
  )
  await db.query(
    `insert into reclamation_reponse (reclamation_id, texte, envoyee_le) select id, 'Bonjour Camille', now() from reclamation where reference = 'R-1'`,
  )
  await db.query(
    `insert into abonnement_newsletter (email, dernier_courriel_le, desabonnement_graine, desabonnement_hash, cree_le) values ($1, now(), 'g', 'h', now())`,
    [EMAIL],
  )
  await enqueueOutbox({ sql: db.query }, [
    courriel(EMAIL, 'webhook-suspendu', { nom: 'x', cause: 'clef-confidentielle' }),
  ])
  await journaliser(
    { sql: db.query },
    { ...TRAITEMENT, session: null },
    {
      categorie: 'COMPTE',
      type: 'creer-utilisateur',
      teledeclarantId: declarant,
      donnees: { utilisateurId: compte },
    },
  )
  const deposer = async (cle: string, rang: number): Promise<string> => {
    const { id } = await un(
      db.query<{ id: string }>(
        `insert into document (type, nom, taille, sha256, cle, original_cle, teledeclarant_id) values ('JUSTIFICATIF_MANDAT', $4, 3, repeat('a', 64), $1, $2, $3) returning id`,
        [
          cle,
          cle.replace('documents', 'originaux'),
          declarant,
          rang === 0 ? 'contrat Bénévole.pdf' : 'contrat.pdf',
        ],
      ),
    )
    await db.query(
      `insert into journal (categorie, type, modalite, acteur_id, donnees) values ('DECLARATION', 'deposer-document', 'ECRAN', $1, jsonb_build_object('documentId', $2::text))`,
      [compte, id],
    )
    return id
  }
  const [, tenue, citee] = await Promise.all(PREUVES.map(deposer))
  await db.query(`update mandat set document_id = $1`, [tenue])
  await db.query(
    `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id) values ($1, 'BROUILLON', 'INITIALE', 'DEFAULT', jsonb_build_object('infoRattachement', jsonb_build_object('idDocument', $2::text)), $3)`,
    [copropriete, citee, declarant],
  )
  return { declarant, compte, copropriete }
}
