import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A small keep-alive client: fetch would cost more than what is measured. Gives the body; throws above 299. */
export const appeler = (url: string, options: { method?: string; body?: string; cookie?: string } = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers: Record<string, string> = { 'x-register-client': '1' }
    if (options.cookie) headers['cookie'] = options.cookie
    if (options.body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(options.body))
    }
    const req = request(url, { agent, method: options.method ?? 'GET', headers }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if ((res.statusCode ?? 500) > 299) reject(new Error(`${res.statusCode} ${url} ${text.slice(0, 200)}`))
        else resolve(text)
      })
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end(options.body)
  })
