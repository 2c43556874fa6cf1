import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exigenceDe } from '@registre/db'
import { withdrawalsOf } from '@registre/statements/withdrawals'
import packageJson from '../../../package.json' with { type: 'json' }
import { dire, ROOT } from '../house.ts'
import { ecritesDeuxFois, lireChangelog, nonAnnoncees, type Section } from './changelog.ts'
import { changementsTrouves, contratPublie } from './presente.ts'
import { derniere } from './publiees.ts'

const MIGRATIONS = join(ROOT, 'prisma/migrations')

/** Migrations that the last release does not have. */
const migrationsDepuis = (derniereMigration: string): string[] =>
  readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((e) => e.isDirectory() && e.name > derniereMigration)
    .map((e) => e.name)
    .toSorted()

/** A migration that takes something away says since which code, or why the former one does without. */
const COMPATIBLE = /^-- Compatible : \S/m

const fautesDeMigration = async (
  nom: string,
  prochaine: Section | undefined,
): Promise<string[]> => {
  const sql = readFileSync(join(MIGRATIONS, nom, 'migration.sql'), 'utf8')
  const exigence = exigenceDe(nom, sql)
  if (exigence)
    return prochaine?.texte.includes(exigence.version)
      ? []
      : [`${nom} demande la version ${exigence.version}, que CHANGELOG.md ne dit pas`]
  if (COMPATIBLE.test(sql)) return []
  return (await withdrawalsOf(sql)).map(
    (retrait) =>
      `${nom} ${retrait} : écrivez-y « -- Exige 1.9.0 : raison », ou « -- Compatible : pourquoi la version précédente s’en passe »`,
  )
}

/**
 * What stands between this code and its next release: breaks of the contract and migrations that
 * the changelog does not announce, numbers that do not agree. French sentences.
 */
export const fautesDeVersion = async (): Promise<string[]> => {
  const publiee = derniere()
  const sections = lireChangelog()
  const prochaine = sections[0]?.version === publiee.version ? undefined : sections[0]
  const ou = prochaine
    ? `la section ${prochaine.version} de CHANGELOG.md`
    : 'CHANGELOG.md, qui n’a pas de section pour la version à venir (« ## 1.9.0 — unreleased »)'
  const migrations = migrationsDepuis(publiee.migration)
  return [
    ...(packageJson.version === publiee.version
      ? []
      : [
          `package.json dit ${packageJson.version}, la dernière version publiée est la ${publiee.version}`,
        ]),
    ...(contratPublie().version === publiee.version
      ? []
      : ['docs/versions/contrat.json n’est pas celui de la dernière version publiée']),
    ...(sections.some((s) => s.version === publiee.version)
      ? []
      : [`CHANGELOG.md n’a pas de section ${publiee.version}`]),
    ...sections.flatMap((section) =>
      ecritesDeuxFois(section).map(
        (debut) => `CHANGELOG.md, ${section.version}, dit deux fois « ${debut} »`,
      ),
    ),
    ...nonAnnoncees(changementsTrouves().depuis, prochaine).map(
      (rupture) => `rupture que n’annonce pas ${ou} : ${rupture}`,
    ),
    ...migrations
      .filter((nom) => !prochaine?.texte.includes(`\`${nom}\``))
      .map((nom) => `migration que ne nomme pas ${ou} : ${nom}`),
    ...(await Promise.all(migrations.map((nom) => fautesDeMigration(nom, prochaine)))).flat(),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const fautes = await fautesDeVersion()
  for (const faute of fautes) process.stderr.write(`${faute}\n`)
  if (fautes.length === 0) dire('Le contrat et les migrations sont annoncés.')
  process.exit(fautes.length === 0 ? 0 : 1)
}
