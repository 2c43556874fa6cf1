import { PDFDocument, PDFStreamWriter } from 'pdf-lib'
import { Feuille } from './pdf-feuille.ts'
import { loadFonts, type Font, type Fonts } from './pdf-fonts.ts'
import { ACCENT, type Colour, ENCRE, FILET, GRIS, LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import { writeMetadata } from './pdf-metadata.ts'
import { ajouter, writeStructure, type Element } from './pdf-structure.ts'
import { drawTable, type Table } from './pdf-table.ts'
import { wrapText } from './wrap-text.ts'
import { systemClock } from '../clock.ts'

export interface PdfOptions {
  titre: string
  /** Printed at the top of each page. */
  entete?: string
  /** Printed at the bottom of each page, beside the page number. */
  pied?: string
  auteur?: string
  sujet?: string
  date?: Date
  police?: Font
}
export interface TextStyle {
  taille?: number
  gras?: boolean
  couleur?: Colour
  centre?: boolean
  /** Colour behind the text, on the whole width. */
  fond?: Colour
  apres?: number
}

const INTERLIGNE = 1.35
/** Objects written before others are served, and objects packed together. */
const OBJETS_PAR_TOUR = 2_000
const OBJETS_PAR_LOT = 500

/**
 * A PDF that assistive technologies can read: structure tree, language, title, and with an embedded
 * font PDF/UA-1. Text flows from page to page; call `save` last.
 */
export class TaggedPdf {
  readonly racine: Element = { type: 'Document', enfants: [] }
  readonly polices: Fonts
  readonly #document: PDFDocument
  readonly #options: PdfOptions
  readonly #feuilles: Feuille[] = []
  #feuille: Feuille
  /** Height left on the page, from its bottom edge. */
  #y: number

  private constructor(document: PDFDocument, polices: Fonts, options: PdfOptions) {
    this.#document = document
    this.polices = polices
    this.#options = options
    this.#feuille = this.#ouvrir()
    this.#y = PAGE.hauteur - PAGE.haut
  }

  static async create(options: PdfOptions): Promise<TaggedPdf> {
    const document = await PDFDocument.create()
    return new TaggedPdf(
      document,
      await loadFonts(document, options.police ?? 'source-sans'),
      options,
    )
  }

  get feuille(): Feuille {
    return this.#feuille
  }
  get y(): number {
    return this.#y
  }
  avancer(hauteur: number): void {
    this.#y -= hauteur
  }
  get reste(): number {
    return this.#y - PAGE.bas
  }
  #ouvrir(): Feuille {
    const feuille = new Feuille(this.#document, this.polices)
    this.#feuilles.push(feuille)
    return feuille
  }
  nouvellePage(): void {
    this.#feuille = this.#ouvrir()
    this.#y = PAGE.hauteur - PAGE.haut
  }
  largeur(texte: string, taille: number, gras: boolean): number {
    return this.polices[gras ? 'grasse' : 'normale'].mesure(texte) * taille
  }

  /** Cuts a text into lines for a width. */
  lignes(texte: string, largeur: number, taille: number, gras: boolean): string[] {
    const { mesure } = this.polices[gras ? 'grasse' : 'normale']
    return wrapText(this.polices.ecrivable(texte), largeur / taille, mesure)
  }

  h1(texte: string): this {
    return this.#texte('H1', texte, { taille: 24, gras: true, couleur: ACCENT, apres: 14 }, 60)
  }
  h2(texte: string): this {
    if (this.#y < PAGE.hauteur - PAGE.haut) this.#y -= 8
    return this.#texte('H2', texte, { taille: 14, gras: true, couleur: ACCENT, apres: 6 }, 60)
  }
  p(texte: string, style: TextStyle = {}): this {
    return this.#texte('P', texte, { apres: 8, ...style }, 0)
  }
  espace(hauteur: number): this {
    this.#y -= Math.min(hauteur, Math.max(0, this.reste))
    return this
  }
  table(table: Table): this {
    drawTable(this, table)
    return this
  }

  #texte(type: 'H1' | 'H2' | 'P', texte: string, style: TextStyle, garde: number): this {
    const { taille = 11, gras = false, couleur = ENCRE, centre = false, fond, apres = 0 } = style
    const marge = fond === undefined ? 0 : 12
    const pas = taille * INTERLIGNE
    const largeur = LARGEUR_TEXTE - 2 * marge
    const lignes = this.lignes(texte, largeur, taille, gras)
    const element = ajouter(this.racine, type)
    // A title stays with the first lines of what it announces.
    if (this.reste < pas + garde + 2 * marge) this.nouvellePage()
    while (lignes.length > 0) {
      const ici = lignes.splice(0, Math.max(1, Math.floor((this.reste - 2 * marge) / pas)))
      if (fond !== undefined) this.#feuille.aplat(this.#y, ici.length * pas + 2 * marge, fond)
      this.#y -= marge
      this.#feuille.marquer(element, () => {
        for (const [i, ligne] of ici.entries()) {
          const retrait = centre ? (largeur - this.largeur(ligne, taille, gras)) / 2 : 0
          // The space that the cut took away: without it the words of two lines are read as one.
          const suite = i < ici.length - 1 || lignes.length > 0 ? ' ' : ''
          this.#feuille.texte(ligne + suite, {
            x: PAGE.marge + marge + retrait,
            y: this.#y,
            taille,
            gras,
            couleur,
          })
          this.#y -= pas
        }
      })
      this.#y -= marge
      if (lignes.length > 0) this.nouvellePage()
    }
    this.#y -= apres
    return this
  }

  /** A line at the current height. */
  filet(couleur: Colour = FILET): void {
    this.#feuille.filet(this.#y, couleur)
  }

  /** Header, footer and page number: for the eye only. */
  #habiller(feuille: Feuille, rang: number): void {
    const { entete, pied = '' } = this.#options
    const ecrire = (texte: string, bas: number, gras: boolean, droite = false): void => {
      const net = this.polices.ecrivable(texte)
      const x = droite ? PAGE.largeur - PAGE.marge - this.largeur(net, 9, gras) : PAGE.marge
      const couleur = gras ? ACCENT : GRIS
      feuille.artefact(() => feuille.texte(net, { x, y: bas + 9, taille: 9, gras, couleur }))
    }
    if (entete !== undefined) {
      ecrire(entete, PAGE.hauteur - 50, true)
      feuille.filet(PAGE.hauteur - 60, ACCENT, 1.2)
    }
    feuille.filet(48, FILET)
    ecrire(pied, 34, false)
    ecrire(`Page ${rang + 1} sur ${this.#feuilles.length}`, 34, false, true)
  }

  /** Finishes the document and gives its bytes. */
  async save(): Promise<Buffer> {
    for (const [rang, feuille] of this.#feuilles.entries()) {
      this.#habiller(feuille, rang)
      feuille.ecrire()
    }
    writeStructure(this.#document, this.racine, this.#feuilles)
    const {
      titre,
      auteur = 'Registre national des copropriétés',
      sujet,
      date = systemClock.now(),
      police,
    } = this.#options
    writeMetadata(this.#document, {
      titre,
      auteur,
      date,
      ua: police !== 'standard',
      ...(sujet === undefined ? {} : { sujet }),
    })
    await this.#document.flush()
    // What `document.save` does, which packs fifty objects at a time: twice slower for a sheet.
    const octets = await PDFStreamWriter.forContext(
      this.#document.context,
      OBJETS_PAR_TOUR,
      true,
      OBJETS_PAR_LOT,
    ).serializeToBuffer()
    return Buffer.from(octets.buffer)
  }
}
