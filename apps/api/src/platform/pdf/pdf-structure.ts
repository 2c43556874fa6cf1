import { PDFName, PDFNumber, PDFObject, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib'

/** Kinds of structure elements in use (ISO 32000-1, 14.8.4). */
export type ElementType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'Caption'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'

/** A drawing of a page, by its rank among the marks of that page. */
interface Marque {
  page: PDFRef
  mcid: number
}
export interface Element {
  type: ElementType
  enfants: (Element | Marque)[]
  /** What a header cell is the header of. */
  portee?: 'Column' | 'Row'
}
/** A page with the element of each of its marks. */
export interface PageMarquee {
  page: PDFPage
  marques: readonly Element[]
}

/** Adds an element under another. */
export const ajouter = (
  parent: Element,
  type: ElementType,
  portee?: Element['portee'],
): Element => {
  const element: Element = { type, enfants: [], ...(portee ? { portee } : {}) }
  parent.enfants.push(element)
  return element
}

/**
 * An object that is written already. Elements are most of a long document: as dictionaries of
 * pdf-lib, they took a report of 500 sheets to 845 MB.
 */
class ObjetEcrit extends PDFObject {
  readonly #texte: string

  constructor(texte: string) {
    super()
    this.#texte = texte
  }
  override toString(): string {
    return this.#texte
  }
  override sizeInBytes(): number {
    return this.#texte.length
  }
  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let i = 0; i < this.#texte.length; i += 1) buffer[offset + i] = this.#texte.charCodeAt(i)
    return this.#texte.length
  }
}

/** Writes the logical tree into a document, and ties it to the marks of its pages. */
export function writeStructure(
  { context, catalog }: PDFDocument,
  racine: Element,
  pages: readonly PageMarquee[],
): void {
  const refs = new Map<Element, PDFRef>()
  const racineRef = context.nextRef()
  const poser = (element: Element, parent: PDFRef): PDFRef => {
    const ref = context.nextRef()
    refs.set(element, ref)
    // Marks are on the page that the element names, but for what goes on on the next ones.
    const page = element.enfants.find((e) => 'mcid' in e)?.page
    const enfants = element.enfants.map((e) => {
      if (!('mcid' in e)) return poser(e, ref)
      return e.page === page ? e.mcid : `<</Type/MCR/Pg ${e.page}/MCID ${e.mcid}>>`
    })
    const pg = page ? `/Pg ${page}` : ''
    const portee = element.portee ? `/A<</O/Table/Scope/${element.portee}>>` : ''
    context.assign(
      ref,
      new ObjetEcrit(`<</S/${element.type}/P ${parent}${pg}/K[${enfants.join(' ')}]${portee}>>`),
    )
    return ref
  }
  const documentRef = poser(racine, racineRef)
  const nums = pages.flatMap(({ page, marques }, rang) => {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(rang))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    const liens = new ObjetEcrit(`[${marques.map((e) => refs.get(e)).join(' ')}]`)
    return [PDFNumber.of(rang), context.register(liens)]
  })
  context.assign(
    racineRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: [documentRef],
      ParentTree: context.register(context.obj({ Nums: nums })),
      ParentTreeNextKey: pages.length,
    }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), racineRef)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
