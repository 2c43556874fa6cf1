import { Agent, request } from 'node:http'

/** What a call sends; headers are sent as they are, those that a browser keeps for itself included. */
export interface Envoi {
  methode: string
  chemin: string
  /** Null takes away a header that the register's own pages send. */
  entetes?: Record<string, string | null>
  corps?: string | Buffer
}

export interface Reponse {
  statut: number
  entetes: Readonly<Record<string, string | string[] | undefined>>
  corps: Buffer
  ms: number
}

const DELAI_MS = 20_000

/** A caller of one server: its connections, and the headers that it sends unless told otherwise. */
export interface Visiteur {
  envoyer(envoi: Envoi): Promise<Reponse>
  fermer(): void
}

/** What the register's own pages send with each call. */
const DE_LA_MAISON = {
  'x-register-client': '1',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
} as const

const presents = (entetes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(entetes).flatMap(([k, v]) => (v === null ? [] : [[k, v]])))

/**
 * A caller that `base` (http://host:port) answers. A connection that breaks gives status 0: an
 * attack counts it, it does not stop for it.
 */
export const visiteur = (base: string, entetes: Record<string, string> = {}): Visiteur => {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const url = new URL(base)
  return {
    envoyer: (envoi) =>
      new Promise((resolve) => {
        const debut = performance.now()
        const rien = (): void =>
          resolve({ statut: 0, entetes: {}, corps: Buffer.alloc(0), ms: performance.now() - debut })
        const corps = envoi.corps === undefined ? null : Buffer.from(envoi.corps)
        const appel = request(
          {
            agent,
            host: url.hostname,
            port: url.port,
            method: envoi.methode,
            path: envoi.chemin,
            timeout: DELAI_MS,
            headers: presents({
              ...DE_LA_MAISON,
              ...entetes,
              ...(corps ? { 'content-length': String(corps.length) } : {}),
              ...envoi.entetes,
            }),
          },
          (reponse) => {
            const morceaux: Buffer[] = []
            reponse.on('data', (m: Buffer) => morceaux.push(m))
            reponse.on('error', rien)
            reponse.on('end', () =>
              resolve({
                statut: reponse.statusCode ?? 0,
                entetes: reponse.headers,
                corps: Buffer.concat(morceaux),
                ms: performance.now() - debut,
              }),
            )
          },
        )
        appel.on('error', rien)
        appel.on('timeout', () => appel.destroy())
        appel.end(corps ?? undefined)
      }),
    fermer: () => agent.destroy(),
  }
}

/** The `cookie` header of what an answer sets. */
export const temoins = ({ entetes }: Reponse): string =>
  [entetes['set-cookie'] ?? []]
    .flat()
    .map((c) => c.split(';')[0])
    .join('; ')

/** The code of a refusal; empty for anything else. */
export const codeDe = ({ corps, entetes }: Reponse): string => {
  if (!String(entetes['content-type']).startsWith('application/problem+json')) return ''
  const lu: unknown = JSON.parse(corps.toString())
  return typeof lu === 'object' && lu !== null && 'code' in lu ? String(lu.code) : ''
}
