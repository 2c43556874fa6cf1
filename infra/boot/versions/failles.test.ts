import { spawn } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Faille, jugerFailles, lireAcceptees } from './failles.ts'

const faille = (gravite: string, avis = 'GHSA-1'): Faille => ({
  avis,
  paquet: 'fastify',
  gravite,
  titre: 'Essai',
})

describe('known faults of dependencies', () => {
  it.each(['low', 'moderate', 'high', 'critical'])(
    '%s: told, and refused from high on',
    (gravite) => {
      const { dites, refus } = jugerFailles([faille(gravite)], [], '2026-11-27')
      expect(dites).toEqual([`fastify, ${gravite} : Essai (GHSA-1)`])
      expect(refus.length).toBe(gravite === 'high' || gravite === 'critical' ? 1 : 0)
    },
  )

  it('are carried by a dated line that says why, until its day', () => {
    const lignes = lireAcceptees(
      '# en-tête\nGHSA-1\t2026-11-20\t2026-12-20\tLe registre n’appelle pas cette fonction\n',
    )
    const refus = (jour: string, avis?: string): number =>
      jugerFailles([faille('high', avis)], lignes, jour).refus.length
    expect(refus('2026-12-20')).toBe(0)
    expect(refus('2026-12-21')).toBe(1)
    expect(refus('2026-12-20', 'GHSA-2')).toBe(1)
  })

  it.each([
    'GHSA-1\t2026-11-20\t2026-12-20',
    'GHSA-1\t2026-11-20\t\tparce que',
    'GHSA-1\thier\t2026-12-20\tparce que',
    '\t2026-11-20\t2026-12-20\tparce que',
  ])('are not carried by a line that does not say all: %s', (ligne) => {
    expect(() => lireAcceptees(ligne)).toThrow('doit dire')
  })
})

describe('npm run check, on a registry of packages', () => {
  /** What it tells of the faults, where the registry answers so. */
  const verifier = async (repondre: RequestListener): Promise<{ code: number; dit: string }> => {
    const registre = createServer(repondre)
    await new Promise<void>((ok) => void registre.listen(0, '127.0.0.1', ok))
    try {
      const enfant = spawn(process.execPath, [join(import.meta.dirname, 'failles.ts')], {
        env: {
          ...process.env,
          pnpm_config_registry: `http://127.0.0.1:${(registre.address() as AddressInfo).port}/`,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      let dit = ''
      enfant.stdout.on('data', (d: Buffer) => (dit += d.toString()))
      const code = await new Promise<number>((ok) => enfant.once('close', (c) => ok(c ?? 1)))
      return { code, dit }
    } finally {
      registre.closeAllConnections()
      registre.close()
    }
  }
  const avis =
    (paquet: string): RequestListener =>
    (demande, reponse) => {
      demande.resume()
      reponse.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          [paquet]: [
            {
              id: 1,
              url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
              title: 'Essai',
              severity: 'high',
              vulnerable_versions: '<999.0.0',
            },
          ],
        }),
      )
    }

  it('tells those of what production runs, and no other', async () => {
    expect(await verifier(avis('fastify'))).toEqual({
      code: 0,
      dit: 'fastify, high : Essai (GHSA-aaaa-bbbb-cccc)\n',
    })
    expect(await verifier(avis('testcontainers'))).toMatchObject({
      dit: expect.stringMatching(/^Aucune faille connue/),
    })
  }, 120_000)

  it('says that the registry does not answer', async () => {
    const { code, dit } = await verifier((demande, reponse) => {
      demande.resume()
      reponse.writeHead(405).end()
    })
    expect(code).toBe(0)
    expect(dit).toMatch(/^Le registre des paquets ne dit pas les failles connues : .*405/)
  }, 120_000)
})
