import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChangementTrouve, contract, toOpenApi, VERSIONS_API } from '@registre/contract'
import packageJson from '../../../package.json' with { type: 'json' }
import { comparerContrats } from './comparer.ts'
import { type Contrat, releverContrat } from './contrat.ts'
import { derniere, DOSSIER_VERSIONS } from './publiees.ts'

/** The contract of the last release, and what was found at each one. */
export const CONTRAT = join(DOSSIER_VERSIONS, 'contrat.json')
export const TROUVES = join(DOSSIER_VERSIONS, 'changements.json')

export const contratPublie = (): Contrat => JSON.parse(readFileSync(CONTRAT, 'utf8'))
/** The contract of this code, as its document is read. */
export const contratPresent = (): Contrat => {
  const document = JSON.stringify(toOpenApi(contract, { version: packageJson.version }))
  return releverContrat(JSON.parse(document))
}

/** The version being prepared, or null when nothing is announced since the last release. */
export const enPreparation = (): string | null => {
  const [premiere] = VERSIONS_API
  return premiere && premiere.version !== derniere().version ? premiere.version : null
}

/** What a comparison finds, by version: those released, then what has changed since. */
export const changementsTrouves = (): {
  parVersion: Readonly<Record<string, readonly ChangementTrouve[]>>
  depuis: readonly ChangementTrouve[]
} => ({
  parVersion: JSON.parse(readFileSync(TROUVES, 'utf8')),
  depuis: comparerContrats(contratPublie(), contratPresent()),
})

/** What is told of each version, the newest first. */
export const versionsDites = () => {
  const { parVersion, depuis } = changementsTrouves()
  const [premiere] = VERSIONS_API
  const suite =
    depuis.length > 0 && enPreparation() === null && premiere
      ? [{ version: 'à venir', date: '', changements: [] }]
      : []
  return [...suite, ...VERSIONS_API].map((v) => ({
    ...v,
    trouves:
      parVersion[v.version] ?? ([enPreparation(), 'à venir'].includes(v.version) ? depuis : []),
  }))
}
