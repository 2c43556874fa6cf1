import type { Answer } from '../../lib/api/index.ts'

export type MandatVu = Answer<'visualiserCopropriete'>['mandats'][number]

/** « du 01/01/2026 au 31/12/2026 ». */
export const periodeDe = (m: Pick<MandatVu, 'dateDebut' | 'dateFin'>): string =>
  `du ${m.dateDebut} au ${m.dateFin}`

/** Why the end of a mandate is filled in already. */
export const FIN_PROPOSEE = 'Proposée à un an, la durée habituelle : corrigez-la si besoin'
