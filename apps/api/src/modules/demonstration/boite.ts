import {
  isSingleAddress,
  messageIdOf,
  type Courriel,
  type Mailer,
} from '../../platform/mailer/mailer.ts'

export interface CourrielDepose extends Courriel {
  messageId: string
}

/**
 * The demonstration mailbox: mails are kept by `deposer` (idempotent on the id) instead of leaving.
 */
export function mailerBoite(
  expediteur: string,
  deposer: (courriel: CourrielDepose) => Promise<void>,
): Mailer {
  return {
    async envoyer(courriel) {
      const messageId = messageIdOf(courriel.id, expediteur)
      if (!isSingleAddress(courriel.a))
        return { etat: 'PERMANENT', messageId, cause: 'adresse incorrecte' }
      try {
        await deposer({ ...courriel, messageId })
        return { etat: 'ENVOYE', messageId, reponse: 'déposé dans la boîte de démonstration' }
      } catch (erreur) {
        return {
          etat: 'TEMPORAIRE',
          messageId,
          cause: erreur instanceof Error ? erreur.message : String(erreur),
        }
      }
    },
  }
}
