import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { recevoir } from '../pannes/courriels.ts'

export interface Boite {
  url: string
  /** Waits for what a mail to this person holds, the latest first. Throws when none comes. */
  attendre(a: string, forme: RegExp): Promise<string>
  fermer(): Promise<void>
}

const PATIENCE_MS = 60_000

/** A mail server that keeps what it receives, for who reads a link or a code in it. */
export const ouvrirBoite = async (): Promise<Boite> => {
  const recus: { a: string; texte: string }[] = []
  const serveur = await recevoir(async (courriel, destinataires) => {
    const { text = '', html = '' } = await PostalMime.parse(courriel)
    for (const a of destinataires) recus.unshift({ a, texte: `${text}\n${html}` })
  })
  return {
    ...serveur,
    attendre: async (a, forme) => {
      for (const fin = Date.now() + PATIENCE_MS; Date.now() < fin; await wait(250))
        for (const courriel of recus) {
          const trouve = courriel.a === a ? forme.exec(courriel.texte)?.[1] : undefined
          if (trouve !== undefined) return trouve
        }
      throw new Error(`aucun courriel attendu pour ${a} (${recus.length} reçus)`)
    },
  }
}
