export { EmpruntBanner, RevenirAMonCompte } from './EmpruntBanner.tsx'
export { ProfileMenu } from './ProfileMenu.tsx'
