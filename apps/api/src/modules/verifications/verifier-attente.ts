import { normaliser, verifierPlusTard } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { lireDeclaration, tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import { constater } from './constater.ts'
import { declarationsEnAttente } from './verification.repository.ts'

/** Looked at in one run: the next run goes on where this one stopped. */
const PAR_PASSAGE = 50

let depuis = 0

/** Looks again for one declaration; gives whether something was found or is known not to be. */
const verifierUne = async (
  deps: Pick<Deps, 'db' | 'geocodage' | 'sirene' | 'clock'>,
  id: number,
): Promise<boolean> => {
  const avant = await lireDeclaration({ sql: deps.db.query }, id)
  const contenu = normaliser(avant.contenu)
  const constats = await constater(deps, contenu, {
    contenu,
    verifications: avant.verifications,
  })
  return deps.db.transaction(async (tx) => {
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    const changement = verifierPlusTard(dossier, declaration, constats)
    if (changement.actes.length === 0) return false
    await ecrire(tx, TRAITEMENT, dossier, changement)
    return true
  })
}

/** Verifies what awaited a service when it was submitted, a few declarations at a time. */
export const verifierAttente = async (
  deps: Pick<Deps, 'db' | 'geocodage' | 'sirene' | 'clock'> & { log: Log },
): Promise<Bilan> => {
  const ids = await declarationsEnAttente(deps.db, depuis, PAR_PASSAGE)
  depuis = ids.length < PAR_PASSAGE ? 0 : (ids.at(-1) ?? 0)
  return unParUn(deps.log, 'verifier-attente', ids, (id) => verifierUne(deps, id))
}
