import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const outils = mkdtempSync(join(tmpdir(), 'moteurs-'))
afterAll(() => rmSync(outils, { recursive: true }))

/** Puts an engine on the machine: a script that answers as it is told. */
const poser = (nom: string, script: string): void => {
  writeFileSync(join(outils, nom), `#!/bin/sh\n${script}\n`)
  chmodSync(join(outils, nom), 0o755)
}

/** npm run images, on a machine that has these engines alone. */
const lancer = (argv: readonly string[] = [], env: Readonly<Record<string, string>> = {}) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'images.ts'), ...argv],
    { encoding: 'utf8', env: { PATH: outils, ...env } },
  )
  return { code: status, dit: stderr.trim() }
}

describe('npm run images', () => {
  it('is written one way', () => {
    const { code, dit } = lancer(['--inconnue'])
    expect(code).toBe(2)
    expect(dit).toContain('--node-image')
    expect(dit).toContain('Sortie : 0')
  })

  it('writes the digest of every image where compose reads it, or says which has none', () => {
    // An engine that knows every image, by a digest made of its name.
    poser(
      'docker',
      `case "$1" in --version|info|pull) exit 0;; esac
test "$4" = '{{index .RepoDigests 0}}' || exit 9
printf '%s@sha256:%064d\\n' "$5" 7`,
    )
    // Where it is written is the repository's root: what stands there is put back.
    const surcharge = join(import.meta.dirname, '../../docker-compose.override.yml')
    const avant = existsSync(surcharge) ? readFileSync(surcharge) : null
    try {
      expect(
        lancer(['epingler'], { MOTEUR: 'docker', PATH: `${outils}:${process.env['PATH']}` }),
      ).toEqual({ code: 0, dit: '' })
      const texte = readFileSync(surcharge, 'utf8')
      const images = [...texte.matchAll(/(?:image|_IMAGE): (\S+)/g)].map((m) => m[1] ?? '')
      expect(images.length).toBeGreaterThan(10)
      for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:0+7$/)
      for (const [, service] of readFileSync(
        join(surcharge, '../docker-compose.yml'),
        'utf8',
      ).matchAll(/^ {2}(\w+):\n/gm))
        if (!['base', 'file', 'environment'].includes(service ?? ''))
          expect(texte).toContain(`  ${service}:\n`)
    } finally {
      rmSync(surcharge)
      if (avant) writeFileSync(surcharge, avant)
    }
    poser(
      'docker',
      'case "$1" in --version|info) exit 0;; esac; echo "manifest unknown" >&2; exit 1',
    )
    expect(lancer(['epingler'], { MOTEUR: 'docker' })).toEqual({
      code: 1,
      dit: 'Rien n’est épinglé : manifest unknown',
    })
    rmSync(join(outils, 'docker'))
  })

  it('says that no engine is found, and what to install', () => {
    expect(lancer()).toEqual({
      code: 3,
      dit: expect.stringMatching(/^Aucun moteur de conteneurs .*podman/),
    })
    expect(lancer([], { MOTEUR: 'podman' })).toEqual({
      code: 3,
      dit: 'MOTEUR=podman : ce programme n’est pas installé.',
    })
    expect(lancer([], { MOTEUR: 'lxc' })).toMatchObject({ code: 3 })
  })

  it('says that an engine only builds, or does not let this person in', () => {
    poser('buildah', 'exit 0')
    expect(lancer().dit).toContain('buildah construit des images et n’en lance pas')
    poser('docker', 'test "$1" = --version && exit 0; echo "permission denied" >&2; exit 1')
    const { code, dit } = lancer()
    expect(code).toBe(3)
    expect(dit).toContain('docker est installé et ne répond pas : permission denied')
    if (process.getuid?.() !== 0) expect(dit).toContain('root')
    expect(lancer([], { MOTEUR: 'docker' }).dit).toContain('docker ne répond pas')
  })
})
