import { Readable } from 'node:stream'
import type { Tx } from '@registre/db'
import type { TypeExport } from '@registre/domain'
import { toSpreadsheet } from '../../platform/classeur/tableur.ts'
import { toCsv } from '../../platform/csv.ts'
import { colonnesPour } from './colonnes.ts'
import type { DetailRow } from './detail.repository.ts'
import { rapportFiches } from './fiche-pdf.ts'
import type { Filtre } from '../categorisation/filtre.sql.ts'
import type { Lieu } from '../categorisation/portee.ts'
import { lireRapport, rapportPdf, rapportXlsx } from './rapport-synthetique.ts'
import type { RechercheCategorisation } from '../categorisation/recherche.ts'
import { zipFiches } from './zip-fiches.ts'

/** What a file is made from: what was searched, what its owner may see. */
export interface Commande {
  type: TypeExport
  recherche: RechercheCategorisation
  lieu: Lieu
  filtre: Filtre
  date: Date
}
type Rows = AsyncIterable<DetailRow> | Iterable<DetailRow>

const RAPPORTS = { RAPPORT_XLSX: rapportXlsx, RAPPORT_PDF: rapportPdf } as const
export type TypeRapport = keyof typeof RAPPORTS
export const estRapport = (type: TypeExport): type is TypeRapport => type in RAPPORTS

/** A synthetic report: counts only, no row is read. */
export const fabriquerRapport = async (
  tx: Pick<Tx, 'sql'>,
  { recherche, lieu, filtre, date }: Commande,
  type: TypeRapport,
): Promise<Readable> =>
  Readable.from([await RAPPORTS[type](await lireRapport(tx, recherche, lieu, filtre, date))])

async function* valeurs(
  rows: Rows,
  { lieu: { acces } }: Commande,
): AsyncGenerator<(string | number)[]> {
  const colonnes = colonnesPour(acces)
  for await (const r of rows) yield colonnes.map((c) => c.valeur(r, acces))
}

/** A file made of rows, as they are read. */
export const fabriquerFichier = async (rows: Rows, commande: Commande): Promise<Readable> => {
  const { type, date } = commande
  const { acces, titre: territoire } = commande.lieu
  if (type === 'FICHES_ZIP') return zipFiches(rows, { acces, date })
  if (type === 'RAPPORT_FICHES')
    return Readable.from([await rapportFiches(rows, { acces, territoire, date })])
  const colonnes = colonnesPour(acces)
  if (type === 'DONNEES_XLSX')
    return toSpreadsheet('Copropriétés', colonnes, valeurs(rows, commande))
  return toCsv(
    colonnes.map((c) => ({ titre: c.titre, valeur: (r: DetailRow) => c.valeur(r, acces) })),
    rows,
  )
}
