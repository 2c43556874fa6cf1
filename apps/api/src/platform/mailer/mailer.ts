/** A mail ready to leave. */
export interface Courriel {
  /**
   * Id of the outbox row: the Message-ID is made of it, so that a mail sent twice is recognised as
   * one.
   */
  id: string
  a: string
  /** The envelope sender, where a server writes that it could not deliver; the sender's own by default. */
  retour?: string | undefined
  objet: string
  texte: string
  html: string
  piecesJointes?: readonly Attachment[]
}
export interface Attachment {
  nom: string
  type: string
  contenu: Uint8Array
}

/**
 * What became of a mail. INCERTAIN: everything was handed over but no answer came, so it may have
 * left: shown to operators, never sent again blindly.
 */
export type Envoi =
  | { etat: 'ENVOYE'; messageId: string; reponse: string }
  | { etat: 'TEMPORAIRE' | 'PERMANENT' | 'INCERTAIN'; messageId: string; cause: string }

export interface Mailer {
  /** Sends one mail to one person; never throws. */
  envoyer(courriel: Courriel): Promise<Envoi>
}

/** Stable Message-ID of an outbox row, in the domain of the sender. */
export function messageIdOf(id: string, expediteur: string): string {
  const domaine = /@([A-Za-z0-9.-]+)/u.exec(expediteur)?.[1] ?? 'registre.invalid'
  return `<outbox-${id}@${domaine}>`
}

/** One plain address: no list, no control character that would write another header. */
export function isSingleAddress(a: string): boolean {
  return a.length <= 254 && /^[^\s@<>(),;:"\\\p{C}]+@[^\s@<>(),;:"\\\p{C}]+$/u.test(a)
}
