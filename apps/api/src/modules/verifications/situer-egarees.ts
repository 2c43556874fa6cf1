import { situerCopropriete } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import { communeDite } from '../geographie/concorder.ts'
import { declarationsSansCommune } from './verification.repository.ts'

/** Looked at in one night: the next one goes on. */
const PAR_NUIT = 5000

let depuis = 0

/**
 * Puts back into their commune the co-ownerships that none holds, and that no territory counts: their
 * postal code and its name, or their parcels, say which.
 */
export const situerEgarees = async ({
  db,
  log,
}: Pick<Deps, 'db'> & { log: Log }): Promise<Bilan> => {
  const ids = await declarationsSansCommune(db, depuis, PAR_NUIT)
  depuis = ids.length < PAR_NUIT ? 0 : (ids.at(-1) ?? 0)
  return unParUn(log, 'situer-egarees', ids, (id) =>
    db.transaction(async (tx) => {
      const { dossier, declaration } = await tenirDeclaration(tx, id)
      const changement = situerCopropriete(declaration, communeDite)
      if (changement.actes.length === 0) return false
      await ecrire(tx, TRAITEMENT, dossier, changement)
      return true
    }),
  )
}
