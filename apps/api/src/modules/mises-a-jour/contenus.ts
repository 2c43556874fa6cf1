import type { Tx } from '@registre/db'
import { declarationCourante, type Dossier, type ImmatCopropriete } from '@registre/domain'
import type { DeclarationRow } from '../dossiers/lire-declaration.ts'
import { contenuDe } from './mise-a-jour.repository.ts'

/**
 * What an update was filled from and what is current now; null when they are the same declaration.
 * Throws `introuvable`.
 */
export const contenusAReporter = async (
  db: Pick<Tx, 'sql'>,
  dossier: Dossier,
  { baseId }: Pick<DeclarationRow, 'baseId'>,
): Promise<{ base: ImmatCopropriete; courante: ImmatCopropriete; couranteId: number } | null> => {
  const couranteId = declarationCourante(dossier)?.id
  if (baseId === null || couranteId === undefined || couranteId === baseId) return null
  return {
    base: await contenuDe(db, baseId),
    courante: await contenuDe(db, couranteId),
    couranteId,
  }
}
