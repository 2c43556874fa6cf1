import { ecrireFichier } from './pdf-fichier.ts'
import { LARGEUR_TEXTE, PAGE } from './pdf-layout.ts'
import { type Chasses, lireChasses, winAnsi } from './win-ansi.ts'
import { couper, type Mesure } from './wrap-text.ts'

interface Element {
  type: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
  enfants: (Element | { page: number; mcid: number })[]
}
interface PageLegere {
  operations: string[]
  /** The element of each mark. */
  marques: Element[]
}
export interface OptionsLeger {
  titre: string
  entete: string
  pied: string
  date: Date
}

const ACCENT = '0.07 0.27 0.45'
const ENCRE = '0.11 0.11 0.13'
const GRIS = '0.36 0.36 0.4'
const FILET = '0.8 0.81 0.85'
const COLONNE = 190
const chaine = (latin1: string): string => `(${latin1.replace(/[\\()]/g, '\\$&')})`
const chaineUnicode = (texte: string): string =>
  `<FEFF${Buffer.from(texte, 'utf16le').swap16().toString('hex')}>`
const nombre = (n: number): string => String(Math.round(n * 100) / 100)

/**
 * A tagged PDF of titles and two-column tables in a standard font, written without a library:
 * thousands of sheets are made
 * in one go (performance.md, "sheet PDF"). For a document with its own font, TaggedPdf. `save`
 * comes last.
 */
export class PdfLeger {
  readonly #options: OptionsLeger
  readonly #mesures: Record<'normale' | 'grasse', Mesure>
  readonly #pages: PageLegere[] = []
  readonly #racine: Element[] = []
  #y = 0

  private constructor(options: OptionsLeger, chasses: Chasses) {
    this.#options = options
    const mesure =
      (table: readonly number[]): Mesure =>
      (texte) => {
        let somme = 0
        for (let i = 0; i < texte.length; i += 1) somme += table[texte.charCodeAt(i)] ?? 0
        return somme
      }
    this.#mesures = { normale: mesure(chasses.normale), grasse: mesure(chasses.grasse) }
    this.nouvellePage()
  }
  static async create(options: OptionsLeger): Promise<PdfLeger> {
    return new PdfLeger(options, await lireChasses())
  }

