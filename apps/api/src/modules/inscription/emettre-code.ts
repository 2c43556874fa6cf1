import type { Tx } from '@registre/db'
import { isTeneur, type NouveauCode } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { nouvelleGraine } from '../../platform/cle-courriel.ts'
import { posterLettre } from '../courriers/poster-lettre.ts'
import { codeDeGraine, hacherCode } from '../../platform/code-activation.ts'
import { lirePostal } from './code.repository.ts'
import { concorder } from '../geographie/concorder.ts'
import { secretsOf } from '../../platform/secrets.ts'

export { lirePostal } from './code.repository.ts'

/** A code that is not posted yet: what a decision stores of it, and what makes its letter. */
export interface CodeTire {
  code: string
  graine: string
  pose: NouveauCode
}

/** Draws an activation code. */
export const tirerCode = async ({ deps: { clock, settings } }: Ctx): Promise<CodeTire> => {
  const graine = nouvelleGraine(settings)
  const code = codeDeGraine(secretsOf(settings), graine)
  const hash = await hacherCode(settings.SECRET, code)
  return { code, graine, pose: { hash, maintenant: clock.now().getTime() } }
}

/**
 * Posts the code that was just written; the letter of the former one, if still there, is not
 * printed.
 */
export const posterCode = async (
  tx: Tx,
  { deps: { clock, settings }, session }: Ctx,
  teledeclarantId: number,
  { graine }: CodeTire,
): Promise<void> => {
  const postal = await lirePostal(tx, teledeclarantId)
  const parTeneur = session !== null && isTeneur(session.acteur.profil)
  const sansLieu = postal.lieu !== null && concorder(postal.lieu).resultat === 'INTROUVABLE'
  const lettre = await posterLettre(tx, {
    teledeclarantId,
    graine,
    destinataire: postal.lignes,
    maintenant: clock.now(),
    // A keeper who asks for a letter has looked at the address.
    aVerifier: !parTeneur && (postal.attendSirene || sansLieu),
  })
  await enqueueOutbox(tx, [
    ...lettre,
    ...(settings.CODE_ACTIVATION_PAR_COURRIEL && postal.email !== '' && !postal.attendSirene
      ? [courriel(postal.email, 'code-activation', { graine })]
      : []),
  ])
}
