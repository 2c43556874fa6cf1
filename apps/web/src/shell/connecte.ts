import { piece } from '../lib/piece.tsx'

const importer = () => import('../components/connecte/index.ts')

// What the frame shows to who is signed in: visitors do not fetch it.
export const ProfileMenu = piece(async () => (await importer()).ProfileMenu)
export const EmpruntBanner = piece(async () => (await importer()).EmpruntBanner)

/** Fetches it ahead, so that the frame is whole at once. Never throws. */
export const prevoirConnecte = async (): Promise<void> => {
  await Promise.all([ProfileMenu.prevoir(), EmpruntBanner.prevoir()])
}
