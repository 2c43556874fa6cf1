import { PDFArray, PDFDict, type PDFObject, PDFRef } from 'pdf-lib'
import type { Retire, RetraitPdf } from '@registre/domain'
import { inherited } from './annotation.ts'
import type { Source } from './source.ts'
import { RefusedPdf } from './refusal.ts'
import { nameOf, textOfName } from './values.ts'

const NODES_MAX = 20_000
const MEDIA = new Set(['Screen', 'Movie', 'Sound', 'RichMedia', '3D'])
const HARMLESS = new Set(['GoTo', 'Named', 'SetOCGState', 'Thread', 'Trans', 'Hide', 'ResetForm'])

/** Counts what a document holds that its rebuilt form will not: told to who sends it. */
export class Removed {
  readonly #source: Source
  readonly #counts = new Map<RetraitPdf, number>()
  readonly #seen = new Set<string>()
  #left = NODES_MAX

  constructor(source: Source) {
    this.#source = source
  }
  get all(): Retire[] {
    return [...this.#counts].map(([quoi, nombre]) => ({ quoi, nombre }))
  }

  catalogue(catalogue: PDFDict): void {
    this.#tried(() => {
      const names = this.#source.dict(catalogue, 'Names')
      this.#add('SCRIPT', this.#leaves(names?.get(nameOf('JavaScript'))))
      this.#add('PIECE_JOINTE', this.#leaves(names?.get(nameOf('EmbeddedFiles'))))
      this.#action(catalogue.get(nameOf('OpenAction')), false)
      this.#events(catalogue)
      const form = this.#source.dict(catalogue, 'AcroForm')
      for (const field of (form && this.#source.list(form, 'Fields')) ?? []) this.#field(field)
    })
  }
  page(page: PDFDict): void {
    this.#tried(() => {
      this.#events(page)
      for (const value of this.#source.list(page, 'Annots') ?? []) {
        const annotation = this.#source.get(value)
        if (annotation instanceof PDFDict && this.#once(value)) this.#annotation(annotation)
      }
    })
  }

  #annotation(annotation: PDFDict): void {
    const kind = textOfName(this.#source.of(annotation, 'Subtype')) ?? ''
    if (kind === 'FileAttachment') this.#add('PIECE_JOINTE', 1)
    if (MEDIA.has(kind)) this.#add('MULTIMEDIA', 1)
    // Its words show once it is opened.
    if (kind === 'Text') this.#add('NOTE', 1)
    if (kind === 'Widget' && inherited(this.#source, annotation, 'FT')) this.#widget(annotation)
    this.#action(annotation.get(nameOf('A')), kind === 'Link')
    this.#events(annotation)
  }
  #field(value: PDFObject, depth = 0): void {
    const field = this.#source.get(value)
    if (!(field instanceof PDFDict) || depth > 30 || !this.#once(value)) return
    const kids = this.#source.list(field, 'Kids')
    if (kids) for (const kid of kids) this.#field(kid, depth + 1)
    else if (textOfName(this.#source.of(field, 'Subtype')) !== 'Widget') this.#widget(field)
    else this.#annotation(field)
  }
  #widget(field: PDFDict): void {
    const signed = textOfName(inherited(this.#source, field, 'FT')) === 'Sig'
    if (!signed) this.#add('CHAMP', 1)
    else if (inherited(this.#source, field, 'V')) this.#add('SIGNATURE', 1)
  }
  /** What happens by itself: on opening, on entering a field, on closing. */
  #events(dict: PDFDict): void {
    const events = this.#source.dict(dict, 'AA')
    for (const value of events?.values() ?? []) this.#action(value, false)
  }
  #action(value: PDFObject | undefined, isLink: boolean, depth = 0): void {
    const action = this.#source.get(value)
    if (!(action instanceof PDFDict) || depth > 30) return
    const kind = textOfName(this.#source.of(action, 'S')) ?? ''
    if (kind === 'JavaScript') this.#add('SCRIPT', 1)
    else if (kind === 'Rendition' || kind === 'Movie' || kind === 'Sound')
      this.#add('MULTIMEDIA', 1)
    else if (kind === 'URI' && isLink) this.#add('LIEN', 1)
    else if (!HARMLESS.has(kind)) this.#add('ACTION', 1)
    const next = this.#source.get(action.get(nameOf('Next')))
    for (const value of next instanceof PDFArray ? next.asArray() : [next])
      this.#action(value, isLink, depth + 1)
  }
  /** Leaves of a tree of names. */
  #leaves(value: PDFObject | undefined, depth = 0): number {
    const node = this.#source.get(value)
    if (!(node instanceof PDFDict) || depth > 30 || (value && !this.#once(value))) return 0
    const own = Math.floor((this.#source.list(node, 'Names')?.length ?? 0) / 2)
    return (this.#source.list(node, 'Kids') ?? []).reduce<number>(
      (n, kid) => n + this.#leaves(kid, depth + 1),
      own,
    )
  }
  #add(quoi: RetraitPdf, nombre: number): void {
    if (nombre === 0) return
    this.#counts.set(quoi, (this.#counts.get(quoi) ?? 0) + nombre)
  }
  #once(value: PDFObject): boolean {
    this.#left -= 1
    if (this.#left < 0) return false
    if (!(value instanceof PDFRef)) return true
    if (this.#seen.has(value.tag)) return false
    this.#seen.add(value.tag)
    return true
  }
  /** What is damaged among what goes away is no reason to refuse what stays. */
  #tried(count: () => void): void {
    try {
      count()
    } catch (error) {
      if (error instanceof RefusedPdf && this.#source.room.left < 0) throw error
    }
  }
}
