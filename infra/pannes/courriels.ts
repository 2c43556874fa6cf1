import { freePort } from '@registre/db/embedded'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts everything and counts each Message-ID; on a free port, or on one. */
export const recevoirCourriels = async (
  courriels: Map<string, number>,
  choisi?: number,
): Promise<{ url: string; fermer(): Promise<void> }> => {
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (flux, _session, fini) => {
      const morceaux: Buffer[] = []
      flux.on('data', (m: Buffer) => morceaux.push(m))
      flux.on('end', () => {
        const id =
          /^message-id: *(\S+)/im.exec(Buffer.concat(morceaux).toString('latin1'))?.[1] ?? 'sans'
        courriels.set(id, (courriels.get(id) ?? 0) + 1)
        fini(null)
      })
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
