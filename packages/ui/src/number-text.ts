/** Reads what a number field holds: null when empty. */
export const parseNumberText = (text: unknown): number | null => {
  if (typeof text === 'number') return Number.isFinite(text) ? text : null
  const digits = String(text ?? '').replace(/[^\d-]/g, '')
  return digits === '' || digits === '-' ? null : Number(digits)
}
