import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/**
 * Name of a statement whose text has a few dozen shapes: each shape is prepared once per
 * connection. Takes a readable prefix and the text.
 */
export const nomDeRequete = (prefixe: string, text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = `${prefixe}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}
