import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

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
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (flux, session, fini) => {
      const morceaux: Buffer[] = []
      flux.on('data', (m: Buffer) => morceaux.push(m))
      flux.on('end', () => {
        PostalMime.parse(Buffer.concat(morceaux)).then(
          ({ text = '', html = '' }) => {
            for (const { address } of session.envelope.rcptTo)
              recus.unshift({ a: address, texte: `${text}\n${html}` })
            fini(null)
          },
          (error: unknown) => fini(error instanceof Error ? error : new Error(String(error))),
        )
      })
    },
  })
  // A worker that is started again hangs up in the middle of a sentence.
  serveur.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((ok) => void serveur.listen(port, '127.0.0.1', ok))
  return {
    url: `smtp://127.0.0.1:${port}`,
    attendre: async (a, forme) => {
      for (const fin = Date.now() + PATIENCE_MS; Date.now() < fin; await wait(250))
        for (const courriel of recus) {
          const trouve = courriel.a === a ? forme.exec(courriel.texte)?.[1] : undefined
          if (trouve !== undefined) return trouve
        }
      throw new Error(`aucun courriel attendu pour ${a} (${recus.length} reçus)`)
    },
    fermer: () => new Promise((ok) => void serveur.close(() => ok())),
  }
}
