import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { dire, renoncer, ROOT } from '../house.ts'
import { run } from '../tools.ts'
import { A_VENIR, CHANGELOG, lireChangelog } from './changelog.ts'
import { ecrireContrat } from './contrat.ts'
import { changementsTrouves, CONTRAT, contratPresent, enPreparation, TROUVES } from './presente.ts'
import { refusDeFailles } from './failles.ts'
import { derniere, git, LISTE, type Publiee, publiees } from './publiees.ts'
import { fautesDeVersion } from './verifier.ts'

// npm run publier -- 1.9.0: makes a release of this code. Checks that nothing is left to commit and
// that the changelog announces what it has to, writes the version everywhere, keeps its contract,
// commits and tags. Publishes nothing: pushing is up to who runs it.
// --sans-audit: where the registry of packages does not tell the known faults of dependencies.
const {
  values: { 'sans-audit': sansAudit },
  positionals: [version = ''],
} = parseArgs({
  options: { 'sans-audit': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const jour = new Date().toISOString().slice(0, 10)
const VERSIONS_TS = join(ROOT, 'packages/contract/src/versions.ts')
const MIGRATIONS = join(ROOT, 'prisma/migrations')
/** Where the version is written besides the package.json files. */
const AUSSI = ['infra/kubernetes/kustomization.yaml', 'packages/client/README.md']

const plusGrande = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { numeric: true }) > 0

/** Why this version cannot be made: a French sentence each. */
const obstacles = async (): Promise<string[]> => {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return ['Donnez la version : npm run publier -- 1.9.0']
  const [section] = lireChangelog()
  return [
    ...(plusGrande(version, packageJson.version)
      ? []
      : [`La version ${version} ne suit pas la ${packageJson.version}.`]),
    ...(git('status', '--porcelain') === '' ? [] : ['Il reste des changements à enregistrer.']),
    ...(git('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) === null
      ? []
      : [`L’étiquette v${version} existe déjà.`]),
    ...(section?.version === version && section.date === A_VENIR
      ? []
      : [`CHANGELOG.md doit commencer par « ## ${version} — ${A_VENIR} ».`]),
    ...(changementsTrouves().depuis.length === 0 || enPreparation() === version
      ? []
      : [`Le contrat a changé : packages/contract/src/versions.ts doit le dire à la ${version}.`]),
    ...(await fautesDeVersion()),
    ...(await refusDeFailles(jour, sansAudit)),
  ]
}

const remplacer = (fichier: string, de: string | RegExp, par: string): void => {
  const texte = readFileSync(fichier, 'utf8')
  const nouveau = texte.replace(de, par)
  if (nouveau === texte) renoncer(`${fichier} ne porte pas ${String(de)}.`)
  writeFileSync(fichier, nouveau)
}
const ecrireJson = (fichier: string, valeur: unknown): void =>
  writeFileSync(fichier, `${JSON.stringify(valeur, null, 2)}\n`)

const fautes = await obstacles()
if (fautes.length > 0) renoncer(fautes.join('\n'))

const ancienne = packageJson.version
// What is kept of this release, read before its number is written.
const { parVersion, depuis } = changementsTrouves()
const contrat = { ...contratPresent(), version }
const migration =
  globSync('*/migration.sql', { cwd: MIGRATIONS }).toSorted().at(-1)?.split('/')[0] ??
  derniere().migration
const publiee: Publiee = { version, date: jour, migration }
const liste = [publiee, ...publiees()]
const annoncee = enPreparation() === version

for (const fichier of globSync('{.,packages/*,apps/*,infra/*,prisma/seed}/package.json', {
  cwd: ROOT,
}))
  remplacer(join(ROOT, fichier), `"version": "${ancienne}"`, `"version": "${version}"`)
for (const fichier of AUSSI)
  remplacer(join(ROOT, fichier), new RegExp(ancienne.replaceAll('.', '\\.'), 'g'), version)
remplacer(
  join(ROOT, 'publiccode.yml'),
  /^softwareVersion: .*\nreleaseDate: .*$/m,
  `softwareVersion: ${version}\nreleaseDate: '${jour}'`,
)
remplacer(CHANGELOG, `## ${version} — ${A_VENIR}`, `## ${version} — ${jour}`)
if (annoncee) remplacer(VERSIONS_TS, /date: '[\d-]+'/, `date: '${jour}'`)
writeFileSync(CONTRAT, ecrireContrat(contrat))
ecrireJson(TROUVES, { [version]: depuis, ...parVersion })
ecrireJson(LISTE, liste)

const outil = async (nom: string, arguments_: readonly string[]): Promise<void> => {
  const { code } = await run(nom, arguments_, { quiet: true })
  if (code !== 0) renoncer(`${nom} ${arguments_.join(' ')} a échoué : rien n’est enregistré.`)
}
await outil('oxfmt', ['-c', 'infra/build/oxfmt.json', 'packages/contract/src/versions.ts'])
const NODE = ['--disable-warning=ExperimentalWarning']
await outil(process.execPath, [...NODE, 'infra/boot/docs.ts'])
await outil(process.execPath, [...NODE, 'infra/boot/versions/verifier.ts'])
for (const arguments_ of [
  ['add', '--all'],
  ['commit', '--quiet', '--message', `Release ${version}`],
  ['tag', '--annotate', `v${version}`, '--message', `Version ${version}`],
])
  if (git(...arguments_) === null) renoncer(`git ${arguments_.join(' ')} a échoué.`)
dire(`La version ${version} est faite : étiquette v${version}. git push --follow-tags la publie.`)
process.exit(0)
