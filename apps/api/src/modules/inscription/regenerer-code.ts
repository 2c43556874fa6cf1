import {
  afficherCode,
  isTeneur,
  machineTeledeclarant,
  next,
  peutRegenererCode,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compterEssai } from '../auth/echecs.ts'
import { tenirCode } from './code.repository.ts'
import { emettreCode } from './emettre-code.ts'

const FENETRE_MS = 86_400_000
const CODES_PAR_JOUR = 3

/** A declarant asks for a few letters a day at most. Throws `trop-de-requetes`. */
const exigerMesure = async ({ deps: { db, clock } }: Ctx, id: number): Promise<void> => {
  const demandes = await compterEssai(db, {
    cle: `code-activation:${id}`,
    maintenant: clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (demandes > CODES_PAR_JOUR)
    throw new RegisterError('trop-de-requetes', {
      message:
        'Plusieurs courriers vous ont déjà été envoyés aujourd’hui. Attendez de les recevoir, ou recommencez demain.',
      infos: { retryAfter: FENETRE_MS / 1000 },
    })
}

/**
 * A new activation code, posted; the former one dies. Read in the answer by a keeper alone: the
 * letter proves the address of
 * the declarant, who gets an empty `clef`. Throws `introuvable`, `transition-interdite`,
 * `trop-de-requetes`.
 */
export const regenererCode = async (ctx: Ctx, id: number) => {
  const acteur = acteurOf(ctx)
  if (!peutRegenererCode(acteur, id)) throw new RegisterError('introuvable')
  const teneur = isTeneur(acteur.profil)
  if (!teneur) await exigerMesure(ctx, id)
  const code = await ctx.deps.db.transaction(async (tx) => {
    const tenu = await tenirCode(tx, id)
    if (!tenu) throw new RegisterError('introuvable')
    const vers = next(machineTeledeclarant, tenu.statut, 'regenerer-code')
    const nouveau = await emettreCode(tx, ctx, id)
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'regenerer-code',
      teledeclarantId: id,
      de: tenu.statut,
      vers,
    })
    return nouveau
  })
  return { clef: teneur ? afficherCode(code) : '' }
}
