import { cheminInterne } from '@registre/domain'

const CLEF = 'registre-retour-emprunt'

/** Where a keeper was when it took another's place: kept by this tab, given once. */
export const retourEmprunt = {
  set: (href: string): void => {
    try {
      sessionStorage.setItem(CLEF, href)
    } catch {
      // A browser that keeps nothing comes back to the home.
    }
  },
  prendre: (): string => {
    try {
      const href = sessionStorage.getItem(CLEF)
      sessionStorage.removeItem(CLEF)
      return (href === null ? null : cheminInterne(href)) ?? '/'
    } catch {
      return '/'
    }
  },
}
