import { pino } from 'pino'

/**
 * What PostgreSQL and Prisma add to an error to show the row at fault: what somebody typed stands
 * in it.
 */
const VALEURS = ['detail', 'hint', 'where', 'internalQuery', 'parameters', 'meta', 'cause'] as const

/** An error as the log keeps it: its words, its code and its place, never the values of a row. */
export const errorForLog = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const dite: Record<string, unknown> = { ...pino.stdSerializers.err(error) }
  for (const nom of VALEURS) delete dite[nom]
  return dite
}

/** What a server answered, without the addresses that it repeats. */
export const withoutAddresses = (texte: string): string =>
  texte.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…@…')
