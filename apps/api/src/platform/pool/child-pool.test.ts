import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { childPool, type PoolLimits } from './child-pool.ts'

const dossier = mkdtempSync(join(tmpdir(), 'lecteurs-'))
afterAll(() => rmSync(dossier, { recursive: true }))
const LIMITES: PoolLimits = {
  simultanes: 1,
  attenteMax: 5,
  partMax: 2,
  patienceMs: 5_000,
  delaiMs: 2_000,
  memoireMax: 256 * 1_048_576,
  usages: 10,
  reposMs: 1_000,
}
/** A reader that answers after so many milliseconds with what it was given. */
const lecteur = (programme: URL, limites: Partial<PoolLimits> = {}) =>
  childPool<number, string>({
    programme,
    occupe: 'Occupé',
    limites: { ...LIMITES, ...limites },
    perdu: 'perdu',
  })
const programme = (nom: string, texte: string): URL => {
  const chemin = join(dossier, nom)
  writeFileSync(chemin, texte)
  return pathToFileURL(chemin)
}
const patient = (): URL =>
  programme(
    'patient.mjs',
    "process.on('message', (ms) => setTimeout(() => process.send('lu'), ms)); process.on('disconnect', () => process.exit(0))",
  )
const occupeSansFin = (): URL =>
  programme('occupe.mjs', "process.on('message', () => { for (;;); })")

describe('a pool of readers', () => {
  it('gives its place back when no process can be started', async () => {
    // A program that is no file: `fork` throws before there is a process.
    const pool = lecteur(new URL('https://exemple.test/lecteur.mjs'), { patienceMs: 100 })
    for (let i = 0; i < 3; i += 1)
      await expect(pool.lire(0, 'u1')).rejects.toMatchObject({
        code: 'service-indisponible',
        cause: { code: 'ERR_INVALID_URL_SCHEME' },
      })
    pool.fermer()
  })

  it.runIf(process.platform === 'linux')(
    'blames the machine, not the file, when a reader gets no processor',
    async () => {
      const pool = lecteur(patient(), { delaiMs: 200 })
      await expect(pool.lire(60_000, 'u1')).rejects.toMatchObject({ code: 'service-indisponible' })
      // The place is free again, and the next file has a reader of its own.
      await expect(pool.lire(0, 'u1')).resolves.toBe('lu')
      pool.fermer()
    },
  )

  it('blames the file that keeps its reader at work', async () => {
    const pool = lecteur(occupeSansFin(), { delaiMs: 200 })
    await expect(pool.lire(0, 'u1')).resolves.toBe('perdu')
    pool.fermer()
  })

  it('lets one caller wait with a share of the queue, and keeps room for the others', async () => {
    const pool = lecteur(patient())
    const siennes = Array.from({ length: 6 }, () => pool.lire(50, 'u1'))
    const autre = pool.lire(50, 'u2')
    const issues = await Promise.allSettled(siennes)
    expect(issues.map((i) => (i.status === 'fulfilled' ? i.value : i.reason.code))).toEqual([
      'lu',
      'lu',
      'lu',
      ...Array.from({ length: 3 }, () => 'service-indisponible'),
    ])
    expect(await autre).toBe('lu')
    pool.fermer()
  })
})
