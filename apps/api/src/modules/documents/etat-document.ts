import type { EtatDocument, Retire } from '@registre/domain'

/** What a stored file is told by: read by whoever lists or gives it. */
export interface EtatLu {
  analyse: 'PENDING' | 'SAFE' | 'INFECTED'
  /** What lies under its key is the register's own writing (`ECRIT`). */
  ecrit: boolean | null
  /** Why it cannot be written again. */
  refus: string | null
}

/** Whether a stored file can be given, or why not. */
export const etatDocument = ({ analyse, ecrit, refus }: EtatLu): EtatDocument => {
  if (refus !== null || analyse === 'INFECTED') return 'IMPOSSIBLE'
  if (ecrit !== true) return 'PREPARATION'
  return analyse === 'SAFE' ? 'PRET' : 'ANALYSE'
}

/** What is told of a file beside its name: whether it can be given, and what was left out of it. */
export const pieceDe = (row: EtatLu & { retires: Retire[] }) => {
  const etatFichier = etatDocument(row)
  return { etatFichier, disponible: etatFichier === 'PRET', retires: row.retires }
}
