import { PDFDocument, type PDFFont, type PDFPage, type RGB } from 'pdf-lib'
import { chargerPolices, type Police, type Polices } from './pdf-fonts.ts'
import { ACCENT, ENCRE, FILET, GRIS, LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import { ecrireMetadonnees } from './pdf-metadata.ts'
import { Structure } from './pdf-structure.ts'
import { dessinerTable, type Table } from './pdf-table.ts'
import { couper, memoriser, type Mesure } from './wrap-text.ts'

export interface OptionsPdf {
  titre: string
  /** Printed at the top of each page. */
  entete?: string
  /** Printed at the bottom of each page, beside the page number. */
  pied?: string
  auteur?: string
  sujet?: string
  date?: Date
  police?: Police
}
export interface StyleTexte {
  taille?: number
  gras?: boolean
  couleur?: RGB
  centre?: boolean
  /** Colour behind the text, on the whole width. */
  fond?: RGB
  apres?: number
}

const INTERLIGNE = 1.35

/**
 * A PDF that assistive technologies can read: structure tree, language, title, embedded font
 * (PDF/UA-1).
 * Text flows from page to page; call `save` last.
 */
export class TaggedPdf {
  readonly structure = new Structure()
  readonly document: PDFDocument
  readonly polices: Polices
  readonly #options: OptionsPdf
  readonly #mesures = new Map<string, Mesure>()
  #page: PDFPage
  /** Height left on the page, from its bottom edge. */
  #y: number

  private constructor(document: PDFDocument, polices: Polices, options: OptionsPdf) {
    this.document = document
    this.polices = polices
    this.#options = options
    this.#page = document.addPage([PAGE.largeur, PAGE.hauteur])
    this.#y = PAGE.hauteur - PAGE.haut
  }

  static async create(options: OptionsPdf): Promise<TaggedPdf> {
    const document = await PDFDocument.create()
    return new TaggedPdf(
      document,
      await chargerPolices(document, options.police ?? 'source-sans'),
      options,
    )
  }

  get page(): PDFPage {
    return this.#page
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
  nouvellePage(): void {
    this.#page = this.document.addPage([PAGE.largeur, PAGE.hauteur])
    this.#y = PAGE.hauteur - PAGE.haut
  }
  police(gras: boolean): PDFFont {
    return gras ? this.polices.grasse : this.polices.normale
  }

  /** Cuts a text into lines for a width. */
  lignes(texte: string, largeur: number, taille: number, gras: boolean): string[] {
    const cle = `${gras}/${taille}`
    let mesure = this.#mesures.get(cle)
    if (mesure === undefined) {
      const police = this.police(gras)
      mesure = memoriser((t) => police.widthOfTextAtSize(t, taille))
      this.#mesures.set(cle, mesure)
    }
    return couper(this.polices.ecrivable(texte), largeur, mesure)
  }

  h1(texte: string): this {
    return this.#texte('H1', texte, { taille: 24, gras: true, couleur: ACCENT, apres: 14 }, 60)
  }
  h2(texte: string): this {
    if (this.#y < PAGE.hauteur - PAGE.haut) this.#y -= 8
    return this.#texte('H2', texte, { taille: 14, gras: true, couleur: ACCENT, apres: 6 }, 60)
  }
  p(texte: string, style: StyleTexte = {}): this {
    return this.#texte('P', texte, { apres: 8, ...style }, 0)
  }
  espace(hauteur: number): this {
    this.#y -= Math.min(hauteur, Math.max(0, this.reste))
    return this
  }
  table(table: Table): this {
    dessinerTable(this, table)
    return this
  }

  /** A drawing with its description; `dessiner` gets the page and the bottom left corner. */
  figure(figure: {
    alt: string
    hauteur: number
    dessiner: (page: PDFPage, x: number, y: number) => void
  }): this {
    if (this.reste < figure.hauteur) this.nouvellePage()
    const element = this.structure.ajouter(this.structure.racine, 'Figure', { alt: figure.alt })
    this.structure.marquer(this.#page, element, () =>
      figure.dessiner(this.#page, PAGE.marge, this.#y - figure.hauteur),
    )
    this.#y -= figure.hauteur + 8
    return this
  }

  #texte(type: 'H1' | 'H2' | 'P', texte: string, style: StyleTexte, garde: number): this {
    const { taille = 11, gras = false, couleur = ENCRE, centre = false, fond, apres = 0 } = style
    const marge = fond === undefined ? 0 : 12
    const pas = taille * INTERLIGNE
    const lignes = this.lignes(texte, LARGEUR_TEXTE - 2 * marge, taille, gras)
    const element = this.structure.ajouter(this.structure.racine, type)
    // A title stays with the first lines of what it announces.
    if (this.reste < pas + garde + 2 * marge) this.nouvellePage()
    while (lignes.length > 0) {
      const ici = lignes.splice(0, Math.max(1, Math.floor((this.reste - 2 * marge) / pas)))
      if (fond !== undefined)
        this.aplat(PAGE.marge, LARGEUR_TEXTE, ici.length * pas + 2 * marge, fond)
      this.#y -= marge
      const police = this.police(gras)
      this.structure.marquer(this.#page, element, () => {
        for (const [i, ligne] of ici.entries()) {
          // The space that the cut took away: without it the words of two lines are read as one.
          const suite = i < ici.length - 1 || lignes.length > 0 ? ' ' : ''
          const retrait = centre
            ? (LARGEUR_TEXTE - 2 * marge - police.widthOfTextAtSize(ligne, taille)) / 2
            : 0
          this.#page.drawText(ligne + suite, {
            x: PAGE.marge + marge + retrait,
            y: this.#y - taille,
            size: taille,
            font: police,
            color: couleur,
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

  /** A coloured rectangle that hangs from the current height. */
  aplat(x: number, largeur: number, hauteur: number, couleur: RGB): void {
    this.structure.artefact(this.#page, () =>
      this.#page.drawRectangle({
        x,
        y: this.#y - hauteur,
        width: largeur,
        height: hauteur,
        color: couleur,
      }),
    )
  }
  /** A thin line at a height of the current page. */
  filet(y: number, couleur: RGB = FILET, epaisseur = 0.6, page = this.#page): void {
    this.structure.artefact(page, () =>
      page.drawLine({
        start: { x: PAGE.marge, y },
        end: { x: PAGE.largeur - PAGE.marge, y },
        thickness: epaisseur,
        color: couleur,
      }),
    )
  }

  #habiller(): void {
    const pages = this.document.getPages()
    const { entete, pied = '' } = this.#options
    for (const [i, page] of pages.entries()) {
      const ecrire = (texte: string, y: number, gras: boolean, droite = false): void => {
        const font = this.police(gras)
        const net = this.polices.ecrivable(texte)
        const x = droite ? PAGE.largeur - PAGE.marge - font.widthOfTextAtSize(net, 9) : PAGE.marge
        this.structure.artefact(page, () =>
          page.drawText(net, { x, y, size: 9, font, color: gras ? ACCENT : GRIS }),
        )
      }
      if (entete !== undefined) {
        ecrire(entete, PAGE.hauteur - 50, true)
        this.filet(PAGE.hauteur - 60, ACCENT, 1.2, page)
      }
      this.filet(48, FILET, 0.6, page)
      ecrire(pied, 34, false)
      ecrire(`Page ${i + 1} sur ${pages.length}`, 34, false, true)
    }
  }

  /** Finishes the document and gives its bytes. */
  async save(): Promise<Uint8Array> {
    this.#habiller()
    this.structure.ecrire(this.document)
    const {
      titre,
      auteur = 'Registre national des copropriétés',
      sujet,
      date = new Date(),
      police,
    } = this.#options
    ecrireMetadonnees(this.document, {
      titre,
      auteur,
      date,
      ua: police !== 'standard',
      ...(sujet === undefined ? {} : { sujet }),
    })
    return this.document.save()
  }
}
