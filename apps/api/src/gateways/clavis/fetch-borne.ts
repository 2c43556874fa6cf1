import type { CustomFetch } from 'openid-client'
import { appeler, EchecServiceExterne, LIMITES_APPEL } from '../../platform/sortie/sortie.ts'

/** The headers of an answer that the library reads. */
const LUS = ['content-type', 'www-authenticate', 'dpop-nonce', 'retry-after'] as const

/** A fetch for the provider alone: its own origin, no redirect, bounded time and size. */
export const fetchBorne =
  (emetteur: string, delaiMs: number): CustomFetch =>
  async (url, { method, headers, body }) => {
    if (new URL(url).origin !== new URL(emetteur).origin)
      throw new TypeError(`address of another host: ${new URL(url).host}`)
    const appel = {
      methode: method,
      entetes: headers,
      limites: { delaiMs, tailleMax: LIMITES_APPEL.tailleMax },
      ...(body === null || body === undefined ? {} : { corps: String(body) }),
    }
    const reponse = await appeler(new URL(url), appel).catch((cause: unknown) => {
      // What the library takes for a service that cannot be reached.
      throw cause instanceof EchecServiceExterne ? new TypeError(cause.message, { cause }) : cause
    })
    if (reponse.statut >= 300 && reponse.statut < 400) throw new TypeError('redirect')
    return new Response(reponse.statut === 204 ? null : new Uint8Array(reponse.corps), {
      status: reponse.statut,
      headers: LUS.flatMap((nom): [string, string][] => {
        const valeur = reponse.entetes[nom]
        return typeof valeur === 'string' ? [[nom, valeur]] : []
      }),
    })
  }
