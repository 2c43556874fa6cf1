import fs, { openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as tour } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'

const fichier = join(tmpdir(), `journal-${process.pid}.log`)
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(fichier, { force: true })
})

it('a full disk ends no process: lines wait, those beyond are lost, and their number is told', async () => {
  const plein = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  const log = createLog({ JOURNAL_NIVEAU: 'info' }, 'essai', openSync(fichier, 'w'))
  for (let n = 0; n < 1_500; n += 1) log.info({ lest: 'x'.repeat(1_000) }, `ligne ${n}`)
  expect(plein.mock.calls.length).toBeGreaterThan(1_000)
  plein.mockRestore()
  log.info('la place est rendue')
  await tour()
  await tour()
  const lignes = readFileSync(fichier, 'utf8').trim().split('\n')
  const dites = lignes.map((ligne) => JSON.parse(ligne) as { msg: string; perdues?: number })
  expect(dites[0]?.msg).toBe('ligne 0')
  const perdues = dites.find((d) => d.perdues !== undefined)?.perdues ?? 0
  expect(perdues).toBeGreaterThan(400)
  // Nothing is lost without being counted.
  expect(dites.filter((d) => d.perdues === undefined).length + perdues).toBe(1_501)
})
