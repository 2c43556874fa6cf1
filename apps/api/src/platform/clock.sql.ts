/**
 * The machine's instant, for what is measured against a row that the database dates itself, as the
 * journal is; what the register dates is `maintenant()`.
 */
export const INSTANT_MACHINE = 'now()'
