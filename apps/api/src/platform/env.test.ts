import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

const BASE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: 'q7'.repeat(20),
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
