import type { Db } from '@registre/db'
import { NOMS_PUBLICS } from '@registre/domain'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { importerRnic, type LigneRapport, type OptionsRnic } from './importer-rnic.ts'
import { type Ligne, REELLES } from './reelles-de-test.ts'

export const AUJOURDHUI = '2026-11-21'

/** A file of these titles and rows. */
export const csv = (titres: readonly string[], lignes: readonly (readonly string[])[]): string => {
  const cellule = (v: string): string => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v)
  return [titres, ...lignes].map((r) => r.map(cellule).join(',')).join('\n')
}
const enFlux = async function* (texte: string): AsyncGenerator<string> {
  for (let i = 0; i < texte.length; i += 700) yield texte.slice(i, i + 700)
}
/** Imports a file; gives its account and its report. */
export const importer = async (db: Db, texte: string, plus: Partial<OptionsRnic> = {}) => {
  const rapport: LigneRapport[] = []
  const bilan = await importerRnic(db, enFlux(texte), {
    aujourdhui: AUJOURDHUI,
    rapporter: async (l) => void rapport.push(l),
    progresser: () => {},
    ...plus,
  })
  return { bilan, rapport }
}
/** The published file of what the register holds. */
export const exporter = async (db: Db): Promise<string> => {
  await scellerJournal({ db, log: { info: () => {} } })
  await projeterCoproprietes({ db })
  return Buffer.concat(await (await copier(db, requeteCopie('public'), null)).toArray()).toString()
}
/** The real rows, or these, as the file of May writes them. */
export const MAI = (lignes: readonly Ligne[] = REELLES): string =>
  csv(
    NOMS_PUBLICS,
    lignes.map((l) => NOMS_PUBLICS.map((n) => l[n] ?? '')),
  )
