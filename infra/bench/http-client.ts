import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call on a connection that stays open. Gives the body; throws above 299. */
export const appeler = (
  url: string,
  {
    method = 'GET',
    body = '',
    cookie = '',
  }: { method?: string; body?: string; cookie?: string } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-register-client': '1',
      ...(cookie ? { cookie } : {}),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        : {}),
    }
    const appel = request(url, { agent, method, headers }, (reponse) => {
      const { statusCode = 0 } = reponse
      text(reponse).then(
        (corps) =>
          statusCode > 299
            ? reject(new Error(`${statusCode} ${url} ${corps.slice(0, 200)}`))
            : resolve(corps),
        reject,
      )
    })
    appel.on('error', reject)
    appel.end(body)
  })
