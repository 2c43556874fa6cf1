import type { Answer } from '../../lib/api/index.ts'

export type MandatVu = Answer<'visualiserCopropriete'>['mandats'][number]

/** « du 01/01/2026 au 31/12/2026 ». */
export const periodeDe = (m: Pick<MandatVu, 'dateDebut' | 'dateFin'>): string =>
  `du ${m.dateDebut} au ${m.dateFin}`
