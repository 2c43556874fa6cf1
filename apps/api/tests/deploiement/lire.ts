import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

export const RACINE = join(import.meta.dirname, '../../../..')
export const texte = (chemin: string): string => readFileSync(join(RACINE, chemin), 'utf8')

/** Every document of a YAML file. Throws for a fault of writing, a doubled key among them. */
export const documents = (chemin: string): unknown[] =>
  parseAllDocuments(texte(chemin), { merge: true }).map((d) => {
    if (d.errors.length > 0)
      throw new Error(`${chemin} : ${d.errors.map((e) => e.message).join(' ; ')}`)
    return d.toJS() as unknown
  })

export interface Etage {
  nom: string
  de: string
  lignes: string[]
}
/** The stages of a Dockerfile, continued lines joined. */
export const etagesDe = (dockerfile: string): Etage[] => {
  const etages: Etage[] = []
  for (const ligne of dockerfile
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((l) => l.trim())) {
    if (ligne === '' || ligne.startsWith('#')) continue
    const de = /^FROM (\S+) AS (\S+)$/.exec(ligne)
    if (de?.[1] && de[2]) etages.push({ nom: de[2], de: de[1], lignes: [] })
    else etages.at(-1)?.lignes.push(ligne)
  }
  return etages
}
/** The instructions of a stage with those of the stages that it stands on. */
export const instructions = (etages: readonly Etage[], nom: string): string[] => {
  const etage = etages.find((e) => e.nom === nom)
  return etage ? [...instructions(etages, etage.de), ...etage.lignes] : []
}
