import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})
const lire = async () => ({
  ...(await import('./bascule.ts')),
  ...(await import('./jeux.ts')),
})

it('the set of 2027 begins on the day of the decree, or on the one that the operator says', async () => {
  expect((await lire()).jeuDeRegles('2027-02-21').code).toBe('2027')
  vi.resetModules()
  vi.stubEnv('BASCULE_2027', '2027-06-01')
  const { jeuDeRegles, jeuNomme, BASCULE_DEPLACEE } = await lire()
  expect(['2027-02-21', '2027-05-31', '2027-06-01'].map((jour) => jeuDeRegles(jour).code)).toEqual([
    '2016',
    '2016',
    '2027',
  ])
  expect([jeuNomme('2016').nom, BASCULE_DEPLACEE]).toEqual([
    'Données en vigueur jusqu’au 31/05/2027',
    true,
  ])
  const { REGLES_TECHNIQUE } = await import('./technique.rules.ts')
  const fins = REGLES_TECHNIQUE.flatMap((regle) => ('fin' in regle ? [regle.fin] : []))
  expect(new Set(fins)).toEqual(new Set(['2027-06-01']))
})

it('a browser reads it on its page', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { bascule: '2027-07-01' } } })
  expect((await lire()).BASCULE_2027).toBe('2027-07-01')
})
