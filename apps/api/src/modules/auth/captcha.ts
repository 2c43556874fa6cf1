import type { Ctx } from '../../platform/context.ts'
import { lireParametreTexte } from './auth.repository.ts'

/** A new challenge for the widget. */
export const obtenirDefiCaptcha = async ({ deps }: Ctx): Promise<Record<string, unknown>> => ({
  ...(await deps.captcha.creer()),
})

/**
 * True once for a right answer; any failure is false (specification 1, "Search and other checks").
 */
export const verifierCaptcha = async ({ deps }: Ctx, captcha: string) => ({
  response: await deps.captcha.verifier(captcha),
})

/** Whether the captcha is lifted: only where the settings say so, and never in production. */
export const contournerCaptcha = async ({ deps }: Ctx) => ({
  response: deps.settings.CAPTCHA_CONTOURNABLE && !deps.settings.production,
})

/** The information message of the home page, '' when there is none. */
export const lireInfoMessage = async ({ deps }: Ctx) => ({
  response: await lireParametreTexte(deps.db, 'infomessage'),
})
