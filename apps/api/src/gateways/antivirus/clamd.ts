import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Readable } from 'node:stream'
import type { Antivirus, EtatAntivirus } from './antivirus.ts'

export interface ConfigurationClamd {
  hote: string
  port: number
  /** clamd itself speaks in clear: a tunnel stands before it. */
  tls?: boolean
  /** Longest silence while connecting, sending or waiting for the verdict. */
  silenceMaxMs?: number
  /** Longest whole analysis. */
  delaiMs?: number
  /** Told why an analysis stayed PENDING, for the counters and the log. */
  surEchec?: (cause: string) => void
}

const MORCEAU_MAX = 65_536

async function envoyer(socket: Socket, contenu: Uint8Array | Readable): Promise<void> {
  const ecrire = async (octets: Uint8Array): Promise<void> => {
    if (!socket.write(octets)) await once(socket, 'drain')
  }
  await ecrire(Buffer.from('zINSTREAM\0'))
  for await (const recu of contenu instanceof Uint8Array ? [contenu] : contenu) {
    const octets = Buffer.from(recu)
    for (let i = 0; i < octets.length; i += MORCEAU_MAX) {
      const morceau = octets.subarray(i, i + MORCEAU_MAX)
      const longueur = Buffer.alloc(4)
      longueur.writeUInt32BE(morceau.length)
      await ecrire(Buffer.concat([longueur, morceau]))
    }
  }
  await ecrire(Buffer.alloc(4))
}

function verdict(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reponse = ''
    socket.setEncoding('latin1')
    socket.on('data', (morceau) => {
      reponse += String(morceau)
      if (reponse.length > 4096) reject(new Error('answer too long'))
      if (reponse.endsWith('\0')) resolve(reponse.slice(0, -1))
    })
    socket.on('close', () => reject(new Error('connection closed without a verdict')))
    socket.on('timeout', () => reject(new Error('no answer')))
    socket.on('error', reject)
  })
}

function lire(reponse: string): EtatAntivirus {
  if (/^stream: OK$/u.test(reponse)) return 'SAFE'
  if (/^stream: .+ FOUND$/u.test(reponse)) return 'INFECTED'
  throw new Error(`unexpected answer: ${reponse.slice(0, 100)}`)
}

/**
 * ClamAV's daemon over TCP (INSTREAM). Scanner down, slow or confused: PENDING, to be tried again.
 */
export function antivirusClamd(config: ConfigurationClamd): Antivirus {
  const ouvrir = (): Socket => {
    const acces = { host: config.hote, port: config.port, timeout: config.silenceMaxMs ?? 10_000 }
    return config.tls ? connectTls(acces) : connect(acces)
  }
  return {
    nom: `clamd ${config.hote}:${config.port}`,
    async essayer() {
      const socket = ouvrir()
      try {
        const reponse = verdict(socket)
        socket.write('zPING\0')
        if ((await reponse) !== 'PONG') throw new Error('unexpected answer')
      } finally {
        socket.destroy()
      }
    },
    async analyser(contenu) {
      const socket = ouvrir()
      const limite = setTimeout(
        () => socket.destroy(new Error('analysis too long')),
        config.delaiMs ?? 60_000,
      )
      try {
        const reponse = verdict(socket)
        // A verdict (or a failure) may come before everything is sent; the sending then has nobody
        // left to talk to.
        const envoi = envoyer(socket, contenu)
        envoi.catch((erreur: unknown) =>
          socket.destroy(erreur instanceof Error ? erreur : new Error(String(erreur))),
        )
        return lire(await reponse)
      } catch (erreur) {
        config.surEchec?.(erreur instanceof Error ? erreur.message : String(erreur))
        return 'PENDING'
      } finally {
        clearTimeout(limite)
        socket.destroy()
      }
    },
  }
}
