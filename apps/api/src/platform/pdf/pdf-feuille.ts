import { deflateSync } from 'node:zlib'
import { PDFName, type PDFDocument, type PDFPage } from 'pdf-lib'
import type { Fonts } from './pdf-fonts.ts'
import { type Colour, LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import type { Element, PageMarquee } from './pdf-structure.ts'

interface Ecriture {
  x: number
  /** Top of the line. */
  y: number
  taille: number
  gras: boolean
  couleur: Colour
}

const nombre = (n: number): string => String(Math.round(n * 100) / 100)

/**
 * A page being drawn. Its operators (ISO 32000-1, annex A) are written as they come: as objects of
 * pdf-lib, they would take most of the time of a sheet.
 */
export class Feuille implements PageMarquee {
  readonly page: PDFPage
  readonly marques: Element[] = []
  readonly #polices: Fonts
  readonly #operations: string[] = []

  constructor(document: PDFDocument, polices: Fonts) {
    this.page = document.addPage([PAGE.largeur, PAGE.hauteur])
    this.#polices = polices
  }

  texte(texte: string, { x, y, taille, gras, couleur }: Ecriture): void {
    const police = this.#polices[gras ? 'grasse' : 'normale']
    this.#operations.push(
      `BT /${police.nom} ${taille} Tf ${couleur} rg ${nombre(x)} ${nombre(y - taille)} Td ${police.coder(texte)} Tj ET`,
    )
  }
  /** A coloured rectangle on the width of the text, that hangs from a height. */
  aplat(y: number, hauteur: number, couleur: Colour): void {
    const coins = [PAGE.marge, y - hauteur, LARGEUR_TEXTE, hauteur].map(nombre).join(' ')
    this.artefact(() => this.#operations.push(`${couleur} rg ${coins} re f`))
  }
  /** A line on the width of the text. */
  filet(y: number, couleur: Colour, epaisseur = 0.6): void {
    const [debut, fin] = [PAGE.marge, PAGE.marge + LARGEUR_TEXTE].map(nombre)
    this.artefact(() =>
      this.#operations.push(
        `${couleur} RG ${epaisseur} w ${debut} ${nombre(y)} m ${fin} ${nombre(y)} l S`,
      ),
    )
  }

  /** Runs a drawing as content of an element. */
  marquer(element: Element, dessiner: () => void): void {
    const mcid = this.marques.push(element) - 1
    element.enfants.push({ page: this.page.ref, mcid })
    this.#operations.push(`/${element.type} <</MCID ${mcid}>> BDC`)
    dessiner()
    this.#operations.push('EMC')
  }
  /** Runs a drawing that means nothing: lines, backgrounds, page numbers, repeated headers. */
  artefact(dessiner: () => void): void {
    this.#operations.push('/Artifact BMC')
    dessiner()
    this.#operations.push('EMC')
  }

  /** Writes the page into its document. */
  ecrire(): void {
    const { node, doc } = this.page
    const contenu = doc.context.stream(deflateSync(this.#operations.join('\n')), {
      Filter: 'FlateDecode',
    })
    node.set(PDFName.of('Contents'), doc.context.register(contenu))
    node.set(PDFName.of('Resources'), this.#polices.ressources)
  }
}
