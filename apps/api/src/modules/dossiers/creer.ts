import type { Tx } from '@registre/db'
import { type Changement, DOSSIER_VIDE, type Dossier } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { prendreNumeroDeDossier } from './dossier.repository.ts'
import { ecrire } from './ecrire.ts'

/** Writes a new dossier: its first change makes it. Gives it. */
export const creerDossier = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  changement: Changement,
): Promise<Dossier> =>
  ecrire(tx, author, { ...DOSSIER_VIDE, id: await prendreNumeroDeDossier(tx) }, changement)
