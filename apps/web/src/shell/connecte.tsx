import type { Compte } from '../lib/session.ts'
import { piece } from '../lib/piece.tsx'
import { InternalLink } from './InternalLink.tsx'

const importer = () => import('../components/connecte/index.ts')

/**
 * Leads to the screen that says who is signed in, and signs out: what the menu cannot be without.
 */
const LienProfil = (_menu: { compte: Compte; mobile: boolean }) => (
  <InternalLink className="fr-btn fr-icon-account-circle-line" href="/compte">
    Mon profil
  </InternalLink>
)

// What the frame shows to who is signed in: visitors do not fetch it.
export const ProfileMenu = piece(async () => (await importer()).ProfileMenu, '', LienProfil)
export const EmpruntBanner = piece(async () => (await importer()).EmpruntBanner)
export const RevenirAMonCompte = piece(async () => (await importer()).RevenirAMonCompte)

/** Fetches it ahead. Never throws. */
export const prevoirConnecte = async (): Promise<void> => {
  await Promise.all([ProfileMenu.prevoir(), EmpruntBanner.prevoir()])
}
