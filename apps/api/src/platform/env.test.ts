import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

const BASE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: 'q7'.repeat(20),
  SMTP_URL: 'smtp://courrier',
  PUBLIC_URL: 'https://registre.gouv.test',
}
const CLAVIS = { CLAVIS_EMETTEUR: 'https://fournisseur.test/api/v2', CLAVIS_CLIENT_ID: 'registre', CLAVIS_CLIENT_SECRET: 'k'.repeat(32) }

const fautes = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

describe('settings of the institutional sign-on', () => {
  it('starts with all of them, and with none', () => {
    expect(fautes({ ...BASE, ...CLAVIS })).toEqual([])
    expect(fautes(BASE)).toEqual([])
    expect(fautes({ ...BASE, CLAVIS_EMETTEUR: '', CLAVIS_CLIENT_ID: '', CLAVIS_CLIENT_SECRET: '' })).toEqual([])
  })

  it.each(Object.keys(CLAVIS))('does not start without %s alone, in production or not', (nom) => {
    for (const NODE_ENV of ['production', 'development'])
      expect(fautes({ ...BASE, NODE_ENV, ...CLAVIS, [nom]: '' })).toEqual([expect.stringContaining('vont ensemble')])
  })

  it('refuses in production a provider without https, elsewhere only on purpose', () => {
    const http = { ...CLAVIS, CLAVIS_EMETTEUR: 'http://fournisseur.test' }
    expect(fautes({ ...BASE, ...http })).toEqual([expect.stringContaining('https://')])
    expect(fautes({ ...BASE, ...http, NODE_ENV: 'development' })).toEqual([])
  })

  it('refuses an unknown signature, scopes without openid, a short secret', () => {
    expect(fautes({ ...BASE, ...CLAVIS, CLAVIS_ALG: 'none' })).toHaveLength(1)
    expect(fautes({ ...BASE, ...CLAVIS, CLAVIS_ALG: 'HS256' })).toHaveLength(1)
    expect(fautes({ ...BASE, ...CLAVIS, CLAVIS_SCOPES: 'email' })).toHaveLength(1)
    expect(fautes({ ...BASE, ...CLAVIS, CLAVIS_CLIENT_SECRET: 'court' })).toHaveLength(1)
  })
})
