// Alters a document that has one table and its objects in clear, and writes its table anew: what
// judges such documents must see the change itself, not a table that no longer fits.

const TABLE = /xref\n0 \d+\n((?:\d{10} \d{5} [nf] \n)+)/

/** Each object of such a document, as its bytes in Latin-1. */
export const objectsOf = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1')
  const table = text.lastIndexOf('xref\n0 ')
  const offsets = offsetsOf(text.slice(table))
  return offsets.map((from, i) => text.slice(from, offsets[i + 1] ?? table))
}
const offsetsOf = (table: string): number[] =>
  (TABLE.exec(table)?.[1] ?? '')
    .split('\n')
    .filter((row) => row.endsWith('n '))
    .map((row) => Number(row.slice(0, 10)))
    .sort((a, b) => a - b)

/** The document with the objects that `change` gives, and a trailer with these keys more. */
export const altered = (
  bytes: Uint8Array,
  change: (object: string, rank: number) => string,
  trailer = '',
): Buffer => {
  const text = Buffer.from(bytes).toString('latin1')
  const head = text.slice(0, offsetsOf(text.slice(text.lastIndexOf('xref\n0 ')))[0])
  const rows = new Map<number, number>()
  let body = head
  for (const [rank, object] of objectsOf(bytes).entries()) {
    rows.set(Number.parseInt(object, 10), body.length)
    body += change(object, rank)
  }
  const numbers = [...rows.keys()].sort((a, b) => a - b)
  const table = numbers.map((n) => `${String(rows.get(n)).padStart(10, '0')} 00000 n \n`).join('')
  const end = text.slice(text.lastIndexOf('trailer\n')).replace('<<\n', `<<\n${trailer}`)
  return Buffer.from(
    `${body}xref\n0 ${numbers.length + 1}\n0000000000 65535 f \n${table}\n${end.replace(/startxref\n\d+/, `startxref\n${body.length}`)}`,
    'latin1',
  )
}
