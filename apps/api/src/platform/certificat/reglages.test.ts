import { describe, expect, it } from 'vitest'
import { readSettings } from '../env.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://h/b',
  SECRET: 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF',
  SMTP_URL: 'smtp://h',
  PUBLIC_URL: 'https://registre.fr',
}
const PROXY = {
  PROXY_SECRET: 'tpeIstxXCRugLH2YRRTLOw90j4pTVs714cxrqGHUbmPC',
  PROXY_DE_CONFIANCE: '1',
}

describe('settings of client certificates', () => {
  it('starts in production without certificates, or with a proxy and its secret', () => {
    expect(readSettings(PRODUCTION)).not.toHaveProperty('PROXY_SECRET')
    expect(readSettings({ ...PRODUCTION, ...PROXY }).PROXY_SECRET).toBe(PROXY.PROXY_SECRET)
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ CERTIFICATS_DEMO_DIR: '/certificats' }, /CERTIFICATS_DEMO_DIR est interdit/],
    [{ ...PROXY, PROXY_SECRET: 'court' }, /au moins 32/],
    [{ ...PROXY, PROXY_SECRET: `changez-moi, ${PROXY.PROXY_SECRET}` }, /tiré au hasard/],
    [{ ...PROXY, PROXY_SECRET: PRODUCTION.SECRET }, /doivent être différents/],
    [{ PROXY_SECRET: PROXY.PROXY_SECRET }, /PROXY_DE_CONFIANCE/],
  ])('refuses %j in production', (env, faute) => {
    expect(() => readSettings({ ...PRODUCTION, ...env })).toThrow(faute)
  })
})
