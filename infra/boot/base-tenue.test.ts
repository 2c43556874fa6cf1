import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDb } from '@registre/db'
import { readPostmasterPid } from '@registre/db/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BaseTenue, tenirBase } from './base-tenue.ts'
import { compterReprises } from './reprises.ts'

describe('the embedded database of npm start', () => {
  let dossier = ''
  let base: BaseTenue
  const donnees = (): string => join(dossier, 'postgres')
  beforeAll(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'registre-base-tenue-'))
    await chmod(dossier, 0o755)
    base = await tenirBase({ dataDir: donnees(), password: 'essai', noSync: true })
  }, 60_000)
  afterAll(async () => {
    await base?.arreter()
    await rm(dossier, { recursive: true, force: true })
  }, 60_000)

  it('killed, comes back with its data, at the address that its clients hold', async () => {
    const db = createDb({
      url: base.url('postgres'),
      applicationName: 'essai',
      onError: () => undefined,
    })
    await db.query('create table essai as select 42 as n')
    const avant = await readPostmasterPid(donnees())
    process.kill(avant ?? 0, 'SIGKILL')
    let lu: unknown = null
    // Connections of the server that was killed may answer a last time.
    for (const fin = Date.now() + 45_000; lu === null && Date.now() < fin; await wait(100))
      if ((await readPostmasterPid(donnees())) !== avant)
        lu = await db.query('select n from essai').catch(() => null)
    expect(lu).toEqual([{ n: 42 }])
    await db.close()
  }, 60_000)

  it('asked to stop while it is being started again, ends, and stays ended', async () => {
    process.kill((await readPostmasterPid(donnees())) ?? 0, 'SIGKILL')
    await wait(300)
    await base.arreter()
    await wait(1_500)
    const db = createDb({
      url: base.url('postgres'),
      applicationName: 'essai',
      onError: () => undefined,
    })
    await expect(db.query('select 1')).rejects.toThrow('ECONNREFUSED')
    await db.close()
  }, 60_000)
})

describe('what ends by itself', () => {
  it('waits twice as long each time, and is given up after six short lives', () => {
    const prochaine = compterReprises()
    expect([1, 2, 3, 4, 5, 6].map(() => prochaine(1_000))).toEqual([
      500,
      1_000,
      2_000,
      4_000,
      8_000,
      null,
    ])
  })
  it('counts from the beginning after a healthy life', () => {
    const prochaine = compterReprises()
    for (let i = 0; i < 5; i += 1) prochaine(1_000)
    expect(prochaine(61_000)).toBe(500)
    expect(prochaine(1_000)).toBe(1_000)
  })
})