  get pages(): number {
    return this.#pages.length
  }
  nouvellePage(): void {
    this.#pages.push({ operations: [], marques: [] })
    this.#y = PAGE.hauteur - PAGE.haut
  }
  get #page(): PageLegere {
    return this.#pages.at(-1) as PageLegere
  }

  h1(texte: string): void {
    this.#bloc('H1', texte, 20, true, ACCENT, 10)
  }
  h2(texte: string): void {
    this.#y -= 8
    if (this.#y - PAGE.bas < 60) this.nouvellePage()
    this.#bloc('H2', texte, 12.5, true, ACCENT, 4)
  }
  p(texte: string, { petit = false } = {}): void {
    this.#bloc('P', texte, petit ? 8.5 : 10.5, false, petit ? GRIS : ENCRE, 6)
  }
  /** Rows of a title and its value; none, no table. */
  table(rows: readonly (readonly [string, string])[]): void {
    if (rows.length === 0) return
    const table = this.#ajouter(this.#racine, 'Table')
    for (const [titre, valeur] of rows) {
      const tr = this.#ajouter(table.enfants, 'TR')
      const cellules = [
        {
          element: this.#ajouter(tr.enfants, 'TH'),
          lignes: this.#couper(titre, COLONNE - 10, 9.5, false),
          x: 0,
          couleur: GRIS,
        },
        {
          element: this.#ajouter(tr.enfants, 'TD'),
          lignes: this.#couper(valeur, LARGEUR_TEXTE - COLONNE, 9.5, false),
          x: COLONNE,
          couleur: ENCRE,
        },
      ]
      const hauteur = Math.max(...cellules.map((c) => c.lignes.length)) * 12.5 + 5
      if (this.#y - hauteur < PAGE.bas) this.nouvellePage()
      for (const { element, lignes, x, couleur } of cellules)
        this.#ecrire(element, lignes, PAGE.marge + x, 9.5, 12.5, false, couleur)
      this.#y -= hauteur
      this.#filet(this.#y)
    }
    this.#y -= 4
  }

  #ajouter(parent: Element['enfants'], type: Element['type']): Element {
    const element: Element = { type, enfants: [] }
    parent.push(element)
    return element
  }
  #couper(texte: string, largeur: number, taille: number, gras: boolean): string[] {
    return couper(
      texte.split('\n').map(winAnsi).join('\n'),
      largeur / taille,
      this.#mesures[gras ? 'grasse' : 'normale'],
    )
  }
  #bloc(
    type: 'H1' | 'H2' | 'P',
    texte: string,
    taille: number,
    gras: boolean,
    couleur: string,
    apres: number,
  ): void {
    const pas = taille * 1.3
    const lignes = this.#couper(texte, LARGEUR_TEXTE, taille, gras)
    if (this.#y - lignes.length * pas < PAGE.bas) this.nouvellePage()
    this.#ecrire(this.#ajouter(this.#racine, type), lignes, PAGE.marge, taille, pas, gras, couleur)
    this.#y -= lignes.length * pas + apres
  }
  #ecrire(
    element: Element,
    lignes: readonly string[],
    x: number,
    taille: number,
    pas: number,
    gras: boolean,
    couleur: string,
  ): void {
    const { operations, marques } = this.#page
    const mcid = marques.push(element) - 1
    element.enfants.push({ page: this.#pages.length - 1, mcid })
    operations.push(
      `/${element.type} <</MCID ${mcid}>> BDC BT /F${gras ? 2 : 1} ${taille} Tf ${couleur} rg ${nombre(pas)} TL ${nombre(x)} ${nombre(this.#y - taille)} Td`,
    )
    // A space stays at the end of a cut line: without it the words of two lines are read as one.
    operations.push(
      lignes
        .map(
          (l, i) =>
            `${chaine(i < lignes.length - 1 ? `${l} ` : l)} Tj${i < lignes.length - 1 ? ' T*' : ''}`,
        )
        .join(' '),
      'ET EMC',
    )
  }
  #filet(y: number, couleur = FILET): void {
    this.#page.operations.push(
      `/Artifact BMC ${couleur} RG 0.6 w ${PAGE.marge} ${nombre(y)} m ${PAGE.largeur - PAGE.marge} ${nombre(y)} l S EMC`,
    )
  }
  /** Header, footer and page number: for the eye only. */
  #habiller(page: PageLegere, rang: number): string {
    const texte = (t: string, x: number, y: number, gras: boolean): string =>
      `/Artifact BMC BT /F${gras ? 2 : 1} 9 Tf ${gras ? ACCENT : GRIS} rg ${nombre(x)} ${y} Td ${chaine(winAnsi(t))} Tj ET EMC`
    const numero = `Page ${rang + 1} sur ${this.#pages.length}`
    const droite = PAGE.largeur - PAGE.marge - this.#mesures.normale(numero) * 9
    const haut = nombre(PAGE.hauteur - 60)
    return [
      texte(this.#options.entete, PAGE.marge, Math.round(PAGE.hauteur - 50), true),
      `/Artifact BMC ${ACCENT} RG 1.2 w ${PAGE.marge} ${haut} m ${PAGE.largeur - PAGE.marge} ${haut} l S EMC`,
      ...page.operations,
      texte(this.#options.pied, PAGE.marge, 34, false),
      texte(numero, droite, 34, false),
    ].join('\n')
  }

  /** The bytes of the document. */
  save(): Buffer {
    const objets: string[] = []
    const flux = new Map<number, string>()
    const poser = (contenu: string): number => objets.push(contenu)
    const reserver = (): number => poser('')
    const [catalogue, arbrePages, f1, f2, racine, document, parents, info] = Array.from(
      { length: 8 },
      reserver,
    ) as [number, number, number, number, number, number, number, number]
    const pages = this.#pages.map(() => reserver())
    const refs = new Map<Element, number>()
    const structurer = (element: Element, parent: number): number => {
      const ref = reserver()
      refs.set(element, ref)
      const enfants = element.enfants.map((e) =>
        'mcid' in e
          ? `<</Type/MCR/Pg ${pages[e.page]} 0 R/MCID ${e.mcid}>>`
          : `${structurer(e, ref)} 0 R`,
      )
      objets[ref - 1] =
        `<</Type/StructElem/S/${element.type}/P ${parent} 0 R/K[${enfants.join(' ')}]${element.type === 'TH' ? '/A<</O/Table/Scope/Row>>' : ''}>>`
      return ref
    }
    const enfants = this.#racine.map((e) => `${structurer(e, document)} 0 R`)
    for (const [rang, page] of this.#pages.entries()) {
      const contenu = reserver()
      flux.set(contenu, this.#habiller(page, rang))
      objets[(pages[rang] ?? 1) - 1] =
        `<</Type/Page/Parent ${arbrePages} 0 R/MediaBox[0 0 ${PAGE.largeur} ${PAGE.hauteur}]/Resources<</Font<</F1 ${f1} 0 R/F2 ${f2} 0 R>>>>/Contents ${contenu} 0 R/StructParents ${rang}/Tabs/S>>`
    }
    const titre = chaineUnicode(this.#options.titre)
    const date = `(D:${this.#options.date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
    const auteur = chaineUnicode('Registre national des copropriétés')
    const police = (nom: string): string =>
      `<</Type/Font/Subtype/Type1/BaseFont/${nom}/Encoding/WinAnsiEncoding>>`
    const nums = this.#pages.map(
      ({ marques }, rang) => `${rang}[${marques.map((e) => `${refs.get(e)} 0 R`).join(' ')}]`,
    )
    const fixes: [number, string][] = [
      [
        catalogue,
        `<</Type/Catalog/Pages ${arbrePages} 0 R/StructTreeRoot ${racine} 0 R/MarkInfo<</Marked true>>/Lang(fr-FR)/ViewerPreferences<</DisplayDocTitle true>>>>`,
      ],
      [
        arbrePages,
        `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((p) => `${p} 0 R`).join(' ')}]>>`,
      ],
      [f1, police('Helvetica')],
      [f2, police('Helvetica-Bold')],
      [
        racine,
        `<</Type/StructTreeRoot/K[${document} 0 R]/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
      ],
      [document, `<</Type/StructElem/S/Document/P ${racine} 0 R/K[${enfants.join(' ')}]>>`],
      [parents, `<</Nums[${nums.join(' ')}]>>`],
      [
        info,
        `<</Title${titre}/Author${auteur}/Producer${auteur}/CreationDate${date}/ModDate${date}>>`,
      ],
    ]
    for (const [numero, contenu] of fixes) objets[numero - 1] = contenu
    return ecrireFichier(objets, { flux, groupes: [parents, ...refs.values()], catalogue, info })
  }
}
