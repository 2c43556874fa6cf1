import {
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFDict,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** Kinds of structure elements in use (ISO 32000-1, 14.8.4). */
export type TypeElement =
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
  | 'Figure'

interface Marque {
  page: PDFPage
  mcid: number
}
export interface Element {
  type: TypeElement
  enfants: (Element | Marque)[]
  /** Alternative text of a figure. */
  alt?: string
  /** What a header cell is the header of. */
  portee?: 'Column' | 'Row'
}

/** The logical tree of a document, and the marks that tie its drawings to it. */
export class Structure {
  readonly racine: Element = { type: 'Document', enfants: [] }
  readonly #parPage = new Map<PDFPage, Element[]>()

  /** Adds an element under another. */
  ajouter(
    parent: Element,
    type: TypeElement,
    attributs: Pick<Element, 'alt' | 'portee'> = {},
  ): Element {
    const element: Element = { type, enfants: [], ...attributs }
    parent.enfants.push(element)
    return element
  }

  /** Runs a drawing as content of an element. */
  marquer(page: PDFPage, element: Element, dessiner: () => void): void {
    const marques = this.#parPage.get(page) ?? []
    this.#parPage.set(page, marques)
    const mcid = marques.push(element) - 1
    element.enfants.push({ page, mcid })
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        `/${element.type}`,
        `<</MCID ${mcid}>>`,
      ]),
    )
    dessiner()
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  /** Runs a drawing that means nothing: lines, backgrounds, page numbers, repeated headers. */
  artefact(page: PDFPage, dessiner: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']))
    dessiner()
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  /** Writes the tree into the document. */
  ecrire(document: PDFDocument): void {
    const { context } = document
    const refs = new Map<Element, PDFRef>()
    const racineRef = context.nextRef()
    const poser = (element: Element, parent: PDFRef): PDFRef => {
      const ref = context.nextRef()
      refs.set(element, ref)
      const dict: PDFDict = context.obj({ Type: 'StructElem', S: element.type, P: parent })
      const enfants = element.enfants.map((e): PDFObject =>
        'mcid' in e ? context.obj({ Type: 'MCR', Pg: e.page.ref, MCID: e.mcid }) : poser(e, ref),
      )
      dict.set(PDFName.of('K'), context.obj(enfants))
      if (element.alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt))
      if (element.portee !== undefined)
        dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: element.portee }))
      context.assign(ref, dict)
      return ref
    }
    const documentRef = poser(this.racine, racineRef)
    const nums: PDFObject[] = []
    for (const [page, elements] of this.#parPage) {
      const rang = nums.length / 2
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(rang))
      nums.push(
        PDFNumber.of(rang),
        context.register(context.obj(elements.map((e) => refs.get(e) ?? null))),
      )
    }
    const arbre = context.register(context.obj({ Nums: nums }))
    context.assign(
      racineRef,
      context.obj({
        Type: 'StructTreeRoot',
        K: [documentRef],
        ParentTree: arbre,
        ParentTreeNextKey: nums.length / 2,
      }),
    )
    document.catalog.set(PDFName.of('StructTreeRoot'), racineRef)
    document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    for (const page of document.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  }
}
