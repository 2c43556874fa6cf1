import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SETTING_NAMES, readSettings } from '../../src/platform/env.ts'
import { useRegistre } from '../support/register.ts'
import { documents, etagesDe, instructions, RACINE, texte } from './lire.ts'

const DOCKERFILE = 'infra/images/Dockerfile'
const etages = etagesDe(texte(DOCKERFILE))
/** Of Node and of nginx, beside the register's settings. */
const AUTRES = [
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NGINX_ENVSUBST_TEMPLATE_DIR',
  'NGINX_ENVSUBST_OUTPUT_DIR',
]

const service = z.object({
  image: z.string().optional(),
  build: z
    .object({
      context: z.string(),
      dockerfile: z.string(),
      target: z.string(),
      args: z.strictObject({ CONTENU: z.literal('demonstration') }).optional(),
    })
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.object({
          condition: z.enum([
            'service_healthy',
            'service_completed_successfully',
            'service_started',
          ]),
        }),
      ),
    ])
    .optional(),
  healthcheck: z
    .object({ test: z.array(z.string()) })
    .loose()
    .optional(),
  volumes: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  ports: z.array(z.string()).optional(),
})
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})
const [composition] = documents('docker-compose.yml').map((d) => compose.parse(d))
const services = Object.entries(composition?.services ?? {})

describe('the images', () => {
  const registre = useRegistre()

  it('copy what exists, and run what exists', () => {
    for (const etage of etages) {
      for (const ligne of etage.lignes) {
        const copie = /^COPY (--from=(\S+) )?(?:--chown=\S+ )?(.+)$/.exec(ligne)
        if (copie?.[2]) expect(etages.map((e) => e.nom)).toContain(copie[2])
        else if (copie?.[3])
          for (const source of copie[3].split(' ').slice(0, -1))
            expect(existsSync(join(RACINE, source)), source).toBe(true)
        const script = /^CMD \["node", "([^"]+)"\]$/.exec(ligne)?.[1]
        if (script) expect(existsSync(join(RACINE, script)), script).toBe(true)
        for (const [, nom] of ligne.startsWith('ENV ') ? ligne.matchAll(/\s(\w+)=/g) : [])
          expect([...SETTING_NAMES, ...AUTRES]).toContain(nom)
      }
    }
  })

  it('leave out of production what is invented and what only tests use', () => {
    const [efface = ''] = instructions(etages, 'contenu-production').filter((l) =>
      l.startsWith('RUN rm -rf'),
    )
    for (const dossier of [
      'packages/demonstration',
      'packages/testing',
      'apps/api/src/modules/demonstration',
    ]) {
      expect(efface.split(' ')).toContain(dossier)
      expect(existsSync(join(RACINE, dossier)), dossier).toBe(true)
    }
    expect(etages.find((e) => e.nom === 'contenu')?.de).toBe('contenu-${CONTENU}')
    expect(texte(DOCKERFILE)).toMatch(/^ARG CONTENU=production$/m)
  })

  it('hold neither the history of the sources nor what a machine keeps for itself', () => {
    const ecartes = texte('.dockerignore').split('\n')
    for (const nom of ['.git', '.donnees', '.env', '**/node_modules'])
      expect(ecartes, nom).toContain(nom)
  })

  it('never run as root, and ask for their health where it is answered', async () => {
    for (const nom of ['api', 'worker', 'migrations', 'web'])
      expect(
        instructions(etages, nom).findLast((l) => l.startsWith('USER ')),
        nom,
      ).toMatch(/^USER (node|nginx)$/)
    const chemin =
      /http:\/\/127\.0\.0\.1:3000(\/\w+)/.exec(instructions(etages, 'api').join('\n'))?.[1] ?? ''
    expect((await registre().app.inject({ url: chemin })).statusCode).toBe(200)
  })
})

describe('docker-compose.yml', () => {
  it('gives settings that exist, and with which the register starts', () => {
    for (const [nom, s] of services.filter(([, x]) => x.build)) {
      expect(
        Object.keys(s.environment ?? {}).filter((k) => !SETTING_NAMES.includes(k)),
        nom,
      ).toEqual([])
      if (nom === 'api' || nom === 'worker') {
        const env = Object.fromEntries(
          Object.entries(s.environment ?? {}).map(([k, v]) => [
            k,
            v.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
          ]),
        )
        expect(readSettings(env).demonstration).toBe(true)
      }
    }
  })

  it('builds targets of the Dockerfile, waits for services that exist and that tell their health, keeps volumes that exist', () => {
    expect(services.map(([nom]) => nom).toSorted()).toEqual([
      'api',
      'courriels',
      'fichiers',
      'migrations',
      'postgres',
      'redis',
      'seau',
      'web',
      'worker',
    ])
    for (const [nom, s] of services) {
      if (s.build) {
        expect(s.build.dockerfile).toBe(DOCKERFILE)
        expect(etages.map((e) => e.nom)).toContain(s.build.target)
      }
      for (const [de, attente] of Object.entries(
        Array.isArray(s.depends_on) ? {} : (s.depends_on ?? {}),
      )) {
        const attendu = composition?.services[de]
        expect(attendu, `${nom} → ${de}`).toBeDefined()
        if (attente.condition === 'service_healthy')
          expect(
            attendu?.healthcheck !== undefined ||
              instructions(etages, attendu?.build?.target ?? '').some((l) =>
                l.startsWith('HEALTHCHECK'),
              ),
            de,
          ).toBe(true)
      }
      for (const v of s.volumes ?? [])
        expect(composition?.volumes).toHaveProperty(v.split(':')[0] ?? '')
      if (s.build && nom !== 'migrations') expect(s.read_only, nom).toBe(true)
      // On the machine alone, never on every network.
      for (const p of s.ports ?? []) expect(p).toMatch(/^127\.0\.0\.1:/)
    }
  })
})
