export { EmpruntBanner } from './EmpruntBanner.tsx'
export { ProfileMenu } from './ProfileMenu.tsx'
