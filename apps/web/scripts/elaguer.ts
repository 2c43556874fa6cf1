import purge from '@fullhuman/postcss-purgecss'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const DSFR = join(import.meta.dirname, '../node_modules/@codegouvfr/react-dsfr')

const sources = (motif: string): string[] => globSync(join(ROOT, motif))
/** Where the product writes classes. */
const PRODUIT = [
  'apps/web/index.html',
  'apps/web/src/**/*.{ts,tsx}',
  'packages/{ui,domain}/src/**/*.{ts,tsx}',
  'apps/api/src/platform/{rendu,repetition}.ts',
].flatMap(sources)
/** The files of an import of the design system; what is not found would prune too much. */
const fichiersDe = (chemin: string): string[] => {
  const trouves = globSync(join(DSFR, `${chemin}{.js,/*.js}`))
  if (trouves.length === 0) throw new Error(`${chemin}: no file in the design system`)
  return trouves
}
/** The design system's own pieces in use, named by what imports them. */
const importees = (fichiers: readonly string[]): string[] => [
  ...new Set(
    fichiers.flatMap((fichier) =>
      [...readFileSync(fichier, 'utf8').matchAll(/'@codegouvfr\/react-dsfr\/([\w./-]+)'/g)]
        .map(([, chemin = '']) => chemin)
        .filter((chemin) => !chemin.endsWith('.css'))
        .flatMap(fichiersDe),
    ),
  ),
]
const mots = (texte: string): string[] => texte.match(/[\w-]+/g) ?? []
/** `fr-alert--${ton}` may be any of its kind. */
const composees = (texte: string): RegExp[] =>
  [...texte.matchAll(/(fr-[\w-]*(?:\$\{[^}]*\}[\w-]*)+)/g)]
    .map(([, nom = '']) => nom.replace(/\$\{[^}]*\}/g, '[\\w-]+'))
    .filter((motif) => motif !== 'fr-[\\w-]+')
    .map((motif) => new RegExp(`^${motif}$`))
/** The behaviours write `fr-modal--opened` out of 'opened', and `--align-right` after any class. */
const etats = (textes: readonly string[]): RegExp => {
  const dits = textes.flatMap((texte) =>
    [...texte.matchAll(/'([a-z][a-z-]*)'|\}--([a-z][a-z-]*)/g)].map(([, a, b]) => a ?? b ?? ''),
  )
  return new RegExp(`^fr-[\\w-]+--(?:${[...new Set(dits)].join('|')})$`)
}

/**
 * Leaves out the rules of the design system that no screen uses, for a page that comes sooner and
 * that a phone lays out faster. Other style sheets keep every class, and every variable stays: some
 * are read by way of others.
 */
export const elaguer = (): ReturnType<typeof purge> => {
  const leurs = [...importees(PRODUIT), ...globSync(join(DSFR, 'shared/*.js'))]
  const content = [...PRODUIT, ...leurs]
  const lire = (fichier: string): string => readFileSync(fichier, 'utf8')
  return purge({
    content,
    // The behaviours write `collapse--expanded`, and read `fr-collapse--expanded`.
    extractors: [
      {
        extensions: ['js'],
        extractor: (texte) => mots(texte).flatMap((mot) => [mot, `fr-${mot}`]),
      },
    ],
    defaultExtractor: mots,
    safelist: [
      /^(?!fr-)/,
      ...content.flatMap((fichier) => composees(lire(fichier))),
      etats(leurs.filter((fichier) => fichier.endsWith('.module.js')).map(lire)),
    ],
  })
}
