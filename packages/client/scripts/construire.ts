import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

// Makes the package that integrators install, in dist/publie: one module, its types, the examples,
// nothing of the server. With --archive <folder>, also packs it there.
const { values } = parseArgs({ options: { archive: { type: 'string' } } })
const ICI = join(import.meta.dirname, '..')
const RACINE = join(ICI, '../..')
const PUBLIE = join(ICI, 'dist/publie')
const DECLARATIONS = join(ICI, 'dist/declarations')

const executer = (commande: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(commande, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${commande} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** `./operations.gen.ts`, `../../contract/src/http.ts` … are beside each other once published. */
const aplatir = (texte: string, vers: (nom: string) => string): string =>
  texte.replace(
    /(from\s+')(\.[^']*\/)([\w.-]+?)(?:\.gen)?\.ts'/g,
    (_, de: string, __: string, nom: string) => `${de}${vers(nom)}'`,
  )

const ecrireModule = async (): Promise<void> => {
  await build({
    root: ICI,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: PUBLIE,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: join(ICI, 'src/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    },
  })
}

const ecrireTypes = (): void => {
  rmSync(DECLARATIONS, { recursive: true, force: true })
  executer(
    join(RACINE, 'node_modules/.bin/tsc'),
    ['-p', join(ICI, 'tsconfig.publication.json')],
    ICI,
  )
  for (const dossier of ['client/src', 'contract/src'])
    for (const fichier of readdirSync(join(DECLARATIONS, dossier))) {
      // The table of the operations is of no type that a caller sees.
      const lu = readFileSync(join(DECLARATIONS, dossier, fichier), 'utf8').replace(
        /export declare const OPERATIONS: \{[^]*?\n\};\n/,
        '',
      )
      const texte = aplatir(lu, (nom) => `./${nom}.js`)
      writeFileSync(
        join(PUBLIE, fichier.replace('.gen.', '.')),
        fichier === 'index.d.ts' ? `/// <reference lib="dom" />\n${texte}` : texte,
      )
    }
}

/** The examples as plain JavaScript: the same text without its types. */
const ecrireExemples = (): void => {
  mkdirSync(join(PUBLIE, 'exemples'), { recursive: true })
  for (const fichier of readdirSync(join(ICI, 'exemples'))) {
    if (!fichier.endsWith('.ts')) {
      cpSync(join(ICI, 'exemples', fichier), join(PUBLIE, 'exemples', fichier), { recursive: true })
      continue
    }
    const sansTypes = stripTypeScriptTypes(readFileSync(join(ICI, 'exemples', fichier), 'utf8'))
    const texte = aplatir(sansTypes, (nom) =>
      nom === 'index' ? '@registre/client' : `./${nom}.js`,
    )
      .replace(/[ \t]+$/gm, '')
      .replace(/(?<=\S) +(?=[,)])/g, '')
      .replace(/\n{3,}/g, '\n\n')
      .replaceAll(/(exemples\/[\w-]+)\.ts\b/g, '$1.js')
    writeFileSync(join(PUBLIE, 'exemples', basename(fichier, '.ts') + '.js'), texte)
  }
}

const ecrireNotice = (): void => {
  const { name, version, license, description }: Record<string, string> = JSON.parse(
    readFileSync(join(ICI, 'package.json'), 'utf8'),
  )
  const notice = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['*.js', '*.d.ts', 'exemples'],
    engines: { node: '>=20' },
  }
  writeFileSync(join(PUBLIE, 'package.json'), `${JSON.stringify(notice, null, 2)}\n`)
  copyFileSync(join(ICI, 'README.md'), join(PUBLIE, 'README.md'))
  copyFileSync(join(RACINE, 'LICENSE'), join(PUBLIE, 'LICENSE'))
}

await ecrireModule()
ecrireTypes()
ecrireExemples()
ecrireNotice()
if (values.archive !== undefined) {
  const dossier = resolve(values.archive)
  mkdirSync(dossier, { recursive: true })
  executer('npm', ['pack', '--silent', '--pack-destination', dossier], PUBLIE)
}
