/**
 * Reads a whole number with French grouping (`12 500`, narrow spaces too) and an optional euro
 * sign; null when it is not one.
 */
export const lireEntier = (texte: string): number | null => {
  const net = texte
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/€$/, '')
    .replace(/[,.]0{1,2}$/, '')
  return /^-?\d{1,12}$/.test(net) ? Number(net) : null
}

/** Writes a whole number the French way: `12 500`. */
export const ecrireEntier = (n: number): string =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }).format(n)
