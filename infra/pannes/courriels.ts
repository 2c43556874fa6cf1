import { buffer } from 'node:stream/consumers'
import { freePort } from '@registre/db/embedded'
import { SMTPServer } from 'smtp-server'
import type { Chantier } from '../boot/mener.ts'

/** A mail server that accepts everything and gives each mail to `lire`; on a free port, or on one. */
export const recevoir = async (
  lire: (courriel: Buffer, destinataires: string[]) => Promise<void> | void,
  choisi?: number,
): Promise<{ url: string; fermer(): Promise<void> }> => {
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (flux, session, fini) => {
      buffer(flux)
        .then((octets) =>
          lire(
            octets,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(
          () => fini(null),
          (error: unknown) => fini(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  // A worker that is killed hangs up in the middle of a sentence.
  serveur.on('error', () => {})
  const port = choisi ?? (await freePort())
  await new Promise<void>((ok) => void serveur.listen(port, '127.0.0.1', ok))
  return {
    url: `smtp://127.0.0.1:${port}`,
    fermer: () => new Promise((ok) => void serveur.close(() => ok())),
  }
}

/** How often the mail of a row of the outbox was accepted. */
export const foisRecu = (courriels: ReadonlyMap<string, number>, id: string): number =>
  [...courriels]
    .filter(([message]) => message.startsWith(`<outbox-${id}@`))
    .reduce((n, [, fois]) => n + fois, 0)

/** Counts the mails of a drill by their Message-ID, until its end; gives the server's address too. */
export const compterCourriels = async ({ ouvrir }: Chantier) => {
  const courriels = new Map<string, number>()
  const { url } = await ouvrir(
    () => recevoirCourriels(courriels),
    (s) => s.fermer(),
  )
  return { url, courriels }
}

/** The same, which counts each Message-ID. */
export const recevoirCourriels = (courriels: Map<string, number>, choisi?: number) =>
  recevoir((courriel) => {
    const id = /^message-id: *(\S+)/im.exec(courriel.toString('latin1'))?.[1] ?? 'sans'
    courriels.set(id, (courriels.get(id) ?? 0) + 1)
  }, choisi)
