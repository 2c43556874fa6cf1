/**
 * Writes node_modules/.dsfr/dsfr.css: the parts of the French design system that the screens use.
 * Only the listed components and the icons named in the sources are kept. Outside the State's
 * brand, its fonts are left out
 * and its font name is replaced, so that no reserved file can be requested.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elaguer } from './elaguer.ts'

const web = join(import.meta.dirname, '..')
const PACKAGE = '@codegouvfr/react-dsfr/dsfr'
const DSFR = join('node_modules', PACKAGE)
const COMPOSANTS = [
  'accordion',
  'alert',
  'badge',
  'breadcrumb',
  'button',
  'callout',
  'card',
  'checkbox',
  'consent',
  'content',
  'footer',
  'form',
  'header',
  'highlight',
  'input',
  'link',
  'logo',
  'modal',
  'navigation',
  'notice',
  'pagination',
  'password',
  'radio',
  'search',
  'select',
  'sidemenu',
  'skiplink',
  'stepper',
  'summary',
  'tab',
  'table',
  'tag',
  'tile',
  'toggle',
  'tooltip',
  'upload',
]

const read = (path: string): string => readFileSync(join(web, DSFR, path), 'utf8')

/** Makes the addresses of a part relative to the written file, whatever its depth. */
const rebase = (css: string, folder: string): string =>
  css.replace(
    /url\(\s*(["']?)(?!data:|["']|#)([^)"']+)\1\s*\)/g,
    (_, _quote: string, path: string) => `url("../${join(PACKAGE, folder, path)}")`,
  )

const part = (folder: string, name: string): string => rebase(read(`${folder}/${name}`), folder)

const usedIcons = (): Set<string> => {
  const files = globSync(['src/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'], { cwd: web })
  const icons = new Set<string>()
  for (const file of files)
    for (const [icon] of readFileSync(join(web, file), 'utf8').matchAll(/fr-icon-[a-z0-9-]+/g))
      icons.add(icon)
  return icons
}

const iconRules = (): string => {
  const used = usedIcons()
  const rules = read('utility/icons/icons.css').matchAll(
    /\.(fr-icon-[a-z0-9-]+)::before,\s*\.fr-icon-[a-z0-9-]+::after\s*\{[^}]*\}/g,
  )
  return rebase(
    [...rules]
      .filter(([, icon]) => used.has(icon ?? ''))
      .map(([rule]) => rule)
      .join('\n'),
    'utility/icons',
  )
}

/**
 * Takes the brand of the build ('neutre' or 'etat'); gives the path written. Throws when the design
 * system is not installed.
 */
export const writeDsfrStyle = (marque: string): string => {
  const parts = [
    part('core', 'core.main.min.css'),
    ...COMPOSANTS.map((name) => part(`component/${name}`, `${name}.main.min.css`)),
    part('scheme', 'scheme.min.css'),
    `@media print{${part('core', 'core.print.min.css')}}`,
    iconRules(),
  ]
  let css = parts
    .join('\n')
    .replaceAll('@charset "UTF-8";', '')
    .replace(/\/\*![\s\S]*?\*\//g, '')
  if (marque !== 'etat') {
    css = css
      .replace(/@font-face\s*\{[^}]*\}/g, '')
      .replace(
        /(["']?)\b(Marianne|Spectral)\b\1/g,
        '"Source Sans 3 Variable","Source Sans 3 suppleante"',
      )
  }
  css = elaguer(css)
  const fonte = marque === 'etat' ? '' : '@import "../../src/fonte.css";\n'
  const folder = join(web, 'node_modules/.dsfr')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'dsfr.css')
  writeFileSync(
    path,
    `/* DSFR, MIT and etalab-2.0, restricted use: see its terms. */\n${fonte}${css}`,
  )
  return path
}
