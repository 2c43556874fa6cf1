import { Agent, request } from 'node:http'

/** What a call sends; headers are sent as they are, those that a browser keeps for itself included. */
export interface Envoi {
  methode: string
  chemin: string
  entetes?: Record<string, string>
  corps?: string | Buffer
}

export interface Reponse {
  statut: number
  entetes: Readonly<Record<string, string | string[] | undefined>>
  corps: Buffer
}

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

/**
 * A caller that `base` (http://host:port) answers. A connection that breaks gives status 0: an
 * attack counts it, it does not stop for it.
 */
export const visiteur = (
  base: string,
  entetes: Readonly<Record<string, string>> = {},
  delaiMs = 20_000,
): Visiteur => {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  return {
    envoyer: ({ methode, chemin, entetes: autres, corps = '' }) =>
      new Promise((resolve) => {
        const rien = (): void => resolve({ statut: 0, entetes: {}, corps: Buffer.alloc(0) })
        const longueur = { 'content-length': String(Buffer.byteLength(corps)) }
        const appel = request(base + chemin, {
          agent,
          method: methode,
          timeout: delaiMs,
          headers: { ...DE_LA_MAISON, ...entetes, ...(corps === '' ? {} : longueur), ...autres },
        })
        appel.on('response', (reponse) => {
          const morceaux: Buffer[] = []
          reponse.on('data', (m: Buffer) => morceaux.push(m))
          reponse.on('error', rien)
          reponse.on('end', () =>
            resolve({
              statut: reponse.statusCode ?? 0,
              entetes: reponse.headers,
              corps: Buffer.concat(morceaux),
            }),
          )
        })
        appel.on('error', rien)
        appel.on('timeout', () => appel.destroy())
        appel.end(corps)
      }),
    fermer: () => agent.destroy(),
  }
}

/** A call that sends a value as JSON. */
export const json = (methode: string, chemin: string, valeur: object): Envoi => ({
  methode,
  chemin,
  entetes: { 'content-type': 'application/json' },
  corps: JSON.stringify(valeur),
})

/** A form with its texts and one file, as a browser sends it. */
export const formulaire = async (
  chemin: string,
  champs: Readonly<Record<string, string | File>>,
): Promise<Envoi> => {
  const forme = new FormData()
  for (const [nom, valeur] of Object.entries(champs)) forme.append(nom, valeur)
  const envoi = new Response(forme)
  return {
    methode: 'POST',
    chemin,
    entetes: { 'content-type': envoi.headers.get('content-type') ?? '' },
    corps: Buffer.from(await envoi.arrayBuffer()),
  }
}

/** The `cookie` header of what an answer sets. */
export const temoins = ({ entetes }: Reponse): string =>
  [entetes['set-cookie'] ?? []]
    .flat()
    .map((c) => c.split(';')[0])
    .join('; ')

/** The code of a refusal; empty for anything else. */
export const codeDe = ({ entetes }: Reponse): string => String(entetes['x-register-error'] ?? '')
