import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'

/** What a link does to what goes through it. */
export interface Etat {
  delaiMs?: number
  /** The part of what is sent that waits for a second, as what is lost and sent again does. */
  perte?: number
  /** Nothing arrives that way, and nobody is told: from who calls to who serves, or back. */
  coupe?: 'aller' | 'retour'
}

export interface Lien {
  /** The address of what it leads to, through it. */
  url: string
  regler(etat: Etat): void
  fermer(): Promise<void>
}

const RENVOI_MS = 1_000

/** A link of this machine to what an address names, sound until it is told otherwise. */
export const relier = async (vers: string): Promise<Lien> => {
  const [cible, port] = [new URL(vers), await freePort()]
  let etat: Etat = {}
  let rendu = Promise.withResolvers<void>()
  const ouvertes = new Set<Socket>()
  const traverser = async (sens: 'aller' | 'retour'): Promise<void> => {
    while (etat.coupe === sens) await rendu.promise
    const ms = (etat.delaiMs ?? 0) + (Math.random() < (etat.perte ?? 0) ? RENVOI_MS : 0)
    if (ms > 0) await wait(ms)
  }
  const mener = (de: Socket, a: Socket, sens: 'aller' | 'retour'): void => {
    let suite = Promise.resolve()
    const ensuite = (faire: () => void): void =>
      void (suite = suite.then(() => traverser(sens)).then(faire))
    de.on('data', (octets: Buffer) => {
      de.pause()
      ensuite(() => {
        a.write(octets)
        de.resume()
      })
    })
    de.on('end', () => ensuite(() => a.end()))
    de.on('error', () => a.destroy())
    de.on('close', () => ouvertes.delete(de))
  }
  const serveur = createServer((appelant) => {
    const servant = connect(Number(cible.port), cible.hostname)
    for (const prise of [appelant, servant]) ouvertes.add(prise)
    mener(appelant, servant, 'aller')
    mener(servant, appelant, 'retour')
  })
  await new Promise<void>((ok) => serveur.listen(port, '127.0.0.1', ok))
  return {
    url: vers.replace(cible.host, `127.0.0.1:${port}`),
    regler: (voulu) => {
      etat = voulu
      rendu.resolve()
      rendu = Promise.withResolvers()
    },
    fermer: async () => {
      rendu.resolve()
      for (const prise of ouvertes) prise.destroy()
      await new Promise((ok) => serveur.close(ok))
    },
  }
}
