/**
 * True where what lies under `cle` is the register's own writing. What came from somebody lies under
 * any other kind, and no call gives it: whoever forgets to ask finds a key that is not served.
 */
export const ECRIT = <A extends string>(d: A) =>
  `split_part(${d}.cle, '/', 1) in ('documents', 'attestations', 'publications')` as const
/** The contrary, worded as its index is. */
export const RECU = <A extends string>(d: A) =>
  `split_part(${d}.cle, '/', 1) not in ('documents', 'attestations', 'publications')` as const
