const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Months without accents; a person writes the whole word or its beginning (janv., sept.). */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  bare(new Date(2000, month).toLocaleDateString('fr', { month: 'long' })),
)
/** Two digits are a year of this century below it, of the last one from it on: regulations are old. */
const PIVOT = 50

const monthOf = (word: string): string | undefined => {
  const found = MONTHS.filter((month) => month.startsWith(word))
  return found.length === 1 ? String(MONTHS.indexOf(found[0] ?? '') + 1) : undefined
}

const yearOf = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < PIVOT ? '20' : '19'}${year}`

/** Day, month, year, as texts; null when the text is no day written in a known way. */
const partsOf = (typed: string): [day: string, month: string, year: string] | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? '']
  const plain = bare(typed).replace(
    /^(?:(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)+/,
    '',
  )
  const named = /^(\d{1,2})(?:er)?[\s/.-]*([a-z]{3,9})[\s/.-]+(\d{4}|\d{2})$/.exec(plain)
  const month = named ? monthOf(named[2] ?? '') : undefined
  if (named && month) return [named[1] ?? '', month, named[3] ?? '']
  const digits =
    /^(\d{1,2})\s*[/.,\s-]\s*(\d{1,2})\s*[/.,\s-]\s*(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain)
  return digits ? [digits[1] ?? '', digits[2] ?? '', digits[3] ?? ''] : null
}

/**
 * Gives dd/mm/yyyy from what people type (1/2/2024, 01022024, 1.2.24, 2024-02-01, 1er février 2024);
 * the text itself, without its margins, when it is none of these.
 */
export const normalizeDateText = (text: string): string => {
  const typed = text.trim()
  const parts = partsOf(typed)
  if (!parts) return typed
  const [day, month, year] = parts
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${yearOf(year)}`
}
