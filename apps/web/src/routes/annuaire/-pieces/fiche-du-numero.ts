import { afficherNumero, normaliserNumero } from '@registre/domain'
import type { QueryClient } from '@tanstack/react-query'
import { codeOf, queryOf } from '../../../lib/api/index.ts'

/** The sheet of a whole number that was typed; null for another text, or a number that the register does not have. */
export const ficheDuNumero = async (client: QueryClient, q: string): Promise<string | null> => {
  const numero = normaliserNumero(q.replace(/^\s*n(?:°|uméro\s)\s*/i, ''))
  if (numero === null) return null
  try {
    await client.ensureQueryData(
      queryOf('lireFicheAnnuaire')({ params: { id: numero } }, { silent: true }),
    )
    return afficherNumero(numero)
  } catch (error) {
    if (codeOf(error) === 'introuvable') return null
    throw error
  }
}
