import { peutAgir } from '@registre/domain'
import type { Ctx, InstitutionDeSession } from '../../platform/context.ts'

/**
 * Who searches: an institution that accepted the charter, a keeper, or anybody else, who sees
 * published facts alone.
 */
export type Demandeur =
  | { genre: 'INSTITUTION'; institution: InstitutionDeSession }
  | { genre: 'TENEUR' }
  | { genre: 'PUBLIC' }

/** Reads it from the session: on a public call nothing else has checked it. */
export const demandeurDe = ({ session }: Pick<Ctx, 'session'>): Demandeur => {
  if (!session || !peutAgir(session.acteur, 'CATEGORISATION')) return { genre: 'PUBLIC' }
  const { institution } = session
  if (!institution) return { genre: 'TENEUR' }
  return institution.charteAcceptee ? { genre: 'INSTITUTION', institution } : { genre: 'PUBLIC' }
}
