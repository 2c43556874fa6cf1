import type { Db } from '@registre/db'
import type { Settings } from '../../platform/env.ts'
import { mailerBoite } from '../../platform/mailer/boite.ts'
import type { Mailer } from '../../platform/mailer/mailer.ts'
import { mailerSmtp } from '../../platform/mailer/smtp.ts'
import { deposerCourriel } from './courriels.repository.ts'

/**
 * The operator's SMTP server when there is one, else the demonstration mailbox (never in
 * production: the settings refuse).
 */
export const choisirMailer = (
  settings: Pick<Settings, 'SMTP_URL' | 'COURRIEL_EXPEDITEUR'>,
  db: Pick<Db, 'query'>,
): Mailer =>
  settings.SMTP_URL
    ? mailerSmtp({ url: settings.SMTP_URL, expediteur: settings.COURRIEL_EXPEDITEUR })
    : mailerBoite(settings.COURRIEL_EXPEDITEUR, (courriel) => deposerCourriel(db, courriel))
