import type { Deps } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mailer/mailer.ts'
import { mailerSmtp } from '../../platform/mailer/smtp.ts'

/**
 * The operator's SMTP server, else the demonstration's mailbox. Throws when there is neither, which
 * the settings refuse (env.ts).
 */
export const choisirMailer = ({
  settings,
  demonstration,
}: Pick<Deps, 'settings' | 'demonstration'>): Mailer => {
  if (settings.SMTP_URL)
    return mailerSmtp({ url: settings.SMTP_URL, expediteur: settings.COURRIEL_EXPEDITEUR })
  if (demonstration === null) throw new Error('no mail server')
  return demonstration.mailer
}
