import { piece } from '../../lib/piece.tsx'

/** The captcha: heavy, and for a few forms only. */
export const Captcha = piece(
  async () => (await import('./Captcha.tsx')).Captcha,
  'Chargement de la vérification…',
)
