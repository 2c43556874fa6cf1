import type { Db } from '@registre/db'
import { PARTIE_MANQUANTE_MAX } from '@registre/domain'
import {
  compterEnVigueur,
  ecrirePublicationRefusee,
  lirePublicationRefusee,
  type PublicationRefusee,
} from './compte-publie.repository.ts'

/**
 * Whether a file of so many rows tells the register. One that differs from it too much is kept as
 * refused, for keepers and operators, until the next one that agrees.
 */
export const controlerCompte = async (
  db: Pick<Db, 'query'>,
  { jour, lignes }: Pick<PublicationRefusee, 'jour' | 'lignes'>,
): Promise<PublicationRefusee | null> => {
  const attendues = await compterEnVigueur(db)
  const refusee =
    Math.abs(lignes - attendues) > attendues * PARTIE_MANQUANTE_MAX
      ? { jour, lignes, attendues }
      : null
  await ecrirePublicationRefusee(db, refusee)
  return refusee
}

/** The last public file that was refused; null once one agreed. */
export const publicationRefusee = (db: Pick<Db, 'query'>): Promise<PublicationRefusee | null> =>
  lirePublicationRefusee(db)
