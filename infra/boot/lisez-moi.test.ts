import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { schema } from '../../apps/api/src/platform/env.schema.ts'
import { ROOT } from './house.ts'

// What a newcomer reads first is true to the letter: the commands exist, so does each path.

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Where a path may begin: the root, or the folder of what the text speaks of. */
const RACINES = [
  '',
  'packages/domain/src',
  'packages/contract/src',
  'apps/api/src',
  'apps/api/src/modules/courriels',
  'infra',
]

/** Every setting of the register, by its name in the schema. */
const REGLAGES = new Set(Object.keys(schema.shape))
/** Of the start from sources, and of Node: no settings of the register. */
const AILLEURS = new Set(['REGISTRE_DONNEES', 'NODE_OPTIONS'])

describe.each(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'infra/README.md'])(
  '%s',
  (document) => {
    const texte = readFileSync(join(ROOT, document), 'utf8')

    it('names commands that exist', () => {
      const commandes = [...texte.matchAll(/npm (?:run ([a-z:-]+)|(start|test)\b)/g)].map(
        ([, nommee, courte]) => nommee ?? courte ?? '',
      )
      expect(commandes).not.toEqual([])
      expect(commandes.filter((c) => !(c in scripts))).toEqual([])
    })
    it('names files and folders that exist', () => {
      const liens = [...texte.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, lien = '']) => lien)
      // Between backquotes: what has a slash, no space and no placeholder, and is no address of the
      // register.
      const chemins = [
        ...texte.matchAll(
          /`(\w[\w.-]*\/(?:[\w.$-]+\/)*(?:[\w.$-]+\.(?:tsx?|mjs|md|ya?ml|tsv))?)`/g,
        ),
      ].map(([, chemin = '']) => chemin)
      expect([...liens, ...chemins]).not.toEqual([])
      const absents = [...liens, ...chemins].filter(
        (c) => !RACINES.some((r) => existsSync(join(ROOT, r, c))),
      )
      expect(absents).toEqual([])
    })
  },
)

it.each(['README.md', 'infra/README.md'])('%s names settings that exist', (document) => {
  const texte = readFileSync(join(ROOT, document), 'utf8')
  const dits = [...texte.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)].map(
    ([, nom = '']) => nom,
  )
  expect(dits).not.toEqual([])
  expect(dits.filter((nom) => !REGLAGES.has(nom) && !AILLEURS.has(nom))).toEqual([])
})
