/** How a person proves who they are: at the sign-in, and again before what is sensitive. */
export const MOYENS_PREUVE = [
  'mot-de-passe',
  'code',
  'cle-acces',
  'fournisseur',
  'certificat',
] as const
export type MoyenPreuve = (typeof MOYENS_PREUVE)[number]

/** How long a proof is enough for what is sensitive. */
const PREUVE_FRAICHE_MS = 5 * 60_000

/** True while a proof is recent enough; null: a browser that is remembered proved nothing. */
export const preuveFraiche = (prouveeLe: Date | null, maintenant: Date): boolean =>
  prouveeLe !== null && maintenant.getTime() - prouveeLe.getTime() <= PREUVE_FRAICHE_MS
