import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SETTING_NAMES } from '../../src/platform/env.ts'
import { pods } from './kubernetes.lire.ts'
import { RACINE, texte } from './lire.ts'

// A machine without containers: units of systemd, on an installation of production alone.
const UNITES = 'infra/systemd'
const commun = texte(`${UNITES}/registre-.service.d/commun.conf`)
const ROLES = ['api', 'worker'] as const
const unite = (role: string): string => texte(`${UNITES}/registre-${role}@.service`)
const analyser = (...arguments_: string[]) =>
  spawnSync('systemd-analyze', arguments_, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${join(RACINE, UNITES)}:` },
  })
const sansSystemd = analyser('--version').error !== undefined

describe('the units of systemd', () => {
  it.each(ROLES)('run %s as its image does, on settings that exist', (role) => {
    const script = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unite(role))?.[1] ?? ''
    expect(existsSync(join(RACINE, script)), script).toBe(true)
    expect(texte('infra/images/Dockerfile')).toContain(`CMD ["node", "${script}"]`)
    const options = /^Environment="(NODE_OPTIONS)=(.+)"$/m.exec(commun)
    expect(texte('infra/images/Dockerfile')).toContain(`${options?.[1]}="${options?.[2]}"`)
    const [, nom = ''] = /^Environment=(\w+)=%i$/m.exec(unite(role)) ?? []
    expect(SETTING_NAMES).toContain(nom)
    const memoire = pods.find((p) => p.nom === `registre-${role}`)?.spec.containers[0]?.resources
    expect(unite(role)).toContain(`MemoryMax=${memoire?.limits.memory.replace('i', '')}\n`)
  })

  it.skipIf(sansSystemd)('are read by systemd without a word, and close what it can close', () => {
    for (const role of ROLES) {
      const nom = `registre-${role}@3000.service`
      const { status, stdout, stderr } = analyser('verify', nom)
      // What this machine's own units lack is not ours.
      const dit = `${stdout}${stderr}`.split('\n').filter((l) => l.includes('registre'))
      expect([status, dit], nom).toEqual([0, []])
      expect(analyser('security', '--offline=yes', '--threshold=20', nom).status, nom).toBe(0)
    }
  })
})

describe('an installation of production alone', () => {
  const dossier = mkdtempSync(join(tmpdir(), 'production-'))
  afterAll(() => rmSync(dossier, { recursive: true }))
  for (const nom of ['infra/boot/boot.mjs', 'package.json'])
    cpSync(join(RACINE, nom), join(dossier, nom))
  mkdirSync(join(dossier, 'node_modules'))
  writeFileSync(join(dossier, 'node_modules/.registre-installation'), 'production d’avant')
  const lancer = (...mots: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(dossier, 'infra/boot/boot.mjs'), ...mots],
      { encoding: 'utf8' },
    )
    return [status, stderr.trim()]
  }

  it('stays so: what builds or tries the register does not run there', () => {
    for (const commande of ['start', 'check', 'test'])
      expect(lancer(commande)).toEqual([1, expect.stringContaining('installation de production')])
  })

  it('is asked for one way', () => {
    expect(lancer('installer', '--prod')).toEqual([1, expect.stringContaining('--production')])
  })
})
