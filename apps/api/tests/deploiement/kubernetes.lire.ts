import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Genre, type Manifeste, manifeste } from './kubernetes.schema.ts'
import { documents, RACINE, texte } from './lire.ts'

export const DOSSIER = 'infra/kubernetes'
/** The manifests beside kustomization.yaml, its models included. */
export const fichiers = readdirSync(join(RACINE, DOSSIER)).filter(
  (f) => f.endsWith('.yaml') && f !== 'kustomization.yaml',
)
export const tous: Manifeste[] = [...fichiers, 'certificats/porte.yaml'].flatMap((f) =>
  documents(`${DOSSIER}/${f}`).map((d) => {
    const lu = manifeste.safeParse(d)
    if (!lu.success) throw new Error(`${f} : ${z.prettifyError(lu.error)}`)
    return lu.data
  }),
)
/** Every object of a kind. */
export const de = <K extends Manifeste['kind']>(kind: K): Genre<K>[] =>
  tous.filter((m): m is Genre<K> => m.kind === kind)
/** The pods that they make, with the name of who makes them. */
export const pods = [...de('Deployment'), ...de('Job')].map((m) => ({
  nom: m.metadata.name,
  ...m.spec.template,
}))
/** The pods that bear these labels. */
export const porte = (etiquettes: Readonly<Record<string, string>> | undefined) =>
  pods.filter((p) => Object.entries(etiquettes ?? {}).every(([k, v]) => p.metadata.labels[k] === v))
/** kustomization.yaml: what is applied, and what is made of it. */
export const kustomization = z
  .strictObject({
    apiVersion: z.string(),
    kind: z.literal('Kustomization'),
    namespace: z.literal('registre'),
    resources: z.array(z.string()),
    configMapGenerator: z.array(
      z.strictObject({
        name: z.string(),
        envs: z.array(z.string()).optional(),
        files: z.array(z.string()).optional(),
      }),
    ),
    labels: z.tuple([
      z.strictObject({
        pairs: z.strictObject({ 'app.kubernetes.io/version': z.string() }),
      }),
    ]),
    replacements: z.array(z.unknown()),
    images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })),
  })
  .parse(documents(`${DOSSIER}/kustomization.yaml`)[0])
export const { version } = JSON.parse(texte('package.json')) as { version: string }
/** What reglages.env says: KEY=value, as kustomize reads it. */
export const reglages = Object.fromEntries(
  texte(`${DOSSIER}/reglages.env`)
    .split('\n')
    .filter((l) => l !== '' && !l.startsWith('#'))
    .map((l) => [l.slice(0, l.indexOf('=')), l.slice(l.indexOf('=') + 1)] as const),
)
/** What kubectl makes of a folder; null without kubectl. */
export const rendre = (dossier: string): string | null => {
  const { status, stdout, stderr, error } = spawnSync('kubectl', ['kustomize', dossier], {
    encoding: 'utf8',
  })
  if (error) return null
  if (status !== 0) throw new Error(stderr)
  return stdout
}
