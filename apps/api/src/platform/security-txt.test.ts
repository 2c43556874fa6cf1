import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { registerSecurityTxt } from './security-txt.ts'

const CHEMIN = '/.well-known/security.txt'
const maintenant = new Date('2026-11-22T10:00:00Z')

const lire = async (plus: Record<string, string>) => {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://x/y',
    SECRET: 'x'.repeat(40),
    ...plus,
  })
  const app = Fastify()
  registerSecurityTxt(app, { settings, clock: { now: () => maintenant } })
  const reponse = await app.inject({ url: CHEMIN })
  await app.close()
  return reponse
}

describe('security.txt', () => {
  it('says whom to tell, until when, in which languages and where it stands', async () => {
    const { statusCode, headers, body } = await lire({
      SECURITE_CONTACT: 'securite@registre.example',
      PUBLIC_URL: 'https://registre.example/',
    })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual([
      'Contact: mailto:securite@registre.example',
      'Expires: 2027-05-21T10:00:00.000Z',
      'Preferred-Languages: fr, en',
      `Canonical: https://registre.example${CHEMIN}`,
      '',
    ])
  })

  it('names a page of the web as it is given', async () => {
    const { body } = await lire({ SECURITE_CONTACT: 'https://registre.example/faille' })
    expect(body).toMatch(/^Contact: https:\/\/registre\.example\/faille\n/)
  })

  it('is not there where nobody is named', async () => {
    expect((await lire({ SECURITE_CONTACT: '' })).statusCode).toBe(404)
  })

  it.each(['securite', 'http://registre.example/faille', 'javascript:alert(1)'])(
    'names nobody by %s',
    async (SECURITE_CONTACT) => {
      await expect(lire({ SECURITE_CONTACT })).rejects.toThrow('SECURITE_CONTACT')
    },
  )
})
