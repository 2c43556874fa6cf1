import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { CellValue, WorkbookReading, WorkbookRequest } from './lire-classeur.ts'
import { realSize } from './taille-reelle.ts'

// Runs in a process of its own: a hostile workbook exhausts this process, not the one that serves
// everybody.

/** A full model takes 3 MB and 80,000 cells. */
const BORNES = { octets: 16 * 1024 * 1024, cellules: 120_000, entrees: 200 }

const jour = (date: Date): string | null =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)

/** A1, B1 … ZZ1: enough for the columns of a model. */
const lettres = (n: number): string =>
  n <= 26
    ? String.fromCharCode(64 + n)
    : lettres(Math.floor((n - 1) / 26)) + lettres(((n - 1) % 26) + 1)

const lire = async ({
  contenu,
  maxLignes,
  maxColonnes,
}: WorkbookRequest): Promise<CellValue[][]> => {
  const octets = typeof contenu === 'string' ? readFileSync(contenu) : contenu
  realSize(Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength), BORNES)
  const classeur = await readXlsx(octets, {
    sheets: [0],
    range: `A1:${lettres(maxColonnes)}${maxLignes + 1}`,
  })
  return (classeur.sheets[0]?.rows ?? []).map((ligne) =>
    ligne.map((valeur) => (valeur instanceof Date ? jour(valeur) : valeur)),
  )
}

process.on('message', (demande: WorkbookRequest) => {
  lire(demande).then(
    (lignes) => process.send?.({ ok: true, lignes } satisfies WorkbookReading),
    // A workbook that cannot be read: that is the answer.
    () => process.send?.({ ok: false } satisfies WorkbookReading),
  )
})
process.on('disconnect', () => process.exit(0))
