import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTING_NAMES } from './env.ts'
import { SettingsError } from './settings-error.ts'

const BASE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtp://courrier',
  PUBLIC_URL: 'https://registre.gouv.test',
}

const fautes = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

it.each(SETTING_NAMES)('a wrong value of %s is told in French', (nom) => {
  for (const valeur of ['zz', '-1', '1e9', '~'])
    for (const faute of fautes({ ...BASE, [nom]: valeur }))
      expect(faute).not.toMatch(/Invalid|expected|Too /)
})

it('the audit that the operator signed is read, or refused in a sentence; none is none', () => {
  const lu = (ACCESSIBILITE_AUDIT: string) => readSettings({ ...BASE, ACCESSIBILITE_AUDIT })
  expect(lu('').ACCESSIBILITE_AUDIT).toBeNull()
  expect(lu('98,5;2027-03-01;Cabinet Clair').ACCESSIBILITE_AUDIT).toEqual({
    taux: 98.5,
    jour: '2027-03-01',
    par: 'Cabinet Clair',
  })
  for (const faux of ['101;2027-03-01;Cabinet', '98;2027-02-30;Cabinet', '98,5', 'oui'])
    expect(fautes({ ...BASE, ACCESSIBILITE_AUDIT: faux })).toEqual([
      expect.stringContaining('ACCESSIBILITE_AUDIT'),
    ])
})

describe.each(['CLAVIS', 'NOTAIRES', 'FRANCECONNECT', 'PROCONNECT'])(
  'settings of a sign-on (%s)',
  (nom) => {
    const TROIS: Record<string, string> = {
      [`${nom}_EMETTEUR`]: 'https://fournisseur.test/api/v2',
      [`${nom}_CLIENT_ID`]: 'registre',
      [`${nom}_CLIENT_SECRET`]: 'k'.repeat(32),
    }

    it('starts with all of them, and with none', () => {
      expect(fautes({ ...BASE, ...TROIS })).toEqual([])
      expect(fautes(BASE)).toEqual([])
      expect(
        fautes({ ...BASE, ...Object.fromEntries(Object.keys(TROIS).map((cle) => [cle, ''])) }),
      ).toEqual([])
    })

    it.each(['EMETTEUR', 'CLIENT_ID', 'CLIENT_SECRET'])(
      'does not start without %s alone, in production or not',
      (fin) => {
        for (const NODE_ENV of ['production', 'development'])
          expect(fautes({ ...BASE, NODE_ENV, ...TROIS, [`${nom}_${fin}`]: '' })).toEqual([
            expect.stringMatching(new RegExp(`^${nom}_.*vont ensemble`)),
          ])
      },
    )

    it('refuses in production a provider without https, elsewhere only on purpose', () => {
      const http = { ...TROIS, [`${nom}_EMETTEUR`]: 'http://fournisseur.test' }
      expect(fautes({ ...BASE, ...http })).toEqual([expect.stringContaining('https://')])
      expect(fautes({ ...BASE, ...http, NODE_ENV: 'development' })).toEqual([])
    })

    it('refuses an unknown signature, scopes without openid, a short secret', () => {
      for (const [fin, valeur] of [
        ['ALG', 'none'],
        ['ALG', 'HS256'],
        ['SCOPES', 'email'],
        ['CLIENT_SECRET', 'court'],
      ])
        expect(fautes({ ...BASE, ...TROIS, [`${nom}_${fin}`]: valeur })).toHaveLength(1)
    })
  },
)

