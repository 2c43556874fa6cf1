import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { de, DOSSIER, kustomization, pods, porte, rendre, version } from './kubernetes.lire.ts'
import { documents, RACINE, texte } from './lire.ts'

const copie = mkdtempSync(join(tmpdir(), 'kubernetes-'))
cpSync(join(RACINE, DOSSIER), copie, { recursive: true })
afterAll(() => rmSync(copie, { recursive: true }))
const fait = rendre(copie)

describe('what is applied to a cluster', () => {
  it('makes its namespace, where nothing may ask for more than it does', () => {
    expect(de('Namespace').map((n) => n.metadata.name)).toEqual([kustomization.namespace])
    for (const mode of ['enforce', 'audit', 'warn'])
      expect(de('Namespace')[0]?.metadata.labels).toHaveProperty(
        [`pod-security.kubernetes.io/${mode}`],
        'restricted',
      )
  })

  it('is watched as the rules expect, each pod that answers /metrics by its name', () => {
    const suivis = de('PodMonitor').flatMap(
      (m) => m.spec.selector.matchExpressions?.flatMap((e) => e.values) ?? [],
    )
    expect(suivis.toSorted()).toEqual(['registre-api', 'registre-worker'])
    for (const nom of suivis) expect(porte({ app: nom }).map((p) => p.nom)).toEqual([nom])
    expect(de('PrometheusRule').map((r) => r.spec)).toEqual(
      documents('infra/observabilite/alertes.yml'),
    )
  })

  it('takes images by a name of the operator and a version, written once', () => {
    const images = pods.flatMap((p) => p.spec.containers.map((c) => c.image))
    expect(new Set(images)).toEqual(new Set(kustomization.images.map((i) => i.name)))
    for (const { name, newTag } of kustomization.images) {
      expect(newTag).toMatch(/^\d+\.\d+/)
      // Nobody can own this one: what the operator has not named is pulled from nowhere.
      if (!name.startsWith('docker.io/')) expect(name).toMatch(/^registre\.invalid\//)
      if (name.startsWith('registre.invalid/')) expect(newTag).toBe(version)
    }
    expect(kustomization.labels[0].pairs['app.kubernetes.io/version']).toBe(version)
    expect(texte(`${DOSSIER}/kustomization.yaml`).split(version)).toHaveLength(2)
  })

  it.skipIf(fait === null)('makes a Job a version, and starts again what a setting changes', () => {
    expect(fait).toContain(`  name: registre-migrations-${version}\n`)
    expect(fait).toMatch(/configMapRef:\n\s+name: registre-reglages-\w{10}\n/)
    for (const [, image] of (fait ?? '').matchAll(/ image: (\S+)/g))
      expect(image).toMatch(/:\d+\.\d+/)
    // The next version, with the door of certificates.
    const suivante = (fichier: string): void => {
      const chemin = join(copie, fichier)
      writeFileSync(
        chemin,
        readFileSync(chemin, 'utf8')
          .replace(version, '99.0.0')
          .replace('# components:', 'components:')
          .replace('OTEL_TRACES_SAMPLER_ARG=', 'JOURNAL_NIVEAU=warn\nOTEL_TRACES_SAMPLER_ARG='),
      )
    }
    for (const fichier of ['kustomization.yaml', 'reglages.env']) suivante(fichier)
    const autre = rendre(copie) ?? ''
    expect(autre).toContain('  name: registre-migrations-99.0.0\n')
    // In names, labels and images; a sentence may tell of a version.
    expect(autre).not.toMatch(new RegExp(`[-:] ?${version}`))
    expect(autre).toContain('- containerPort: 8443')
    const nomDesReglages = (texteFait: string | null): string | undefined =>
      /name: (registre-reglages-\w+)/.exec(texteFait ?? '')?.[1]
    expect(nomDesReglages(autre)).not.toBe(nomDesReglages(fait))
  })
})
