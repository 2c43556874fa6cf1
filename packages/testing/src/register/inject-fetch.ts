import type { FastifyInstance } from 'fastify'

export interface InjectOptions {
  /** Cookies sent with each call: name → value. Set-Cookie answers update it. */
  cookies: Map<string, string>
  headers?: Record<string, string>
}

const readCookies = (jar: Map<string, string>, setCookie: string | string[] | undefined): void => {
  for (const line of [setCookie ?? []].flat()) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

/**
 * A fetch that speaks to an application without a socket, as a browser of the same origin would,
 * with its own cookie jar.
 */
export const injectFetch =
  (app: FastifyInstance, { cookies, headers }: InjectOptions): typeof fetch =>
  async (input, init = {}) => {
    const request = new Request(new URL(String(input), 'http://registre.test'), init)
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const sent: Record<string, string> = {
      ...Object.fromEntries(request.headers),
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      ...headers,
    }
    if (cookies.size > 0) sent['cookie'] = [...cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    const answer = await app.inject({
      method: request.method as 'GET',
      url: request.url.replace('http://registre.test', ''),
      headers: sent,
      ...(body ? { payload: body } : {}),
    })
    readCookies(cookies, answer.headers['set-cookie'])
    const entries = Object.entries(answer.headers).flatMap(([k, v]) =>
      [v ?? []].flat().map((x) => [k, String(x)] as [string, string]),
    )
    return new Response(
      answer.statusCode === 304 || answer.statusCode === 204
        ? null
        : new Uint8Array(answer.rawPayload),
      {
        status: answer.statusCode,
        headers: entries,
      },
    )
  }
