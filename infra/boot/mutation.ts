import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dire, lireMots, renoncer, ROOT } from './house.ts'
import { rangsDe } from './markdown.ts'
import { ecrirePartie, lireEntre, tableauMarkdown } from './reperes.ts'
import { run } from './tools.ts'

// npm run mutation [-- dossier compte/activer.ts declaration/champs] [--tout-revoir]: Stryker plants one
// fault at a time in a folder of the domain, or in a part of one, and the tests of the domain must see
// it: 85 % at least. What survives is printed; the row of a whole folder is written in docs/pannes.md.
// Only what changed since the last time is tried again.
const DOSSIERS = ['dossier', 'compte', 'declaration']
const SEUIL = 85
const USAGE = `npm run mutation [-- ${DOSSIERS.join(' ')}, ou un fichier ou dossier de l’un] [--tout-revoir]`
const { values, positionals } = lireMots({ 'tout-revoir': { type: 'boolean' } }, USAGE)
const voulus = positionals.length > 0 ? positionals : DOSSIERS
for (const nom of voulus)
  if (
    !DOSSIERS.includes(nom.split('/')[0] ?? '') ||
    !existsSync(join(ROOT, 'packages/domain/src', nom))
  )
    renoncer(`« ${nom} » : ${USAGE}`)

const reglages = (nom: string, dossier: string) => ({
  testRunner: 'domaine',
  plugins: [join(import.meta.dirname, 'coureur.ts')],
  mutate: [
    nom.endsWith('.ts') ? `src/${nom}` : `src/${nom}/**/*.ts`,
    '!src/**/*.{test,cas,exemple}.ts',
    '!src/**/cas-*.ts',
  ],
  // What Stryker does to a configuration of TypeScript asks for an interface that version 7 has no
  // more: none is copied.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tsconfigFile: 'aucun.json',
  coverageAnalysis: 'perTest',
  // A table read once, when its module is: trying each of its cells takes the whole suite each time.
  ignoreStatic: true,
  // A word of a closed set is refused by the compiler; a sentence is judged by who reads it.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 3000,
  incremental: true,
  incrementalFile: join(ROOT, `node_modules/.registre-mutation/${nom.replaceAll('/', '.')}.json`),
  force: values['tout-revoir'] ?? false,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: join(dossier, 'rapport.json') },
  tempDirName: join(dossier, 'copie'),
})

interface Rapport {
  files: Record<
    string,
    {
      mutants: {
        status: string
        mutatorName: string
        replacement?: string
        location: { start: { line: number; column: number } }
      }[]
    }
  >
}
const VUES = ['Killed', 'Timeout']
const PASSEES = ['Survived', 'NoCoverage']

/** Plants the faults of one folder; gives its row, and whether enough of them were seen. */
const eprouver = async (
  nom: string,
  dossier: string,
): Promise<{ ligne: string[]; tient: boolean }> => {
  const config = join(dossier, 'reglages.json')
  await writeFile(config, JSON.stringify(reglages(nom, dossier)))
  const { code } = await run('stryker', ['run', config], { cwd: join(ROOT, 'packages/domain') })
  if (code !== 0) return renoncer(`Stryker a fini avec ${code} sur ${nom}.`)
  const { files }: Rapport = JSON.parse(await readFile(join(dossier, 'rapport.json'), 'utf8'))
  const fautes = Object.entries(files).flatMap(([fichier, { mutants }]) =>
    mutants.map((m) => ({ ...m, fichier })),
  )
  const parmi = (statuts: readonly string[]) => fautes.filter((f) => statuts.includes(f.status))
  const [vues, passees] = [parmi(VUES), parmi(PASSEES)]
  for (const { fichier, status, mutatorName, replacement = '', location } of passees)
    dire(
      `  ${fichier}:${location.start.line}:${location.start.column} ${status === 'NoCoverage' ? 'jamais exécutée' : 'passée'} ${mutatorName} → ${replacement.slice(0, 80).replaceAll('\n', ' ')}`,
    )
  const part = (100 * vues.length) / Math.max(1, vues.length + passees.length)
  dire(`${nom} : ${vues.length} vues sur ${vues.length + passees.length}, ${part.toFixed(1)} %`)
  const jamais = passees.filter((f) => f.status === 'NoCoverage').length
  return {
    ligne: [
      nom,
      new Date().toISOString().slice(0, 10),
      String(vues.length + passees.length),
      String(vues.length),
      String(passees.length - jamais),
      String(jamais),
      `${part.toFixed(1)} %`,
    ],
    tient: part >= SEUIL,
  }
}

const PAGE = 'docs/pannes.md'
const dossier = await mkdtemp(join(tmpdir(), 'registre-mutation-'))
// However the command ends.
process.on('exit', () => rmSync(dossier, { recursive: true, force: true }))

/** The row of one folder; those that were not asked for keep theirs. */
const noter = async (nom: string, ligne: string[]): Promise<void> => {
  const dites = rangsDe(lireEntre(await readFile(join(ROOT, PAGE), 'utf8'), 'mutation'))
  await ecrirePartie(
    PAGE,
    'mutation',
    tableauMarkdown(
      ['règles', 'jour', 'fautes plantées', 'vues', 'passées', 'jamais exécutées', 'part vue'],
      DOSSIERS.flatMap((d) =>
        [d === nom ? ligne : dites.find(([dit]) => dit === d)].filter((l) => l !== undefined),
      ),
    ),
  )
}

for (const nom of voulus) {
  const { ligne, tient } = await eprouver(nom, dossier)
  if (DOSSIERS.includes(nom)) await noter(nom, ligne)
  if (!tient) process.exitCode = 1
}