describe('a machine that says nothing', () => {
  it('does not start without NODE_ENV: the demonstration is never a default', () => {
    const { NODE_ENV: _tu, ...sans } = BASE
    expect(fautes(sans)).toEqual([expect.stringMatching(/^NODE_ENV est obligatoire/)])
    expect(fautes({ ...BASE, NODE_ENV: '' })).toHaveLength(1)
  })

  it.each([
    'x'.repeat(40),
    'q7'.repeat(20),
    'azerty'.repeat(8),
    'Azerty'.repeat(16),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
    '1111111111111111111111111111111112',
    '0'.repeat(128),
    'deadbeef'.repeat(12),
    'Le-registre-des-coproprietes-de-la-France-2026',
    'une phrase que personne ne devinera jamais, sauf moi',
    randomBytes(31).toString('hex'),
    randomBytes(24).toString('base64'),
    `${randomBytes(32).toString('hex')} `,
  ])('refuses in production a secret that no generator gave: %s', (SECRET) => {
    for (const nom of ['SECRET', 'PROXY_SECRET'])
      expect(fautes({ ...BASE, PROXY_DE_CONFIANCE: '1', [nom]: SECRET })).toEqual([
        expect.stringMatching(new RegExp(`^${nom} doit être tiré au hasard`)),
      ])
    expect(fautes({ ...BASE, NODE_ENV: 'development', SECRET: 'x'.repeat(32) })).toEqual([])
  })

  it.each([
    'true',
    'TRUE',
    '*',
    'all',
    '0',
    '6',
    '99',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/0.0.0.0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/8, 0.0.0.0/0',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/96',
    '0.0.0.0/1',
    '64.0.0.0/7',
    '::/1,8000::/1',
    '2000::/3',
    '2001::/12',
    'proxy.example',
    Array.from({ length: 256 }, (_, n) => `${n}.0.0.0/8`).join(),
    Array.from({ length: 16 }, (_, n) => `${n}3.0.0.0/9`).join(),
    '10.0.0.0/6',
    'fc00::/6',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.1/24/3',
  ])('believes no proxy that is everybody: %s', (PROXY_DE_CONFIANCE) => {
    for (const NODE_ENV of ['production', 'development'])
      expect(fautes({ ...BASE, NODE_ENV, PROXY_DE_CONFIANCE })).toEqual([
        expect.stringMatching(/^PROXY_DE_CONFIANCE est un nombre/),
      ])
  })

  it.each([
    '',
    '1',
    '2',
    'uniquelocal',
    'loopback, linklocal, uniquelocal',
    '127.0.0.1',
    '10.0.0.0/8',
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10',
    'fc00::/7',
    '::1',
    '203.0.113.0/24',
    '2001:db8::/32',
    '::ffff:10.0.0.1',
    '52.0.0.0/8',
  ])('takes proxies that are somebody: %j', (PROXY_DE_CONFIANCE) => {
    expect(fautes({ ...BASE, PROXY_DE_CONFIANCE })).toEqual([])
  })

  it('takes the path of a video on its own address, nobody else’s', () => {
    for (const nom of ['VIDEO_VISITEURS', 'VIDEO_NOTAIRES', 'VIDEO_INSTITUTIONS']) {
      expect(fautes({ ...BASE, [nom]: '/videos/accueil.mp4' })).toEqual([])
      expect(fautes({ ...BASE, [nom]: '' })).toEqual([])
      for (const ailleurs of ['https://ailleurs.example/v.mp4', '//ailleurs.example/v.mp4'])
        expect(fautes({ ...BASE, [nom]: ailleurs })).toEqual([
          expect.stringContaining('chemin du registre'),
        ])
    }
  })

  it('takes what a generator gives: hexadecimal, base64', () => {
    for (let i = 0; i < 200; i += 1)
      for (const forme of ['hex', 'base64'] as const) {
        const SECRET = randomBytes(32 + (i % 20)).toString(forme)
        expect(fautes({ ...BASE, SECRET }), SECRET).toEqual([])
      }
  })

  it('believes while it is changed a secret of the former form, never one of a document', () => {
    const avant = (SECRETS_PRECEDENTS: string) => fautes({ ...BASE, SECRETS_PRECEDENTS })
    expect(avant('k9Q2vT7xL4mZ8wR1nB6yH3jD5fG0sPaC')).toEqual([])
    expect(avant('changez-moi-changez-moi-changez-moi-1')).toHaveLength(1)
  })
})
