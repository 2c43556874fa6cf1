/**
 * Gives dd/mm/yyyy from what people type (1/2/2024, 01022024, 1.2.24, 2024-02-01); the text itself
 * when it is none of these.
 */
export const normalizeDateText = (text: string): string => {
  const typed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  const fr =
    /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [fr?.[1], fr?.[2], fr?.[3]]
  if (!day || !month || !year) return typed
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`
}

/** True for an empty text or a real day written dd/mm/yyyy. */
export const isDateText = (text: string | null | undefined): boolean => {
  if (!text) return true
  const m = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!m) return false
  const date = new Date(Date.UTC(Number(m[3]), Number(m[2]) - 1, Number(m[1])))
  return date.getUTCMonth() === Number(m[2]) - 1 && date.getUTCDate() === Number(m[1])
}
