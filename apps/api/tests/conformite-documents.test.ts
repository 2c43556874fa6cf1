import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APPELS, verifierConformite } from '@registre/contract/conformite'
import { COMPTES_DE_CONFORMITE, seedDemo } from '@registre/demonstration/donnees'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconstruireProjections } from '../src/modules/projections/projeter.ts'
import { type ApiProcess, startApi } from './support/api-process.ts'

describe('a client written from the documents alone', () => {
  let base: TestDatabase
  let api: ApiProcess
  let dossier = ''
  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-conformite-'))
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test' })
    await reconstruireProjections(base.db)
    api = await startApi({ DATABASE_URL: base.url, DONNEES_DIR: dossier })
  }, 120_000)
  afterAll(async () => {
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  it('finds every call as they are written, for who may, who may not and nobody', async () => {
    const verdicts = await verifierConformite(api.url, COMPTES_DE_CONFORMITE)
    expect(verdicts.filter((v) => v.fautes.length > 0)).toEqual([])
    expect(new Set(APPELS.map((a) => `${a.methode} ${a.chemin}`)).size).toBe(183)
  }, 120_000)

  it('sees a register that answers otherwise', async () => {
    const { benevole, hotline } = COMPTES_DE_CONFORMITE
    const autres = { ...COMPTES_DE_CONFORMITE, notaire: benevole, teneur: hotline }
    const verdicts = await verifierConformite(api.url, autres)
    expect(verdicts.some((v) => v.fautes.length > 0)).toBe(true)
  }, 120_000)
})
