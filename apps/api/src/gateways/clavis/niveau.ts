/** The levels of eIDAS, as ProConnect names them. */
const EIDAS = /^eidas([1-3])$/
const rangDe = (acr: string): number => Number(EIDAS.exec(acr)?.[1] ?? 0)

/**
 * True when the level that a provider says of a sign-in (`acr`) is one of those that were asked for
 * (`acr_values`), or a higher one of eIDAS. The lowest is anybody's who has signed in; a provider
 * that says nothing has done no more.
 */
export const niveauSuffisant = (demandes: string, rendu: unknown): boolean => {
  const voulus = demandes.split(' ').filter((v) => v !== '')
  const dit = typeof rendu === 'string' ? rendu : 'eidas1'
  const moindre = Math.min(...voulus.map(rangDe).filter((rang) => rang > 0))
  return voulus.length === 0 || moindre === 1 || voulus.includes(dit) || rangDe(dit) >= moindre
}
