import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ecrireCarte } from './scripts/carte-departements.ts'
import { compress } from './scripts/compress.ts'
import { dsfrLeger } from './scripts/dsfr-leger.ts'
import { writeDsfrStyle } from './scripts/dsfr-style.ts'
import { regles } from './scripts/regles.ts'
import { routeurLeger } from './scripts/routeur-leger.ts'
import { typographie } from './scripts/typographie.ts'
import packageJson from './package.json' with { type: 'json' }

/** What surrounds every screen, and the libraries that it stands on. */
const SOCLE =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!react-router\/dist\/esm\/link)|apps\/web\/src\/(?:shell\/|lib\/(?!form-check))|packages\/contract\/src\/(?:client|http)\./

/**
 * What is always used together, and what nearly every screen has: one file each, rather than a
 * dozen small ones that compress badly.
 */
const GROUPES = [
  { name: 'socle', test: SOCLE },
  { name: 'table', test: /packages\/ui\/src\/DataTable/ },
  { name: 'liste', test: /components\/QueryTable|packages\/ui\/src\/Pagination/ },
  { name: 'champs', test: /packages\/ui\/src\/(?:field|ids|FieldText)\./ },
  {
    name: 'saisie',
    test: /packages\/ui\/src\/(?:FieldSelect|FieldDate|date-text)|lib\/dates|ActionsRecherche/,
  },
]
/**
 * Files that the first page has loaded: naming them again for each screen, or what it is about to
 * import, would only make that page heavier.
 */
const DEJA_LA = /\/(?:index|socle|rolldown-runtime)-/

/**
 * The brand is a setting of the build: VITE_MARQUE=etat for those entitled to the State's brand.
 */
export default defineConfig(({ isSsrBuild }) => {
  writeDsfrStyle(process.env['VITE_MARQUE'] ?? 'neutre')
  ecrireCarte()
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
  return {
    root: import.meta.dirname,
    define: { VERSION_PRODUIT: JSON.stringify(packageJson.version) },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './src/routeTree.gen.ts',
        quoteStyle: 'single',
        // What a screen reads before it shows comes with it: the entry knows its address, its title
        // and its guard.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      }),
      dsfrLeger(),
      routeurLeger(),
      regles(),
      react(),
      typographie(),
      ...(isSsrBuild ? [] : [compress()]),
    ],
    // What renders visitors' pages stands alone: the API loads it without this package's
    // dependencies.
    ssr: { noExternal: true },
    // React has had it for years: its substitute stays out.
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
    // Nothing is inlined: the content security policy only knows the register's own files.
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (fichier, deps, { hostType }) =>
          hostType === 'js' ? deps.filter((d) => d !== fichier && !DEJA_LA.test(d)) : deps,
      },
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: GROUPES } } },
      copyPublicDir: !isSsrBuild,
    },
  }
})
