/** What the screens never name is left out of the design system's sheet: half of its weight. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const web = join(import.meta.dirname, '..')
const SOURCES = ['src/**/*.{ts,tsx,css}', '../../packages/ui/src/**/*.{ts,tsx,css}']
/** The components of the design system name classes too, all of them here: too many is harmless. */
const COMPOSANTS = 'node_modules/@codegouvfr/react-dsfr/*.js'

/**
 * Utilities and decorations: an element has such a class because a text names it, never because a
 * behaviour adds it.
 */
const UTILITAIRE =
  /^fr-(?:[mp][trblxy]?n?-|col-|grid-|container|background-|text-|displayed-|hidden|unhidden|ratio-|icon-|fi-|raw-|enlarge-|no-|h\d|tile-|card-|badge-|tag-|callout-|highlight|artwork|pictogram|responsive-|content-media|follow|share|transcription|quote|range|download|user|connect)/
/** The colours of the palette and of its uses: by far the most numerous variables. */
const COULEUR =
  /-(?:grey|france|marianne|info|success|warning|error|\d+|blue|green|pink|yellow|orange|purple|beige|brown)(?:-|$)/

const lire = (motif: string | string[]): string =>
  globSync(motif, { cwd: web })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n')

/** Says whether a text names a class, or puts together one that begins like it. */
const classesNommees = (texte: string): ((nom: string) => boolean) => {
  const ecrites = new Set(texte.match(/fr-[a-z0-9_-]+/g))
  const composees = [...new Set(texte.match(/fr-[a-z0-9_-]{2,}(?=\$\{)/g))]
  return (nom) => ecrites.has(nom) || composees.some((debut) => nom.startsWith(debut))
}

/** Selectors of a list; the commas of :not(a, b) are their own. */
const decouper = (liste: string): string[] => {
  if (!liste.includes('(')) return liste.split(',')
  const selecteurs = ['']
  let profondeur = 0
  for (const signe of liste) {
    if (signe === '(') profondeur += 1
    if (signe === ')') profondeur -= 1
    if (signe === ',' && profondeur === 0) selecteurs.push('')
    else selecteurs[selecteurs.length - 1] += signe
  }
  return selecteurs
}

/**
 * A selector goes when it asks for a utility that nothing names; `[class*=fr-icon-]` asks for none.
 */
const reglesUtiles = (css: string, nommee: (nom: string) => boolean): string => {
  const sert = (selecteur: string): boolean =>
    [...selecteur.matchAll(/\.(fr-[a-z0-9_-]+)/g)].every(
      ([, nom = '']) => !UTILITAIRE.test(nom) || nommee(nom),
    )
  return css
    .replace(/([^{}]+)\{([^{}]*)\}/g, (entier, selecteurs: string, corps: string) => {
      if (selecteurs.trimStart().startsWith('@')) return entier
      const gardes = decouper(selecteurs).filter(sert)
      return gardes.length === 0 ? '' : `${gardes.join(',')}{${corps}}`
    })
    .replace(/@media[^{}]*\{\s*\}/g, '')
}

/**
 * Without the colours that nothing reads, as long as one falls: one may be read by another alone.
 */
const couleursLues = (css: string, ailleurs: ReadonlySet<string>): string => {
  const lues = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, nom]) => nom))
  const reste = css.replace(/(--[\w-]+):[^;{}]*;?/g, (entier, nom: string) =>
    lues.has(nom) || ailleurs.has(nom) || !COULEUR.test(nom) ? entier : '',
  )
  return reste.length === css.length ? css : couleursLues(reste, ailleurs)
}

/** Takes the design system's sheet, gives it with only what the screens may show. */
export const elaguer = (css: string): string => {
  const sources = lire(SOURCES)
  return couleursLues(
    reglesUtiles(css, classesNommees(`${sources}\n${lire(COMPOSANTS)}`)),
    new Set(sources.match(/--[\w-]+/g)),
  )
}
