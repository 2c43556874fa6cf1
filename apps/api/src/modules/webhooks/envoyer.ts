import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { estInterne, hoteDe, type Permis, portPermis, resoudre } from './adresse.ts'

const DELAI_MS = 5_000

/** The receiver answered something else than 2xx. */
export class ReponseRefusee extends Error {
  readonly statut: number
  constructor(statut: number) {
    super(`réponse ${statut}`)
    this.statut = statut
  }
}

/**
 * POSTs a JSON body; gives the receiver's status when it is 2xx. Rejects with a short cause
 * otherwise, `ReponseRefusee` when there was an answer: redirects are not followed, the answer's body
 * is not read, addresses that the operator does not allow are refused.
 */
export const envoyer = (
  url: string,
  corps: string,
  entetes: Readonly<Record<string, string>>,
  permis: Permis,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const cible = new URL(url)
    const interneAdmis = permis.WEBHOOKS_ADRESSES_INTERNES
    const hote = hoteDe(cible.hostname)
    // A literal address is resolved by nobody.
    if (!interneAdmis && isIP(hote) !== 0 && estInterne(hote, permis))
      return reject(new Error(`adresse interne : ${hote}`))
    // A port that was allowed once may be closed since.
    if (!portPermis(cible, permis)) return reject(new Error(`port fermé : ${cible.port}`))
    const request = cible.protocol === 'https:' ? requestHttps : requestHttp
    const demande = request(
      cible,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(corps),
          'user-agent': 'registre-coproprietes',
          ...entetes,
        },
        signal: AbortSignal.timeout(DELAI_MS),
        ...(interneAdmis ? {} : { lookup: resoudre(permis) }),
      },
      (reponse) => {
        reponse.resume()
        const statut = reponse.statusCode ?? 0
        if (statut >= 200 && statut < 300) resolve(statut)
        else reject(new ReponseRefusee(statut))
      },
    )
    // Whatever was resolved, the socket says where it leads.
    if (!interneAdmis)
      demande.on('socket', (socket) =>
        socket.once('connect', () => {
          if (estInterne(socket.remoteAddress ?? '', permis))
            demande.destroy(new Error(`adresse interne : ${cible.hostname}`))
        }),
      )
    demande.on('error', (erreur) =>
      reject(
        erreur.name === 'AbortError' || erreur.name === 'TimeoutError'
          ? new Error(`pas de réponse en ${DELAI_MS / 1000} s`)
          : erreur,
      ),
    )
    demande.end(corps)
  })
