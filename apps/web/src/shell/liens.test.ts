import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const routes = readFileSync(join(WEB, 'routeTree.gen.ts'), 'utf8')
const ADRESSES = [...routes.matchAll(/^ {6}fullPath: '([^']+)'/gm)].map(
  ([, chemin = '']) => new RegExp(`^${chemin.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`),
)
/** What the server answers by itself, beside the screens. */
const HORS_ECRANS = /^\/(?:api|videos|favicon)|\.atom$/

describe('the links of the screens', () => {
  it('lead to screens that exist', () => {
    const morts = globSync('**/*.{ts,tsx}', { cwd: WEB }).flatMap((fichier) =>
      [...readFileSync(join(WEB, fichier), 'utf8').matchAll(/\bhref(?:=|: )["'](\/[^"'?#]*)/g)]
        .map(([, adresse = '']) => adresse)
        .filter((a) => !HORS_ECRANS.test(a) && !ADRESSES.some((forme) => forme.test(a)))
        .map((a) => `${fichier} : ${a}`),
    )
    expect(morts).toEqual([])
    expect(ADRESSES.length).toBeGreaterThan(40)
  })
})
