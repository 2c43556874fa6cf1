import type { Retire } from '@registre/domain'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
} from 'pdf-lib'
import { type Box, boxOf, shared } from './rebuild/annotation.ts'
import { drawAnnotations } from './rebuild/annotations.ts'
import { Builder } from './rebuild/builder.ts'
import { GROUP } from './rebuild/kinds.ts'
import { PAGES_MAX, SERVED_MAX, SIDE_MAX } from './rebuild/limits.ts'
import { Removed } from './rebuild/removed.ts'
import { Source } from './rebuild/source.ts'
import { writeStreams } from './rebuild/streams.ts'
import { Damaged, type MotifRefus, RefusedPdf } from './rebuild/refusal.ts'
import { nameOf, textOfName } from './rebuild/values.ts'

export type { MotifRefus }
export type Rebuilt =
  | {
      ok: true
      /** The document as it is served: written by us, the same bytes for the same input. */
      contenu: Uint8Array
      pages: number
      retires: Retire[]
    }
  | { ok: false; motif: MotifRefus }
  /** We failed on it: nothing is said of the document. */
  | { ok: false; faute: string }

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const LETTER: Box = [0, 0, 612, 792]

/**
 * Rebuilds a document that was received: its pages and what they show, object by object of a known
 * kind; nothing else of it is kept. Gives its bytes and what was left out, why it cannot be
 * rebuilt, or the fault of ours that stopped us. Meant for the child process: hostile files may make it long.
 */
export async function rebuildPdf(contents: Uint8Array): Promise<Rebuilt> {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  try {
    try {
      return await rebuild(new Source(bytes, false))
    } catch (error) {
      // Readers repair a table that leads nowhere; so do we, by a search.
      if (!(error instanceof Damaged)) throw error
      return await rebuild(new Source(bytes, true))
    }
  } catch (error) {
    if (error instanceof RefusedPdf) return { ok: false, motif: error.motif }
    return isOurs(error)
      ? {
          ok: false,
          faute: error instanceof Error ? (error.stack ?? String(error)) : String(error),
        }
      : { ok: false, motif: 'illisible' }
  }
}

/**
 * True for a fault of our code, or of the machine. Deep nests end the stack; the errors of pdf-lib
 * and of zlib tell of broken objects.
 */
const isOurs = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof TypeError ||
  error instanceof ReferenceError ||
  ('syscall' in error && error.syscall !== undefined)

async function rebuild(source: Source): Promise<Rebuilt> {
  const root = source.dict(source.trailer, 'Root')
  if (!root) throw new Damaged('no catalogue')
  refuseShells(source, root)
  const removed = new Removed(source)
  removed.catalogue(root)
  const builder = new Builder(source)
  const pages = pagesOf(source, root)
  const tree = builder.context.nextRef()
  const kids = pages.map((page) => {
    removed.page(page)
    return buildPage(builder, page, tree)
  })
  builder.context.assign(
    tree,
    builder.dict({ Type: nameOf('Pages'), Kids: builder.list(kids), Count: kids.length }),
  )
  const layers = builder.kind('layers', root.get(nameOf('OCProperties')))
  builder.context.trailerInfo.Root = builder.context.register(
    builder.dict({ Type: nameOf('Catalog'), Pages: tree, OCProperties: layers }),
  )
  await writeStreams(builder)
  sweep(builder.context)
  const contenu = await PDFWriter.forContext(builder.context, Infinity).serializeToBuffer()
  if (contenu.length > SERVED_MAX) throw new RefusedPdf('illisible', 'too large once rebuilt')
  const perdus = source.lost.size
  const retires = [
    ...(perdus > 0 ? [{ quoi: 'PERDU' as const, nombre: perdus }] : []),
    ...removed.all,
  ]
  return { ok: true, contenu, pages: kids.length, retires }
}

