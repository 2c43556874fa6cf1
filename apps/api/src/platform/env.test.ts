import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { SettingsError } from './settings-error.ts'

const BASE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: 'k9Q2vT7xL4mZ8wR1nB6yH3jD5fG0sPaC',
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

describe.each(['CLAVIS', 'NOTAIRES'])('settings of a sign-on (%s)', (nom) => {
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
})

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
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '1111111111111111111111111111111112',
  ])('refuses in production a secret that may be guessed: %s', (SECRET) => {
    expect(fautes({ ...BASE, SECRET })).toEqual([expect.stringContaining('trop prévisible')])
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

  it('takes what a generator gives: hexadecimal, base64, words', () => {
    for (let i = 0; i < 200; i += 1)
      for (const SECRET of [
        randomBytes(32).toString('hex'),
        randomBytes(32).toString('base64'),
        randomBytes(24).toString('base64url'),
      ])
        if (!/demo|changez|secret|exemple|password/i.test(SECRET))
          expect(fautes({ ...BASE, SECRET }), SECRET).toEqual([])
  })
})
