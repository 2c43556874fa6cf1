import { objectsByQpdf } from './qpdf.ts'

// What is served holds pages and what they are painted with: none of these keys, in no object.

const KEYS =
  'A AA AF Alternates Annots AcroForm B Collection DPart Dests DSS EF EmbeddedFile EmbeddedFiles Encrypt FFilter Info JavaScript JS Launch MarkInfo Metadata Names Next OpenAction OPI Outlines Perms PieceInfo PS PZ Ref Requirements RichMedia StructParent StructParents StructTreeRoot TemplateInstantiated Thumb Threads Trans URI XFA'
const KINDS =
  'Action Annot EmbeddedFile Filespec GoTo GoTo3DView GoToE GoToR ImportData JavaScript Launch Metadata Movie Named Rendition ResetForm RichMedia SetOCGState Sound SubmitForm Trans URI PS'
const slashed = (names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => `/${name}`))
const FORBIDDEN_KEYS = slashed(KEYS)
const FORBIDDEN_KINDS = slashed(KINDS)

/** Whose keys are names that the document gives: fonts, pictures, colours, glyphs. */
const FREE = slashed(
  'Font XObject ColorSpace ExtGState Pattern Shading Properties CharProcs Colorants',
)

/** What a walk of every object of a served document finds that must not be there; empty is right. */
export const walk = async (file: string): Promise<string[]> => {
  const found = await objectsByQpdf(file)
  if (found === null) return ['qpdf does not read it']
  const faults: string[] = found.repaired ? ['qpdf repairs it'] : []
  const free = new Set<string>()
  const look = (value: unknown, where: string, named: boolean): void => {
    if (Array.isArray(value)) return value.forEach((v) => look(v, where, false))
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (!named && FORBIDDEN_KEYS.has(key)) faults.push(`${where}: ${key}`)
      if (!named && ['/S', '/Subtype', '/Type'].includes(key) && FORBIDDEN_KINDS.has(String(inner)))
        faults.push(`${where}: ${key} ${String(inner)}`)
      if (!named && key === '/F') faults.push(`${where}: ${key}`)
      if (FREE.has(key) && typeof inner === 'string') free.add(`obj:${inner}`)
      look(inner, where, !named && FREE.has(key))
    }
  }
  // Twice: which dictionaries have names for keys is known once all were read.
  for (const last of [false, true]) {
    if (last) faults.splice(found.repaired ? 1 : 0)
    for (const [where, object] of Object.entries(found.objects)) {
      const value = bodyOf(object)
      look(value, where, free.has(where))
    }
  }
  return faults
}

/** qpdf gives `{ value }`, or `{ stream: { dict } }`. */
const bodyOf = (object: unknown): unknown => {
  if (typeof object !== 'object' || object === null) return object
  if ('value' in object) return object.value
  const { stream } = 'stream' in object ? object : { stream: null }
  return typeof stream === 'object' && stream !== null && 'dict' in stream ? stream.dict : null
}
