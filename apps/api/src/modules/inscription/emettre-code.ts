import type { Tx } from '@registre/db'
import { isTeneur } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { nouvelleGraine } from '../auth/cle-courriel.ts'
import { posterLettre } from '../courriers/poster-lettre.ts'
import { codeDeGraine, hacherCode } from './code-activation.ts'
import { ecrireCode, lirePostal } from './code.repository.ts'
import { concorder } from '../verifications/concorder.ts'
import { secretsOf } from '../../platform/secrets.ts'

/**
 * Gives an establishment a new activation code and posts it: the former code dies and its letter,
 * if still there, is not printed. Gives the code.
 */
export const emettreCode = async (
  tx: Tx,
  { deps: { clock, settings }, session }: Ctx,
  teledeclarantId: number,
): Promise<string> => {
  const graine = nouvelleGraine(settings)
  const code = codeDeGraine(secretsOf(settings), graine)
  const postal = await lirePostal(tx, teledeclarantId)
  await ecrireCode(tx, teledeclarantId, await hacherCode(settings.SECRET, code), clock.now())
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
  return code
}
