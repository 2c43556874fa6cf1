import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

// How the bytes of a call are read: one message is one message, a name is given once, and no name
// reaches what objects are made of.

describe('a message', () => {
  const registre = useRegistre()
  let port = 0
  beforeAll(async () => {
    await registre().app.listen({ host: '127.0.0.1', port: 0 })
    port = (registre().app.server.address() as AddressInfo).port
  })

  /** Sends these bytes as they are; gives the status of each answer until the connection ends. */
  const envoyer = (octets: string): Promise<string[]> =>
    new Promise((done, fail) => {
      let recu = ''
      const prise = connect(port, '127.0.0.1', () => prise.write(octets))
      prise.on('data', (morceau) => (recu += morceau.toString('latin1')))
      prise.on('error', fail)
      prise.on('close', () =>
        done([...recu.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, s = '']) => s)),
      )
    })
  const CACHE = 'GET /healthz HTTP/1.1\r\nHost: r\r\nConnection: close\r\n\r\n'

  it.each([
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${CACHE.length}\r\n\r\n${CACHE}`],
    [
      'a length beside chunks',
      `Content-Length: ${CACHE.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${CACHE}`,
    ],
    ['a coding that is not chunks', `Transfer-Encoding: identity, x\r\n\r\n${CACHE}`],
    ['a space before the colon', `Content-Length : 0\r\n\r\n${CACHE}`],
    ['a line that goes on', `X-A: 1\r\n 2\r\n\r\n${CACHE}`],
  ])('with %s is refused, and nothing after it is read', async (_, suite) => {
    expect(await envoyer(`POST /api/authentication HTTP/1.1\r\nHost: r\r\n${suite}`)).toEqual([
      '400',
    ])
  })

  it('of an ordinary shape is answered, and so is the one that follows it', async () => {
    expect(await envoyer(`GET /healthz HTTP/1.1\r\nHost: r\r\n\r\n${CACHE}`)).toEqual([
      '200',
      '200',
    ])
  })

  it('that gives a parameter twice is refused, beside the parameter', async () => {
    const { statusCode, body } = await registre().app.inject({
      url: '/api/public/geocodage/communes?codePostal=69003&codePostal=75001',
    })
    expect(statusCode).toBe(400)
    expect(body).toContain('codePostal')
  })

  it.each(['{"__proto__":{"profil":"x"}}', '{"constructor":{"prototype":{"profil":"x"}}}'])(
    'never reaches the prototype of objects: %s',
    async (payload) => {
      const { statusCode } = await registre().app.inject({
        method: 'POST',
        url: '/api/authentication',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode).toBe(400)
      expect({}).not.toHaveProperty('profil')
    },
  )
})
