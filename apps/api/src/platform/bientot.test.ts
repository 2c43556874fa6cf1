import { convient } from '@registre/db'
import { describe, expect, it } from 'vitest'
import { type Annonce, ANNONCES, bientot } from './bientot.ts'
import { examinerReglages } from './env.ts'
import { VERSION } from './version.ts'

const BON = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://base/registre',
  SECRET: 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF',
  PUBLIC_URL: 'https://registre.ministere.fr',
  SMTP_URL: 'smtp://u:p@relais.ministere.fr?tls=requis',
  DONNEES_DIR: '/srv/registre/fichiers',
  RECEPTION_DIR: '/srv/registre/reception',
  PROXY_DE_CONFIANCE: '1',
  SERVICE_NOM: 'Service du registre',
  SERVICE_ADRESSE: '1 rue du Fort ; 75001 Paris',
  SERVICE_COURRIEL: 'registre@ministere.fr',
  AIDE_TELEPHONE: '01 02 03 04 05',
}
const examiner = (
  change: NodeJS.ProcessEnv,
  version?: string,
  processus: 'api' | 'worker' = 'api',
) => {
  const { fautes, annonces } = examinerReglages({ ...BON, ...change }, processus, version)
  return { fautes, annonces }
}

/** Each row of the table, by what makes it speak. */
const CAS: [string, NodeJS.ProcessEnv, RegExp][] = [
  ['no folder of files', { DONNEES_DIR: undefined }, /^DONNEES_DIR \(« \.donnees\/fichiers »\)/],
  ['a folder in the sources', { DONNEES_DIR: `${import.meta.dirname}/fichiers` }, /^DONNEES_DIR/],
  ['a folder that depends on where one stands', { DONNEES_DIR: '../fichiers' }, /^DONNEES_DIR/],
  ['no folder of reception', { RECEPTION_DIR: undefined }, /^RECEPTION_DIR/],
  ['nobody in front', { PROXY_DE_CONFIANCE: '' }, /^PROXY_DE_CONFIANCE n’est pas dit :/],
  [
    'everybody in front, in clear',
    { PROXY_DE_CONFIANCE: '', HOST: '0.0.0.0' },
    /^PROXY_DE_CONFIANCE n’est pas dit, et l’API écoute en clair sur 0\.0\.0\.0 :/,
  ],
  ['a service without an address', { SERVICE_ADRESSE: ' ' }, /^SERVICE_ADRESSE : un accusé/],
  ['a password in clear', { SMTP_URL: 'smtp://u:p@relais.ministere.fr' }, /^SMTP_URL enverrait/],
]

describe('what becomes compulsory', () => {
  it.each(CAS)('is told by 1.8, and refused by 1.9: %s', (_quoi, change, phrase) => {
    const dite = [expect.stringMatching(phrase)]
    for (const version of ['1.7.0', '1.8.0', '1.8.9'])
      expect(examiner(change, version)).toEqual({
        fautes: [],
        annonces: [expect.stringMatching(/\(sera refusé à partir de la version 1\.9\.0\)$/)],
      })
    expect(examiner(change, '1.8.0').annonces).toEqual(dite)
    for (const version of ['1.9.0', '2.0.0'])
      expect(examiner(change, version)).toEqual({ fautes: dite, annonces: [] })
    expect(examiner({ ...change, NODE_ENV: 'development' }, '1.9.0').fautes).toEqual([])
  })

  it('every row has its case', () => {
    for (const annonce of ANNONCES)
      expect(
        CAS.some(
          ([, change]) =>
            examinerReglages({ ...BON, ...change }, 'api', annonce.refuseDes).fautes.length > 0,
        ),
      ).toBe(true)
    expect(new Set(CAS.map(([, , phrase]) => phrase.source.split(/\W/)[1])).size).toBe(
      ANNONCES.length,
    )
  })

  it('is told by one version before it is refused, and this one refuses what was announced', () => {
    for (const { depuis, refuseDes } of ANNONCES) {
      const [majeure, mineure] = depuis.split('.').map(Number)
      expect(refuseDes).toBe(`${majeure}.${(mineure ?? 0) + 1}.0`)
    }
    const faute: Annonce = {
      depuis: '0.1.0',
      refuseDes: VERSION,
      faute: () => 'obligatoire',
    }
    const { reglages } = examinerReglages(BON)
    if (reglages === null) throw new Error('unreadable')
    expect(bientot(reglages, 'api', VERSION, [faute]).fautes).toEqual(['obligatoire'])
    for (const [, change] of CAS)
      expect(examiner(change).fautes.length).toBe(convient(VERSION, '1.9.0') ? 1 : 0)
  })

  it('asks nothing of who has what it takes, and nothing of the proxy of who has no caller', () => {
    expect(examiner({})).toEqual({ fautes: [], annonces: [] })
    expect(examiner({ PROXY_DE_CONFIANCE: '' }, '1.9.0', 'worker').fautes).toEqual([])
    expect(
      examiner({
        DONNEES_DIR: undefined,
        S3_ENDPOINT: 'https://s3.ministere.fr',
        S3_BUCKET: 'a',
        S3_ACCESS_KEY_ID: 'b',
        S3_SECRET_ACCESS_KEY: 'c',
      }).annonces,
    ).toEqual([])
    for (const SMTP_URL of [
      'smtp://relais.ministere.fr',
      'smtps://u:p@relais.ministere.fr',
      'smtp://u:p@localhost:25',
      'smtp://u:p@127.0.0.1:25',
      'smtp://u:p@[::1]:25',
    ])
      expect(examiner({ SMTP_URL }).annonces, SMTP_URL).toEqual([])
  })
})
