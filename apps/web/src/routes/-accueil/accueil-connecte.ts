import { piece } from '../../lib/piece.tsx'

/**
 * The homes of who is signed in: what a visitor never sees. Asked for as soon as the account is
 * known, beside the page's own code.
 */
export const AccueilConnecte = piece(
  async () => (await import('./AccueilConnecte.tsx')).AccueilConnecte,
)
