/**
 * What stands around a document: a byte-order mark or blank lines before, a few lines of text after.
 * Anything else before or after makes it another kind of file too.
 */

/** Readers look for the header no further. */
const HEADER_WITHIN = 1024
const HEADER = /^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)?[\0\t\n\f\r ]*(?=%PDF-\d\.\d)/u
const MARKUP = /(?<!<)<[!?/]?[a-z]/iu
/** End of a ZIP archive: at most a comment of 65,535 bytes before the end of the file. */
const ZIP_END = Buffer.from('PK\u0005\u0006')
const ZIP_WITHIN = 65_557

/** Bytes of no text: NUL, blanks, escapes of printers and the old end-of-file mark are let through. */
const isBinary = (byte: number): boolean =>
  (byte < 0x20 && ![0, 9, 10, 12, 13, 0x1a, 0x1b].includes(byte)) || byte === 0x7f

/** Where the header stands; null when the file does not begin as a PDF. */
export function headerOf(bytes: Buffer): number | null {
  return HEADER.exec(bytes.toString('latin1', 0, HEADER_WITHIN))?.[0].length ?? null
}

/**
 * True when the file ends as a PDF, with nothing after but text; the last bytes of its mark may be
 * lost.
 */
export function endsWell(bytes: Buffer): boolean {
  const start = bytes.lastIndexOf('startxref')
  if (start < 0) return false
  const end = /^startxref[\s\0]+\d+[\s\0]*(?:%%EOF)?/u.exec(
    bytes.toString('latin1', start, start + 200),
  )
  if (end === null) return false
  if (bytes.subarray(Math.max(0, bytes.length - ZIP_WITHIN)).includes(ZIP_END)) return false
  const after = bytes.subarray(start + end[0].length)
  return !after.some(isBinary) && !MARKUP.test(after.toString('latin1'))
}
