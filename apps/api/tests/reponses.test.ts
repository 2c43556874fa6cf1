import { contract } from '@registre/contract'
import type { Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

// What every answer carries, whatever was asked and whatever comes back.

/** Directives that every content policy holds, be it of a page, a call or a file. */
const DIRECTIVES = [
  /(?:object|default)-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors '(none|self)'/,
]

const FICHIER = contract.telechargerModelePortefeuille.path
const sessionDe = ({ cookies }: Personne): Record<string, string> => ({
  cookie: [...cookies].map(([nom, valeur]) => `${nom}=${valeur}`).join('; '),
})

describe('every answer', () => {
  const registre = useRegistre()

  // A public read, which pages of any site may make.
  const LUE_DE_PARTOUT = '/api/public/configuration'
  it('carries its content policy and the headers of browsers, errors and files included', async () => {
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const demandes = [
      { url: '/' },
      { url: LUE_DE_PARTOUT },
      { url: '/api/account' },
      { url: '/api/absent' },
      { url: '/api/docs/' },
      { url: '/api/docs/static/swagger-ui-bundle.js' },
      { url: '/api/openapi.json' },
      { url: '/healthz' },
      { url: '/%' },
      { url: '/api/authentication', method: 'PUT' as const },
      { url: '/api/authentication', method: 'TRACE' as const },
      { url: FICHIER, headers: sessionDe(syndic) },
      { url: '/api/account', headers: sessionDe(syndic) },
    ]
    for (const demande of demandes) {
      const { headers } = await registre().app.inject(demande)
      const ou = `${demande.method ?? 'GET'} ${demande.url}`
      const politique = String(headers['content-security-policy'])
      for (const directive of DIRECTIVES) expect(politique, ou).toMatch(directive)
      expect(politique, ou).not.toMatch(/https?:|\*|unsafe/)
      expect(headers, ou).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy':
          LUE_DE_PARTOUT === demande.url ? 'cross-origin' : 'same-origin',
      })
      expect(headers['access-control-allow-origin'], ou).toBe(
        LUE_DE_PARTOUT === demande.url ? '*' : undefined,
      )
      expect(headers, ou).not.toHaveProperty('x-powered-by')
    }
  })

  it('to who is signed in is kept nowhere, and neither is a refusal', async () => {
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    for (const demande of [
      { url: '/api/account', headers: sessionDe(syndic) },
      { url: FICHIER, headers: sessionDe(syndic) },
      { url: '/api/account' },
      { url: '/api/absent', headers: sessionDe(syndic) },
    ])
      expect((await registre().app.inject(demande)).headers['cache-control'], demande.url).toMatch(
        /no-store/,
      )
  })

  it('says its type, with its characters', async () => {
    for (const url of ['/api/public/configuration', '/api/account', '/api/docs/', '/healthz'])
      expect((await registre().app.inject({ url })).headers['content-type'], url).toMatch(
        /charset=utf-8/i,
      )
  })

  it('to TRACE repeats nothing of the request', async () => {
    const { statusCode, headers, body } = await registre().app.inject({
      method: 'TRACE',
      url: '/api/account',
      headers: { 'x-secret': 'ne-pas-repeter' },
    })
    expect(statusCode).toBe(405)
    expect(headers['allow']).toBe('GET, HEAD, POST')
    expect(body).not.toContain('ne-pas-repeter')
  })
})
