import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { registerSecurityTxt } from './security-txt.ts'

const CHEMIN = '/.well-known/security.txt'
const maintenant = new Date('2026-11-22T10:00:00Z')

/** What RFC 9116 asks of a file (§2.3 to 2.5), in our words: what it lacks, nothing when all is there. */
const fautes = (texte: string, lu: Date): string[] => {
  const lignes = texte.split(/\r?\n/).filter((l) => l !== '' && !l.startsWith('#'))
  const champs = Map.groupBy(lignes, (l) => l.slice(0, l.indexOf(':')).toLowerCase())
  const valeurs = (nom: string): string[] =>
    (champs.get(nom) ?? []).map((l) => l.slice(l.indexOf(':') + 2))
  const [expire = ''] = valeurs('expires')
  const reste = (Date.parse(expire) - lu.getTime()) / 86_400_000
  return [
    lignes.every((l) => /^[A-Za-z-]+: \S/.test(l)) ? '' : 'a line is not « Name: value »',
    valeurs('contact').length > 0 ? '' : 'no Contact',
    valeurs('contact').every((v) => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\S+)$/.test(v))
      ? ''
      : 'Contact is no address',
    valeurs('expires').length === 1 ? '' : 'Expires is not there once',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(expire)
      ? ''
      : 'Expires is no instant',
    reste > 0 && reste < 365 ? '' : 'Expires is past, or more than a year away',
    valeurs('preferred-languages').length <= 1 ? '' : 'Preferred-Languages is there twice',
    [...valeurs('canonical'), ...valeurs('policy'), ...valeurs('encryption')].every((v) =>
      v.startsWith('https://'),
    )
      ? ''
      : 'an address is not https',
    texte.endsWith('\n') ? '' : 'the last line does not end',
  ].filter((dit) => dit !== '')
}

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

  it.each(['securite@registre.example', 'https://registre.example/faille'])(
    'is what RFC 9116 asks, with %s, today and until it expires',
    async (SECURITE_CONTACT) => {
      const { body } = await lire({ SECURITE_CONTACT, PUBLIC_URL: 'https://registre.example/' })
      expect(fautes(body, maintenant)).toEqual([])
      expect(fautes(body, new Date('2027-05-21T09:59:59Z'))).toEqual([])
      expect(fautes(body, new Date('2027-05-21T10:00:00Z'))).toHaveLength(1)
      expect(fautes(body.replace(/^Contact.*\n/, ''), maintenant)).toEqual(['no Contact'])
      expect(fautes(`${body}Expires: 2027-01-01\n`, maintenant)).toHaveLength(1)
      expect(fautes(body.replace('https://registre.example/.', 'http://r/.'), maintenant)).toEqual([
        'an address is not https',
      ])
    },
  )

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
