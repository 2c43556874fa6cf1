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

type Suite<V extends readonly string[]> = V extends readonly [infer U extends string]
  ? `'${U}'`
  : V extends readonly [infer U extends string, ...infer R extends readonly string[]]
    ? `'${U}', ${Suite<R>}`
    : string

/** Values of the domain as a list of SQL, `('A', 'B')`; what people type is a parameter. */
export function listeSql<const V extends readonly string[]>(valeurs: V): `(${Suite<V>})`
export function listeSql(valeurs: readonly string[]): string {
  return `(${valeurs.map((v) => `'${v}'`).join(', ')})`
}
