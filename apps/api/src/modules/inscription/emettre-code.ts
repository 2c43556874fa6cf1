import type { Tx } from '@registre/db'
import { isTeneur } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { nouvelleGraine } from '../../platform/cle-courriel.ts'
import { posterLettre } from '../courriers/poster-lettre.ts'
import { codeDeGraine, hacherCode } from '../../platform/code-activation.ts'
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
  const lettre = await posterLettre(tx, {
    teledeclarantId,
    graine,
    destinataire: postal.lignes,
    maintenant: clock.now(),
    // A keeper who asks for a letter has looked at the address.
    aVerifier:
      !(session && isTeneur(session.acteur.profil)) &&
      postal.lieu !== null &&
      concorder(postal.lieu).resultat === 'INTROUVABLE',
  })
  await enqueueOutbox(tx, [
    ...lettre,
    ...(settings.CODE_ACTIVATION_PAR_COURRIEL && postal.email !== ''
      ? [courriel(postal.email, 'code-activation', { graine })]
      : []),
  ])
  return code
}
