import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Why an outside service gave no usable answer: one label of a counter per value. */
export type CauseEchec =
  | 'delai'
  | 'reseau'
  | 'statut'
  | 'trop-gros'
  | 'encode'
  | 'illisible'
  | 'forme'

/** An outside service gave no usable answer; gateways turn it into the error of their own service. */
export class EchecServiceExterne extends Error {
  readonly causeEchec: CauseEchec
  /** What the service answered, for `statut`. */
  readonly statutHttp: number | undefined
  constructor(causeEchec: CauseEchec, options?: ErrorOptions & { statutHttp?: number }) {
    super(`outside service: ${causeEchec}`, options)
    this.name = 'EchecServiceExterne'
    this.causeEchec = causeEchec
    this.statutHttp = options?.statutHttp
  }
}

export interface LimitesAppel {
  delaiMs: number
  tailleMax: number
}

/** What another service may take of time and give in bytes: 3 s and 1 MB. */
export const LIMITES_APPEL: LimitesAppel = { delaiMs: 3000, tailleMax: 1_048_576 }

/** Nothing but the bytes themselves: the register decodes nothing that it did not compress. */
export const SANS_ENCODAGE = { 'accept-encoding': 'identity' } as const

/** Throws EchecServiceExterne for a body that is encoded, before a byte of it is read. */
export const refuserEncode = (encodage: string | undefined): void => {
  if (encodage !== undefined && !/^\s*(identity)?\s*$/i.test(encodage))
    throw new EchecServiceExterne('encode')
}

export interface Appel {
  methode?: string
  entetes?: Readonly<Record<string, string>>
  corps?: string | Uint8Array
  limites?: LimitesAppel
  /** A host that a stranger named: its address is examined, its connection serves nobody else. */
  inconnu?: { lookup: LookupFunction; refuser: (adresse: string) => Error | null }
}

export interface Reponse {
  statut: number
  entetes: IncomingHttpHeaders
  corps: Buffer
}

const enTrop = (reponse: IncomingMessage, tailleMax: number): boolean =>
  Number(reponse.headers['content-length'] ?? 0) > tailleMax

/**
 * The one door through which the register calls over HTTP: it follows no redirect, takes no encoded
 * body, bounds the whole call in time and its answer in bytes; `tailleMax` 0 reads the status alone.
 * Throws EchecServiceExterne.
 */
export const appeler = (
  adresse: URL,
  { methode = 'GET', entetes = {}, corps, limites = LIMITES_APPEL, inconnu }: Appel = {},
): Promise<Reponse> =>
  new Promise((resolve, reject) => {
    const demande = (adresse.protocol === 'https:' ? requestHttps : requestHttp)(adresse, {
      method: methode,
      headers: {
        ...entetes,
        ...SANS_ENCODAGE,
        ...(corps === undefined ? {} : { 'content-length': Buffer.byteLength(corps) }),
      },
      ...(inconnu ? { lookup: inconnu.lookup, agent: false } : {}),
    })
    const finir = (suite: () => void): void => {
      clearTimeout(limite)
      suite()
    }
    const echouer = (erreur: EchecServiceExterne): void =>
      finir(() => {
        reject(erreur)
        demande.destroy()
      })
    const rompu = (cause: Error): void => echouer(new EchecServiceExterne('reseau', { cause }))
    const limite = setTimeout(() => echouer(new EchecServiceExterne('delai')), limites.delaiMs)
    // Whatever was resolved, the socket says where it leads.
    if (inconnu)
      demande.on('socket', (socket) =>
        socket.once('connect', () => {
          const refus = inconnu.refuser(socket.remoteAddress ?? '')
          if (refus) rompu(refus)
        }),
      )
    demande.on('error', rompu)
    demande.on('response', (reponse) => {
      reponse.on('error', rompu)
      const rendre = (lu: Buffer): void =>
        finir(() =>
          resolve({ statut: reponse.statusCode ?? 0, entetes: reponse.headers, corps: lu }),
        )
      if (limites.tailleMax === 0) {
        rendre(Buffer.alloc(0))
        return void demande.destroy()
      }
      try {
        refuserEncode(reponse.headers['content-encoding'])
      } catch (erreur) {
        if (!(erreur instanceof EchecServiceExterne)) throw erreur
        return echouer(erreur)
      }
      if (enTrop(reponse, limites.tailleMax)) return echouer(new EchecServiceExterne('trop-gros'))
      const morceaux: Buffer[] = []
      let taille = 0
      reponse.on('data', (morceau: Buffer) => {
        taille += morceau.length
        if (taille > limites.tailleMax) return echouer(new EchecServiceExterne('trop-gros'))
        morceaux.push(morceau)
      })
      reponse.on('end', () => rendre(Buffer.concat(morceaux)))
    })
    demande.end(corps)
  })
