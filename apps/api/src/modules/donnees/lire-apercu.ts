import type { Ctx } from '../../platform/context.ts'
import { lireFichier } from './fichier.repository.ts'
import { lireCsv } from './lire-csv.ts'

const LIGNES = 10
/** Ten rows are far shorter than that. */
const DEBUT_OCTETS = 1 << 16

/** The columns and the first ten rows of the published file; null before the first night. */
export const lireApercu = async ({ deps: { db, storage } }: Ctx) => {
  const csv = await lireFichier(db, 'csv', null)
  if (!csv) return null
  const fin = Math.min(DEBUT_OCTETS, csv.taille) - 1
  const lues: string[][] = []
  const debut = await storage.get(csv.cle, { debut: 0, fin })
  for await (const { cellules } of lireCsv(debut.setEncoding('utf8'))) {
    lues.push(cellules)
    // The last row that was read may be cut.
    if (lues.length > LIGNES + 1) break
  }
  const [colonnes = [], ...lignes] = lues
  return { colonnes, lignes: lignes.slice(0, LIGNES) }
}
