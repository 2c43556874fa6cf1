import { estMuet, estSansService, type FeatureAdresse, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

/** A street without the number that it begins with. */
export const sansNumero = (voie: string): string =>
  voie.replace(/^\d+\s?(?:bis|ter|quater)?\s+/i, '')

/** The street of an answer of the address service, without its number. */
export const voieDe = ({ properties: p }: FeatureAdresse): string => p.street ?? sansNumero(p.name)

/** What the address service answers, or a search; null when it does not. */
export const siRepond = async <T>(appel: Promise<T>): Promise<T | null> => {
  try {
    return await appel
  } catch (error) {
    if (estMuet(error)) return null
    if (error instanceof RegisterError && error.code === 'recherche-trop-large') return null
    throw error
  }
}

/** What the address service answers in a place; null where it does not answer. */
export const demander = async ({ deps }: Ctx, q: string): Promise<FeatureAdresse[] | null> => {
  const trouvees = await siRepond(
    deps.geocodage.rechercherAdresse(q, { limit: 10 }).catch((error: unknown) => {
      if (estSansService(error)) return []
      throw error
    }),
  )
  return trouvees?.filter((f) => f.properties.type !== 'municipality') ?? null
}
