import { Pool } from 'undici'

const CONNEXIONS = 64
const pools = new Map<string, Pool>()
const poolDe = (origin: string): Pool => {
  const connu = pools.get(origin)
  if (connu) return connu
  const pool = new Pool(origin, { connections: CONNEXIONS })
  pools.set(origin, pool)
  return pool
}

/** A small keep-alive client that costs little beside what is measured. Gives the body; throws above 299. */
export const appeler = (url: string, options: { method?: 'GET' | 'POST'; body?: string; cookie?: string } = {}): Promise<string> => {
  const { body, cookie, method = 'GET' } = options
  const debutChemin = url.indexOf('/', 'http://'.length)
  const headers = ['x-register-client', '1', ...(cookie ? ['cookie', cookie] : []), ...(body === undefined ? [] : ['content-type', 'application/json'])]
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const parts: Buffer[] = []
  let statut = 500
  poolDe(url.slice(0, debutChemin)).dispatch(
    { path: url.slice(debutChemin), method, headers, body: body ?? null },
    {
      onRequestStart: () => {},
      onResponseStart: (_c, statusCode) => {
        statut = statusCode
      },
      onResponseData: (_c, part) => void parts.push(part),
      onResponseEnd: () => {
        const text = Buffer.concat(parts).toString()
        if (statut > 299) reject(new Error(`${statut} ${url} ${text.slice(0, 200)}`))
        else resolve(text)
      },
      onResponseError: (_c, error) => reject(error),
    },
  )
  return promise
}