/** Takes out what was made for something that came to nothing. */
function sweep(context: PDFContext): void {
  const reached = new Set<PDFRef>()
  const visit = (value: PDFObject | undefined): void => {
    if (value instanceof PDFRef) {
      if (reached.has(value)) return
      reached.add(value)
      visit(context.lookup(value))
    } else if (value instanceof PDFArray) value.asArray().forEach(visit)
    else if (value instanceof PDFDict) value.values().forEach(visit)
    else if (value instanceof PDFStream) visit(value.dict)
  }
  visit(context.trailerInfo.Root)
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

/** Documents whose pages only say that another program must open them: a portfolio, a form made by XML. */
function refuseShells(source: Source, root: PDFDict): void {
  const form = source.dict(root, 'AcroForm')
  const dynamic =
    form &&
    source.of(form, 'XFA') !== undefined &&
    (source.of(root, 'NeedsRendering')?.toString() === 'true' ||
      (source.list(form, 'Fields') ?? []).length === 0)
  if (dynamic || source.dict(root, 'Collection'))
    throw new RefusedPdf('actif', 'pages that only lead to another program')
}

/** The pages in their order, each with what it inherits. Throws RefusedPdf for none, or too many. */
function pagesOf(source: Source, root: PDFDict): PDFDict[] {
  const pages: PDFDict[] = []
  const seen = new Set<PDFDict>()
  const visit = (value: PDFObject | undefined, above: ReadonlyMap<string, PDFObject>): void => {
    const node = source.get(value)
    if (!(node instanceof PDFDict) || seen.has(node)) return
    const kids = source.list(node, 'Kids')
    // A page that stands twice in the tree is shown twice.
    if (kids) seen.add(node)
    if (seen.size > PAGES_MAX) throw new RefusedPdf('illisible', 'endless pages')
    const inherited = new Map(above)
    for (const key of INHERITED) {
      const own = node.get(nameOf(key))
      if (source.get(own) !== undefined && own) inherited.set(key, own)
    }
    if (kids) for (const kid of kids) visit(kid, inherited)
    else if (textOfName(source.of(node, 'Type')) !== 'Pages') {
      for (const [key, own] of inherited) node.set(nameOf(key), own)
      pages.push(node)
      if (pages.length > PAGES_MAX) throw new RefusedPdf('illisible', 'too many pages')
    }
  }
  visit(root.get(nameOf('Pages')), new Map())
  if (pages.length === 0) throw new Damaged('no page')
  return pages
}

function buildPage(builder: Builder, page: PDFDict, parent: PDFRef): PDFRef {
  const { source } = builder
  const resources = builder.kind('resources', page.get(nameOf('Resources')))
  const held = resources instanceof PDFRef ? resources : builder.context.register(builder.dict({}))
  const box = builder.context.lookup(held)
  const streams = source.of(page, 'Contents')
  const parts = (streams instanceof PDFArray ? streams.asArray() : [streams])
    .map((part) => source.get(part))
    .filter((part) => part instanceof PDFRawStream)
  const over = builder.within(held, () =>
    box instanceof PDFDict ? drawAnnotations(builder, page, box) : '',
  )
  const media = sides(source, page)
  const crop = boxOf(source, page, 'CropBox')
  const shown = crop && shared(crop, media)
  const turn = source.number(page, 'Rotate') ?? 0
  const unit = source.number(page, 'UserUnit')
  return builder.context.register(
    builder.dict({
      Type: PDFName.Page,
      Parent: parent,
      MediaBox: builder.list(media),
      CropBox: shown ? builder.list(shown) : undefined,
      Rotate: turn !== 0 && turn % 90 === 0 ? turn : undefined,
      UserUnit: unit !== undefined && unit > 0 && unit <= 75 ? unit : undefined,
      Resources: held,
      Group: builder.value(GROUP, page.get(nameOf('Group'))),
      Contents: builder.contents(parts, over, held),
    }),
  )
}

/** The sheet of a page. Throws RefusedPdf for one that no reader could draw. */
function sides(source: Source, page: PDFDict): Box {
  const box = boxOf(source, page, 'MediaBox')
  if (!box || box[2] <= box[0] || box[3] <= box[1]) return LETTER
  if (box.some((side) => Math.abs(side) > SIDE_MAX))
    throw new RefusedPdf('illisible', 'page out of bounds')
  return box
}
