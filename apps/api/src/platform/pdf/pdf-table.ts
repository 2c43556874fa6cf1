import { ACCENT, type Colour, ENCRE, FILET, FOND, GRIS, LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import { ajouter, type Element } from './pdf-structure.ts'
import type { Feuille } from './pdf-feuille.ts'

export interface Table {
  /** What the table is about; none where the title just before says it. */
  caption?: string
  /** Column headers; none for a table whose rows begin with their header. */
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  /** Share of the width of each column; equal unless told. */
  largeurs?: readonly number[]
  /** The first cell of each row is its header. */
  enteteLigne?: boolean
  /** Small and close, headers of rows in grey: a sheet of many facts. */
  dense?: boolean
}

/** What a table needs of the document in which it is drawn (TaggedPdf). */
interface Flot {
  readonly racine: Element
  readonly feuille: Feuille
  readonly y: number
  readonly reste: number
  avancer(hauteur: number): void
  nouvellePage(): void
  lignes(texte: string, largeur: number, taille: number, gras: boolean): string[]
  largeur(texte: string, taille: number, gras: boolean): number
  filet(couleur?: Colour): void
}

/** Size of a text, height of its lines, room around it. */
interface Aspect {
  taille: number
  pas: number
  margeX: number
  margeY: number
}
const AERE: Aspect = { taille: 10, pas: 13.5, margeX: 6, margeY: 5 }
const DENSE: Aspect = { taille: 9.5, pas: 12.5, margeX: 0, margeY: 2.5 }

interface Cellule {
  lignes: string[]
  gras: boolean
  couleur: Colour
  /** None: repeated for the eye. */
  element: Element | null
}
interface Rangee {
  cellules: readonly Cellule[]
  colonnes: readonly number[]
  aspect: Aspect
  /** A row of headers. */
  entete: boolean
}

/** Draws one row, cut over several pages when it is taller than what is left of one. */
function ligne(
  pdf: Flot,
  { cellules, colonnes, aspect: { taille, pas, margeX, margeY }, entete }: Rangee,
  avantSuite: () => void,
): void {
  let faites = 0
  const total = Math.max(1, ...cellules.map((c) => c.lignes.length))
  while (faites < total) {
    const place = Math.floor((pdf.reste - 2 * margeY) / pas)
    const entier = faites === 0 && total - faites > place && total <= 20
    if (place < 1 || entier) {
      pdf.nouvellePage()
      avantSuite()
      continue
    }
    const ici = Math.min(place, total - faites)
    const hauteur = ici * pas + 2 * margeY
    const { feuille, y } = pdf
    if (entete) feuille.aplat(y, hauteur, FOND)
    let x: number = PAGE.marge + margeX
    for (const [i, { lignes, gras, couleur, element }] of cellules.entries()) {
      const morceau = lignes.slice(faites, faites + ici)
      const dessiner = (): void => {
        for (const [n, texte] of morceau.entries())
          // The space that the cut took away, for those who hear the text.
          feuille.texte(faites + n < lignes.length - 1 ? `${texte} ` : texte, {
            x,
            y: y - margeY - n * pas,
            taille,
            gras,
            couleur,
          })
      }
      if (element === null) feuille.artefact(dessiner)
      else if (morceau.length > 0) feuille.marquer(element, dessiner)
      x += colonnes[i] ?? 0
    }
    pdf.avancer(hauteur)
    pdf.filet(entete ? ACCENT : FILET)
    faites += ici
  }
}

/** The title of a table, which stays with its first row. */
function titrer(pdf: Flot, table: Element, caption: string): void {
  if (pdf.reste < 90) pdf.nouvellePage()
  const lignes = pdf.lignes(caption, LARGEUR_TEXTE, 11, true)
  pdf.feuille.marquer(ajouter(table, 'Caption'), () => {
    for (const texte of lignes) {
      pdf.feuille.texte(texte, {
        x: PAGE.marge,
        y: pdf.y,
        taille: 11,
        gras: true,
        couleur: ENCRE,
      })
      pdf.avancer(15)
    }
  })
  pdf.avancer(4)
}

/** The smallest size at which headers are still read. */
const TAILLE_MIN = 7

/**
 * The widths of the columns, and the size of the text, at which no header is broken inside a word:
 * what a narrow column lacks comes from the wide ones, and the text is smaller where all lack some.
 */
function disposer(
  pdf: Flot,
  voulues: readonly number[],
  head: readonly string[],
  aspect: Aspect,
): { colonnes: readonly number[]; aspect: Aspect } {
  const besoins = voulues.map(
    (_, i) =>
      Math.max(
        0,
        ...(head[i] ?? '').split(/\s+/u).map((mot) => pdf.largeur(mot, aspect.taille, true)),
      ) +
      2 * aspect.margeX +
      1,
  )
  const somme = besoins.reduce((a, b) => a + b, 0)
  if (somme > LARGEUR_TEXTE && aspect.taille > TAILLE_MIN) {
    const taille = aspect.taille - 0.5
    return disposer(pdf, voulues, head, {
      ...aspect,
      taille,
      pas: aspect.pas - 0.5,
      margeX: Math.min(aspect.margeX, 4),
    })
  }
  const manque = voulues.reduce((n, l, i) => n + Math.max(0, (besoins[i] ?? 0) - l), 0)
  const reserve = voulues.reduce((n, l, i) => n + Math.max(0, l - (besoins[i] ?? 0)), 0)
  if (manque === 0 || reserve < manque) return { colonnes: voulues, aspect }
  return {
    aspect,
    colonnes: voulues.map((l, i) => {
      const besoin = besoins[i] ?? 0
      return l < besoin ? besoin : l - ((l - besoin) / reserve) * manque
    }),
  }
}

/** Puts a table in the flow; its column headers are repeated on each page, for the eye only. */
export function drawTable(
  pdf: Flot,
  { caption, head, rows, largeurs, enteteLigne = false, dense = false }: Table,
): void {
  const nombre = Math.max(head?.length ?? 0, ...rows.map((r) => r.length), 1)
  const parts = Array.from({ length: nombre }, (_, i) => largeurs?.[i] ?? 1)
  const somme = parts.reduce((a, b) => a + b, 0)
  const { colonnes, aspect } = disposer(
    pdf,
    parts.map((p) => (p / somme) * LARGEUR_TEXTE),
    head ?? [],
    dense ? DENSE : AERE,
  )
  const rangee = (
    textes: readonly string[],
    entete: boolean,
    element: (titre: boolean) => Element | null,
  ): Rangee => ({
    colonnes,
    aspect,
    entete,
    cellules: colonnes.map((largeur, i) => {
      const titre = entete || (enteteLigne && i === 0)
      const gras = titre && !dense
      return {
        lignes: pdf.lignes(textes[i] ?? '', largeur - 2 * aspect.margeX, aspect.taille, gras),
        gras,
        couleur: entete ? ACCENT : titre && dense ? GRIS : ENCRE,
        element: element(titre),
      }
    }),
  })

  const table = ajouter(pdf.racine, 'Table')
  if (caption !== undefined) titrer(pdf, table, caption)
  const ouvrir = (): void => {
    if (!dense) pdf.filet(ACCENT)
  }
  ouvrir()
  const repetes = head && rangee(head, true, () => null)
  const repeter = repetes ? () => ligne(pdf, repetes, () => undefined) : ouvrir
  if (head) {
    const tr = ajouter(ajouter(table, 'THead'), 'TR')
    ligne(
      pdf,
      rangee(head, true, () => ajouter(tr, 'TH', 'Column')),
      () => undefined,
    )
  }
  const corps = ajouter(table, 'TBody')
  for (const row of rows) {
    const tr = ajouter(corps, 'TR')
    const cellule = (titre: boolean): Element =>
      titre ? ajouter(tr, 'TH', 'Row') : ajouter(tr, 'TD')
    ligne(pdf, rangee(row, false, cellule), repeter)
  }
  pdf.avancer(dense ? 4 : 14)
}
