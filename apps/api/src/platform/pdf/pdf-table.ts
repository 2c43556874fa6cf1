import type { PDFFont, PDFPage, RGB } from 'pdf-lib'
import { ACCENT, ENCRE, FILET, FOND, LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import type { Element, Structure } from './pdf-structure.ts'

export interface Table {
  /** What the table is about: its title for those who hear it. */
  caption: string
  /** Column headers; none for a table whose rows begin with their header. */
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  /** Share of the width of each column; equal unless told. */
  largeurs?: readonly number[]
  /** The first cell of each row is its header. */
  enteteLigne?: boolean
}

/** What a table needs of the document in which it is drawn (TaggedPdf). */
export interface Feuille {
  readonly structure: Structure
  readonly page: PDFPage
  readonly y: number
  readonly reste: number
  avancer(hauteur: number): void
  nouvellePage(): void
  police(gras: boolean): PDFFont
  lignes(texte: string, largeur: number, taille: number, gras: boolean): string[]
  aplat(x: number, largeur: number, hauteur: number, couleur: RGB): void
  filet(y: number, couleur?: RGB): void
}

const TAILLE = 10
const PAS = 13.5
const MARGE_X = 6
const MARGE_Y = 5

type Cellule = { lignes: string[]; gras: boolean; element: Element | null }

/** Draws one row, cut over several pages when it is taller than what is left of one. */
function ligne(
  pdf: Feuille,
  colonnes: readonly number[],
  cellules: readonly Cellule[],
  fond: boolean,
  avantSuite: () => void,
): void {
  let faites = 0
  const total = Math.max(1, ...cellules.map((c) => c.lignes.length))
  while (faites < total) {
    const place = Math.floor((pdf.reste - 2 * MARGE_Y) / PAS)
    const entier = faites === 0 && total - faites > place && total <= 20
    if (place < 1 || entier) {
      pdf.nouvellePage()
      avantSuite()
      continue
    }
    const ici = Math.min(place, total - faites)
    const hauteur = ici * PAS + 2 * MARGE_Y
    if (fond) pdf.aplat(PAGE.marge, LARGEUR_TEXTE, hauteur, FOND)
    let x: number = PAGE.marge
    for (const [i, { lignes, gras, element }] of cellules.entries()) {
      const morceau = lignes.slice(faites, faites + ici)
      const gauche = x + MARGE_X
      const dessiner = (): void => {
        for (const [n, texte] of morceau.entries())
          // The space that the cut took away, for those who hear the text.
          pdf.page.drawText(faites + n < lignes.length - 1 ? `${texte} ` : texte, {
            x: gauche,
            y: pdf.y - MARGE_Y - n * PAS - TAILLE,
            size: TAILLE,
            font: pdf.police(gras),
            color: fond ? ACCENT : ENCRE,
          })
      }
      if (element === null) pdf.structure.artefact(pdf.page, dessiner)
      else if (morceau.length > 0) pdf.structure.marquer(pdf.page, element, dessiner)
      x += colonnes[i] ?? 0
    }
    pdf.avancer(hauteur)
    pdf.filet(pdf.y, fond ? ACCENT : FILET)
    faites += ici
  }
}

/** Puts a table in the flow; its column headers are repeated on each page, for the eye only. */
export function dessinerTable(
  pdf: Feuille,
  { caption, head, rows, largeurs, enteteLigne = false }: Table,
): void {
  const nombre = Math.max(head?.length ?? 0, ...rows.map((r) => r.length), 1)
  const parts = Array.from({ length: nombre }, (_, i) => largeurs?.[i] ?? 1)
  const somme = parts.reduce((a, b) => a + b, 0)
  const colonnes = parts.map((p) => (p / somme) * LARGEUR_TEXTE)
  const { structure } = pdf
  const couper = (
    textes: readonly string[],
    gras: (i: number) => boolean,
  ): Omit<Cellule, 'element'>[] =>
    colonnes.map((largeur, i) => ({
      lignes: pdf.lignes(textes[i] ?? '', largeur - 2 * MARGE_X, TAILLE, gras(i)),
      gras: gras(i),
    }))

  if (pdf.reste < 90) pdf.nouvellePage()
  const table = structure.ajouter(structure.racine, 'Table')
  const titre = structure.ajouter(table, 'Caption')
  const lignesTitre = pdf.lignes(caption, LARGEUR_TEXTE, 11, true)
  structure.marquer(pdf.page, titre, () => {
    for (const texte of lignesTitre) {
      pdf.page.drawText(texte, {
        x: PAGE.marge,
        y: pdf.y - 11,
        size: 11,
        font: pdf.police(true),
        color: ENCRE,
      })
      pdf.avancer(15)
    }
  })
  pdf.avancer(4)
  pdf.filet(pdf.y, ACCENT)

  const entetes = head === undefined ? null : couper(head, () => true)
  const repeter = (): void => {
    if (entetes === null) pdf.filet(pdf.y, ACCENT)
    else
      ligne(
        pdf,
        colonnes,
        entetes.map((c) => ({ ...c, element: null })),
        true,
        () => undefined,
      )
  }
  if (entetes !== null) {
    const tr = structure.ajouter(structure.ajouter(table, 'THead'), 'TR')
    const cellules = entetes.map((c) => ({
      ...c,
      element: structure.ajouter(tr, 'TH', { portee: 'Column' }),
    }))
    ligne(pdf, colonnes, cellules, true, () => undefined)
  }
  const corps = structure.ajouter(table, 'TBody')
  for (const row of rows) {
    const tr = structure.ajouter(corps, 'TR')
    const cellules = couper(row, (i) => enteteLigne && i === 0).map((c, i) => ({
      ...c,
      element:
        enteteLigne && i === 0
          ? structure.ajouter(tr, 'TH', { portee: 'Row' })
          : structure.ajouter(tr, 'TD'),
    }))
    ligne(pdf, colonnes, cellules, false, repeter)
  }
  pdf.avancer(14)
}
