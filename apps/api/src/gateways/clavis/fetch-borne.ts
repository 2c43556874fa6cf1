import type { CustomFetch } from 'openid-client'
import { lireBorne, LIMITES_APPEL } from '../fetch-json.ts'

/** A fetch for the provider alone: its own origin, no redirect, bounded size. */
export const fetchBorne =
  (emetteur: string): CustomFetch =>
  async (url, options) => {
    if (new URL(url).origin !== new URL(emetteur).origin)
      throw new TypeError(`address of another host: ${new URL(url).host}`)
    const { body, ...reste } = options
    const reponse = await fetch(url, {
      ...reste,
      ...(body === null || body === undefined
        ? {}
        : { body: body as NonNullable<RequestInit['body']> }),
      redirect: 'error',
    })
    const texte = await lireBorne(reponse, LIMITES_APPEL.tailleMax)
    const headers = new Headers(reponse.headers)
    for (const nom of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(nom)
    return new Response(reponse.status === 204 || reponse.status === 304 ? null : texte, {
      status: reponse.status,
      headers,
    })
  }
