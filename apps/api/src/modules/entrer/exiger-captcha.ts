import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

/**
 * Spends the answer to a challenge. Throws `captcha-invalide`; passes where the settings lift the
 * captcha, never in production.
 */
export const exigerCaptcha = async (
  { deps: { captcha, settings } }: Ctx,
  reponse: string,
): Promise<void> => {
  if (settings.CAPTCHA_CONTOURNABLE && !settings.production) return
  if (reponse === '' || !(await captcha.verifier(reponse)))
    throw new RegisterError('captcha-invalide', { infos: { captchaRequis: true } })
}
