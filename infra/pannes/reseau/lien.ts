import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'

type Sens = 'aller' | 'retour'
/** The octets that went through one connection. */
type Passes = Record<Sens, number>

/** What a link does to what goes through it. */
export interface Etat {
  delaiMs?: number
  /** The part of what is sent that waits for a second, as what is lost and sent again does. */
  perte?: number
  /** Nothing arrives that way, and nobody is told: from who calls to who serves, or back. */
  coupe?: Sens
  /** A connection is cut once so much went through it to who serves: what it asked for is done. */
  apresOctets?: number
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
  const traverser = async (sens: Sens, passes: Passes): Promise<void> => {
    while (etat.coupe === sens && passes.aller >= (etat.apresOctets ?? 0)) await rendu.promise
    const ms = (etat.delaiMs ?? 0) + (Math.random() < (etat.perte ?? 0) ? RENVOI_MS : 0)
    if (ms > 0) await wait(ms)
  }
  const mener = (de: Socket, a: Socket, sens: Sens, passes: Passes): void => {
    let suite = Promise.resolve()
    const ensuite = (faire: () => void): void =>
      void (suite = suite.then(() => traverser(sens, passes)).then(faire))
    de.on('data', (octets: Buffer) => {
      de.pause()
      ensuite(() => {
        passes[sens] += octets.length
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
    const passes = { aller: 0, retour: 0 }
    mener(appelant, servant, 'aller', passes)
    mener(servant, appelant, 'retour', passes)
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
