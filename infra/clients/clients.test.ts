import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { contract, toOpenApi } from '@registre/contract'
import { fakeClock } from '@registre/testing'
import { coproprietesSuivies } from '@registre/testing/register'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXEMPLES, useExemples } from '../../apps/api/src/modules/portefeuilles/exemples-de-test.ts'

// Clients that integrators make of the published document, with the makers that they use: the
// programs of `essais` compile with what was made, and file an update with it.

const ESSAIS = join(import.meta.dirname, 'essais')
const ENGENDRE = join(ESSAIS, 'engendre')
const DOCUMENT = join(ENGENDRE, 'openapi.json')
const PROGRAMMES = ['openapi-fetch.ts', 'hey-api.ts'] as const

const lancer = async (fichier: string, args: string[], env: Record<string, string> = {}) =>
  (
    await promisify(execFile)(process.execPath, [fichier, ...args], {
      cwd: import.meta.dirname,
      env: { ...process.env, ...env },
    })
  ).stdout
const outil = (nom: string) => join(import.meta.dirname, 'node_modules', nom)

describe('clients made of the document', () => {
  const { base, api, jeton, syndic } = useExemples()

  beforeAll(async () => {
    await mkdir(ENGENDRE, { recursive: true })
    await writeFile(DOCUMENT, JSON.stringify(toOpenApi(contract, { version: '0' })))
    await lancer(outil('openapi-typescript/bin/cli.js'), [
      DOCUMENT,
      '-o',
      join(ENGENDRE, 'schema.d.ts'),
    ])
    await createClient({
      input: DOCUMENT,
      logs: { level: 'silent' },
      output: { path: join(ENGENDRE, 'hey'), importFileExtension: '.ts' },
    })
  }, 120_000)
  afterAll(() => rm(ENGENDRE, { recursive: true, force: true }))

  it('compile with the programs that use them', async () => {
    const compiler = lancer(outil('typescript/bin/tsc'), ['-p', ESSAIS])
    await expect(compiler).resolves.toBe('')
  }, 120_000)

  it('file an update with them', async () => {
    const suivies = await coproprietesSuivies(
      { db: base().db, clock: fakeClock(new Date()) },
      await syndic(),
      PROGRAMMES.length,
    )
    for (const [i, programme] of PROGRAMMES.entries()) {
      const copropriete = suivies[i]
      const dit = await lancer(join(ESSAIS, programme), [String(copropriete?.id)], {
        REGISTRE_URL: api().url,
        REGISTRE_JETON: jeton(),
      })
      expect(dit.trim()).toBe(copropriete?.nom)
    }
    expect(
      await base().db.query(
        `select count(*)::int as n from declaration where type_maj = 'ANNUELLE' and etat = 'COURANTE' and copropriete_id = any($1)`,
        [suivies.map((c) => c.id)],
      ),
    ).toEqual([{ n: PROGRAMMES.length }])
  }, 60_000)

  it('file one with curl and jq alone, where they are', async ({ skip }) => {
    const jq = await promisify(execFile)('jq', ['--version']).catch(() => null)
    if (jq === null) return skip('no jq here')
    const suivies = await coproprietesSuivies(
      { db: base().db, clock: fakeClock(new Date()) },
      await syndic(),
      1,
    )
    const derniere = suivies[0]
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-eu', join(EXEMPLES, 'deposer-mise-a-jour.sh'), String(derniere?.id)],
      { env: { ...process.env, REGISTRE_URL: api().url, REGISTRE_JETON: jeton() } },
    )
    expect(stdout).toContain(`Mise à jour enregistrée : ${derniere?.nom}`)
  }, 60_000)
})
