import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dire, renoncer, ROOT } from '../house.ts'
import { PNPM, run } from '../tools.ts'
import { lire } from './sources.ts'

const FICHIER = join(ROOT, 'infra/boot/dossier/composants.tsv')
/** What production runs, part by part; an image is its base and one of these. */
const PARTIES = { api: '@registre/api', web: '@registre/web', migrations: '@registre/boot' }
/** Licences whose components are counted, not named. */
const USUELLES = /^(MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause)$/

interface Composant {
  nom: string
  licence: string
}

const champ = (objet: unknown, nom: string): unknown => Reflect.get(Object(objet), nom)
const texte = (objet: unknown, nom: string): string => String(champ(objet, nom) ?? '')

/** The components of an inventory, the workspace's own left out. */
const composantsDe = (inventaireLu: unknown): Composant[] =>
  [champ(inventaireLu, 'components')].flat().flatMap((composant) => {
    const groupe = texte(composant, 'group')
    if (groupe === '@registre') return []
    const licences = [champ(composant, 'licenses') ?? []]
      .flat()
      .map((l) => texte(l, 'expression') || texte(champ(l, 'license'), 'id'))
    return [
      {
        nom: [groupe, texte(composant, 'name')].filter((mot) => mot !== '').join('/'),
        licence: licences.filter((mot) => mot !== '').join(', ') || 'non dite',
      },
    ]
  })

/** The CycloneDX inventory of a part, by pnpm, from the lock file. Ends the command when it fails. */
const inventaire = async (paquet: string): Promise<string> => {
  const { code, output } = await run(
    'npx',
    [
      '-y',
      PNPM,
      '--silent',
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--prod',
      '--filter-prod',
      `${paquet}...`,
    ],
    { quiet: true, timeout: 300_000 },
  )
  const debut = output.indexOf('{')
  if (code !== 0 || debut < 0) renoncer(`pnpm sbom ${paquet} :\n${output}`)
  return output.slice(debut)
}

/** The fingerprint of the lock file that the inventory was read from. */
export const empreinteDuVerrou = (): string =>
  createHash('sha256').update(lire('pnpm-lock.yaml')).digest('hex')

/** Writes the inventory of each part in a folder. */
export const ecrireInventaires = async (dossier: string): Promise<void> => {
  mkdirSync(dossier, { recursive: true })
  for (const [partie, paquet] of Object.entries(PARTIES)) {
    const fichier = join(dossier, `registre-${partie}.cdx.json`)
    writeFileSync(fichier, await inventaire(paquet))
    dire(fichier)
  }
}

/** Counts the components of each part by licence, and keeps the count beside the lock's fingerprint. */
export const compterComposants = async (): Promise<void> => {
  const lignes: string[] = []
  for (const [partie, paquet] of Object.entries(PARTIES)) {
    const parLicence = Map.groupBy(
      composantsDe(JSON.parse(await inventaire(paquet))),
      ({ licence }) => licence,
    )
    for (const [licence, siens] of [...parLicence].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      lignes.push(
        [
          partie,
          licence,
          siens.length,
          USUELLES.test(licence)
            ? '-'
            : siens
                .map(({ nom }) => nom)
                .toSorted()
                .join(' '),
        ].join('\t'),
      )
  }
  writeFileSync(
    FICHIER,
    [
      `# Components that production runs, by part and licence: npm run dossier -- composants. pnpm-lock.yaml: ${empreinteDuVerrou()}`,
      'partie\tlicence\tnombre\tnoms',
      ...lignes,
      '',
    ].join('\n'),
  )
}
