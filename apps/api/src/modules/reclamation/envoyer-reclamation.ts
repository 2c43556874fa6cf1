import { createHash } from 'node:crypto'
import type { contract, HandlerInput } from '@registre/contract'
import {
  controlerReclamation,
  LABELS_TYPE_DEMANDEUR,
  LABELS_TYPE_RECLAMATION,
  LIMITES_CONTACT,
  lireObjetReclamation,
  lireTypeDemandeur,
  lireTypeReclamation,
  RegisterError,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { exigerCaptcha } from '../entrer/exiger-captcha.ts'
import { depasser } from '../../platform/exiger-mesure.ts'
import {
  empreintesDe,
  inscrireFichier,
  jeterDocument,
  rangerDocument,
} from '../documents/deposer-document.ts'
import { courrielsTeneurs, insererReclamation, memeReclamation } from './reclamation.repository.ts'
import { chercherParNumero, phraseNumeroInconnu } from './trouver-nom-copropriete.ts'

type Saisie = HandlerInput<(typeof contract)['envoyerReclamation']>['body']

/** The same content sent again within this time is the same message, with or without a key. */
const MEME_MESSAGE_MS = 3_600_000

const exigerSaisie = async (ctx: Ctx, s: Saisie) => {
  const champs = controlerReclamation({ ...s, pieceJointe: s.file !== undefined })
  const demandeur = lireTypeDemandeur(s.typeDemandeur)
  const objet = demandeur && lireObjetReclamation(demandeur, s.objet)
  const type = lireTypeReclamation(s.typeReclamation)
  const copropriete = await chercherParNumero(ctx, s.numeroImmatriculation)
  if (
    s.numeroImmatriculation !== '' &&
    !copropriete &&
    !champs.some((c) => c.champ === 'numeroImmatriculation')
  )
    champs.push({
      champ: 'numeroImmatriculation',
      code: 'numero-inconnu',
      message: phraseNumeroInconnu(s.numeroImmatriculation),
    })
  if (champs.length > 0 || !demandeur || !objet || !type)
    throw new RegisterError('regles-non-respectees', { champs })
  return { demandeur, objet, type, copropriete }
}

const empreinteDe = (s: Saisie): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        s.email.toLowerCase(),
        s.typeReclamation,
        s.numeroImmatriculation,
        s.message.trim(),
        s.file?.name ?? '',
        s.file?.size ?? 0,
      ]),
    )
    .digest('hex')

/**
 * Receives a message for the keepers: kept with a reference, announced to them, acknowledged to the
 * applicant. A visitor answers the captcha; a signed-in person is known. Throws
 * `regles-non-respectees` with the fields, `captcha-invalide`, the fichier-* errors.
 */
export const envoyerReclamation = async (ctx: Ctx, s: Saisie): Promise<{ reference: string }> => {
  const { deps, session } = ctx
  const { demandeur, objet, type, copropriete } = await exigerSaisie(ctx, s)
  // A token's rights say nothing of writing to the keepers: its program answers as a visitor does.
  if (!session || session.jetonId !== null) await exigerCaptcha(ctx, s.captcha)
  const exces = await depasser(ctx, 'contact', s.email, LIMITES_CONTACT(s.email))
  // Whoever signed in is known, and counted otherwise.
  if (exces === 'reseau' && !session)
    throw new RegisterError('trop-de-requetes', {
      message:
        'Beaucoup de messages ont été envoyés depuis votre réseau aujourd’hui : recommencez demain.',
    })
  const range = s.file ? await rangerDocument(ctx, s.file) : null
  const empreinte = empreinteDe(s)
  const maintenant = deps.clock.now()
  const envoi = await deps.db.transaction(async (tx) => {
    const deja = await memeReclamation(
      tx,
      empreinte,
      new Date(maintenant.getTime() - MEME_MESSAGE_MS),
    )
    if (deja) return { reference: deja, nouvelle: false }
    const documentId = range ? await inscrireFichier(tx, 'PIECE_RECLAMATION', range) : null
    const { id, reference } = await insererReclamation(tx, {
      typeDemandeur: demandeur,
      objet,
      type,
      nom: s.nom,
      prenom: s.prenom,
      email: s.email,
      telephone: s.telephone,
      numeroImmatriculation: copropriete?.numero ?? '',
      coproprieteId: copropriete?.id ?? null,
      nomCopropriete: copropriete?.nom ?? s.nomCopropriete,
      adressePrincipale:
        s.adressePrincipale === '' ? (copropriete?.adresse ?? '') : s.adressePrincipale,
      message: s.message.trim(),
      documentId,
      utilisateurId: session?.utilisateurId ?? null,
      empreinte,
      recueLe: maintenant,
    })
    await journaliser(tx, ctx, {
      type: 'envoyer-reclamation',
      vers: 'RECUE',
      donnees: {
        reclamationId: id,
        reference,
        ...(documentId && range ? { documentId, ...empreintesDe(range) } : {}),
      },
    })
    const demande = LABELS_TYPE_RECLAMATION[type]
    const annonce = {
      id,
      reference,
      demandeur: `${s.prenom} ${s.nom} (${LABELS_TYPE_DEMANDEUR[demandeur].toLowerCase()})`,
      demande,
      numero: copropriete?.numero ?? '',
    }
    const teneurs = deps.settings.CONTACT_COURRIEL
      ? [deps.settings.CONTACT_COURRIEL]
      : await courrielsTeneurs(tx)
    await enqueueOutbox(tx, [
      // The message is kept; an address that was written to enough today is written to no more.
      ...(exces && exces !== 'reseau'
        ? []
        : [courriel(s.email, 'reclamation-accusee', { reference })]),
      ...teneurs.map((a) => courriel(a, 'reclamation-recue', annonce)),
    ])
    return { reference, nouvelle: true }
  })
  if (!envoi.nouvelle && range) await jeterDocument(deps, range)
  return { reference: envoi.reference }
}
