// Looks for what acts in the objects of a document, as another reader gives them: names and keys
// begin with a slash, texts do not.

const KINDS = new Set(
  '/JavaScript /Launch /SubmitForm /ImportData /GoToR /GoToE /Rendition /Movie /Sound /URI /Trans /GoTo3DView /RichMediaExecute'.split(
    ' ',
  ),
)
const KEYS = ['/JS', '/URI', '/XFA', '/EF']

/** A paragraph of the structure may bear the name of an action. */
const isParagraph = (value: object): boolean => '/P' in value && '/K' in value

export const acts = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(acts)
  if (typeof value !== 'object' || value === null) return false
  if (KEYS.some((key) => filled(Reflect.get(value, key)))) return true
  if (KINDS.has(String(Reflect.get(value, '/S'))) && !isParagraph(value)) return true
  return Object.values(value).some(acts)
}

/** A text, a reference, a list of files: a font or a style may bear the name of a key too. */
const filled = (value: unknown): boolean =>
  (typeof value === 'string' && !value.startsWith('/')) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
