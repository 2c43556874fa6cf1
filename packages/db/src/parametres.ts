/** Gives the placeholder of a value in the statement being built. */
export type Place = (value: unknown) => string

/**
 * The values of a statement being built, in the order of their placeholders, and what adds one.
 * `premiers` are placed already.
 */
export const parametres = (
  premiers: readonly unknown[] = [],
): { params: unknown[]; place: Place } => {
  const params = [...premiers]
  return { params, place: (value) => `$${params.push(value)}` }
}
