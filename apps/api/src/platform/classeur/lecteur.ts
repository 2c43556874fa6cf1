import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { CellValue, SheetBounds, WorkbookReading, WorkbookRequest } from './lire-classeur.ts'
import { realSize } from './taille-reelle.ts'

// Runs in a process of its own: a hostile workbook exhausts this process, not the one that serves
// everybody.

/** A full model takes 4 MB and 160,000 cells, those of its buildings with them. */
const BORNES = { octets: 16 * 1024 * 1024, cellules: 180_000, entrees: 200 }

const jour = (date: Date): string | null =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)

/** A1, B1 … ZZ1: enough for the columns of a model. */
const lettres = (n: number): string =>
  n <= 26
    ? String.fromCharCode(64 + n)
    : lettres(Math.floor((n - 1) / 26)) + lettres(((n - 1) % 26) + 1)

/** A name of a sheet as two ways of typing it share it. */
const plat = (nom: string): string =>
  nom.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
const estDemandee = (nom: string, rang: number, { nom: voulu }: SheetBounds): boolean =>
  voulu === undefined ? rang === 0 : plat(nom) === plat(voulu)

const lire = async ({ contenu, feuilles }: WorkbookRequest): Promise<CellValue[][][]> => {
  const octets = typeof contenu === 'string' ? readFileSync(contenu) : contenu
  realSize(Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength), BORNES)
  const maxLignes = Math.max(...feuilles.map((f) => f.maxLignes))
  const maxColonnes = Math.max(...feuilles.map((f) => f.maxColonnes))
  // The first sheet comes first, asked for or not: the others are known by their name.
  const { sheets } = await readXlsx(octets, {
    sheets: ({ name }, rang) => rang === 0 || feuilles.some((f) => estDemandee(name, rang, f)),
    range: `A1:${lettres(maxColonnes)}${maxLignes + 1}`,
  })
  return feuilles.map((f) =>
    (sheets.find(({ name }, rang) => estDemandee(name, rang, f))?.rows ?? [])
      .slice(0, f.maxLignes + 1)
      .map((ligne) =>
        ligne
          .slice(0, f.maxColonnes)
          .map((valeur) => (valeur instanceof Date ? jour(valeur) : valeur)),
      ),
  )
}

process.on('message', (demande: WorkbookRequest) => {
  lire(demande).then(
    (feuilles) => process.send?.({ ok: true, feuilles } satisfies WorkbookReading),
    // A workbook that cannot be read: that is the answer.
    () => process.send?.({ ok: false } satisfies WorkbookReading),
  )
})
process.on('disconnect', () => process.exit(0))
