import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type CSSOptions, defineConfig, type Plugin } from 'vite'
import { compress } from './scripts/compress.ts'
import { couleurs } from './scripts/couleurs.ts'
import { elaguer } from './scripts/elaguer.ts'
import { typographie } from './scripts/typographie.ts'
import packageJson from './package.json' with { type: 'json' }

/** The brand is a setting of the build: 'etat' for those entitled to the State's (decision 004). */
const marque = process.env['VITE_MARQUE'] ?? 'neutre'

/** The State's fonts, which the design system declares: another brand does not ship their files. */
const RESERVED_FONT = /Marianne|Spectral/
const css = (construite: boolean): CSSOptions => ({
  postcss: {
    plugins: [
      {
        postcssPlugin: 'registre-reserved-fonts',
        AtRule: {
          'font-face': (face) => {
            if (marque !== 'etat' && RESERVED_FONT.test(face.toString())) face.remove()
          },
        },
      },
      ...(construite ? [elaguer()] : []),
    ],
  },
})

/** The folder to build in: `infra/boot/web.ts` gives each build its own. */
const sortie = process.env['SORTIE_WEB'] ?? 'dist'

const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
/**
 * What nearly every page reads, and what a visitor's search is made of: one file each weighs less,
 * and is asked for sooner, than thirty of a kilobyte.
 */
const ENTREE =
  /(?:packages\/domain\/src\/(?:gestion\/gestion\.enums|declaration\/obligations\.enums|copropriete\/(?:copropriete\.groupes|a-jour\.labels|numero)|acces\/(?:autorites|profils|connexions)|identifiants\/coordonnees|kernel\/(?:dates|table|chemin|number-text)|.*\/portees\.enums)|packages\/contract\/src\/(?:http|client)|packages\/ui\/src\/(?:Alert|Section|ids)|apps\/web\/src\/lib\/(?:api\/.*|field-by|format|milieu|notifications|search-params|store|typographie|montrer|use-apres)|apps\/web\/src\/components\/(?:configuration|declaration\/aujourdhui|Approche|PasLu|annuaire\/lien|recherche\/(?:surligner|derniere-recherche)))\.[jt]sx?$/
const RECHERCHE =
  /components\/(?:recherche\/BoiteRecherche|annuaire\/(?:champs-avances|recherche|use-localiser)|ChampSuggestions|suggestions)\.(?:tsx?|css)$/
const TROUVEES =
  /components\/recherche\/(?:CeQuiEstLu|LigneTrouvee|ResultatsRecherche|RienTrouve)\.tsx$/

/** What every page loads with its entry. */
const DEJA_LA = /\/(?:libraries|rolldown-runtime|preload-helper|entree)-[\w-]{8}\.js$/

/** Each page tells the build that it is of: the server repeats it on every answer. */
const direLaVersion: Plugin = {
  name: 'registre-version',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle }) =>
      bundle === undefined
        ? []
        : [
            {
              tag: 'meta',
              attrs: {
                name: 'registre-version',
                content: `${packageJson.version}-${createHash('sha256')
                  .update(Object.keys(bundle).toSorted().join())
                  .digest('hex')
                  .slice(0, 8)}`,
              },
              injectTo: 'head',
            },
          ],
  },
}

export default defineConfig(({ command, isSsrBuild }) => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
  return {
    root: import.meta.dirname,
    define: { VERSION_PRODUIT: JSON.stringify(packageJson.version) },
    plugins: [
      direLaVersion,
      tanstackRouter({
        autoCodeSplitting: true,
        // A screen's loader comes with its component: 8 kB less for the first page.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      }),
      react(),
      typographie(),
      couleurs(),
      ...(isSsrBuild ? [] : [compress()]),
    ],
    css: css(command === 'build'),
    resolve: {
      alias: { '#brand.css': join(import.meta.dirname, `src/style/marque-${marque}.css`) },
    },
    // What renders visitors' pages stands alone: the API loads it without this package's
    // dependencies.
    ssr: { noExternal: true },
    server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
    // Nothing is inlined: the content security policy only knows the register's own files.
    build: {
      outDir: isSsrBuild ? join(sortie, 'serveur') : sortie,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        // What the first page has already is not asked for again.
        resolveDependencies: (_file, deps, { hostType }) =>
          hostType === 'js' ? deps.filter((dep) => !DEJA_LA.test(dep)) : deps,
      },
      // The libraries of every screen in one file: 4 kB and 7 requests less than a dozen small ones.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'libraries', test: LIBRARIES },
                  { name: 'entree', test: ENTREE },
                  { name: 'recherche', test: RECHERCHE, includeDependenciesRecursively: false },
                  { name: 'trouvees', test: TROUVEES, includeDependenciesRecursively: false },
                ],
              },
            },
          },
      copyPublicDir: !isSsrBuild,
    },
  }
})
