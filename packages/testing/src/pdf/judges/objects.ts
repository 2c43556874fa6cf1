// Looks for what acts in the objects of a document, as another reader gives them: names and keys
// begin with a slash, texts do not.

const KINDS = new Set(
  '/JavaScript /Launch /SubmitForm /ImportData /GoToR /GoToE /Rendition /Movie /Sound /URI /Trans /GoTo3DView /RichMediaExecute'.split(
    ' ',
  ),
)
/** A paragraph of the structure may bear the name of an action, a glyph or a font that of a key. */
const isParagraph = (value: object): boolean => '/P' in value && '/K' in value
const isFile = (files: unknown): boolean =>
  typeof files === 'object' && files !== null && ('/F' in files || '/UF' in files)

export const acts = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(acts)
  if (typeof value !== 'object' || value === null) return false
  if (KINDS.has(String(Reflect.get(value, '/S'))) && !isParagraph(value)) return true
  if (isFile(Reflect.get(value, '/EF')) || ('/XFA' in value && '/Fields' in value)) return true
  return Object.values(value).some(acts)
}
