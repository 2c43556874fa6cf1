import { autoritesDe, peut, PROFILS, type Autorite, type Profil } from '@registre/domain'

/**
 * Who looks at a screen: nobody signed in, or one of the profiles that sign in. 'DEFAULT' has no
 * account; 'restricted' is signed out at once.
 */
export type Visiteur = 'VISITEUR' | Exclude<Profil, 'DEFAULT' | 'restricted'>
export const VISITEURS: readonly Visiteur[] = [
  'VISITEUR',
  ...PROFILS.filter((p) => p !== 'DEFAULT' && p !== 'restricted'),
]

export interface Ecran {
  /** As in the generated tree of routes, without a last slash. */
  route: string
  /** Any one of them opens the screen. None: everybody sees it. */
  autorites?: readonly Autorite[]
  /** A signed-in account is enough. */
  connecte?: true
  /** Name of the page: first part of the document's title, last item of the breadcrumb. */
  titre: string | RegExp
  /** The heading, where it is not the name of the page. */
  h1?: RegExp
  /** Breadcrumb between home and the page. */
  fil?: readonly string[]
  /** Visitors for whom a step of the breadcrumb is no screen: theirs goes from home to the page. */
  sansFil?: readonly Visiteur[]
  /** A home: no breadcrumb. */
  accueil?: true
  /** The address to open, when the route is not one by itself. */
  adresse?: string
  /** Other addresses of the screen: what they ask for is in their titles. */
  variantes?: readonly string[]
  /**
   * The screen whose first link of this kind leads here: also the proof that one gets here by
   * clicking.
   */
  lien?: { depuis: string; vers: RegExp; devient?: (href: string) => string }
  /** Statuses that the address makes on purpose; their console lines are expected. */
  statuts?: readonly number[]
  /** Where the address leads a visitor for whom it has no screen of its own. */
  vers?: (visiteur: Visiteur) => string | undefined
  /** Who opens it in the short run, its main user first. */
  pour: readonly Visiteur[]
  /** Profiles that have the right, and for whom the demonstration holds nothing to show. */
  sansObjet?: readonly Visiteur[]
}

export const SYNDIC: readonly Visiteur[] = ['TELE_PRO_ADMIN_PRINC']
export const TENEUR: readonly Visiteur[] = ['TENEUR_ADMIN_PRINC']
export const TOUS: readonly Visiteur[] = ['VISITEUR']

/** Whether a visitor may open a screen. */
export const voit = (visiteur: Visiteur, { autorites, connecte }: Ecran): boolean => {
  if (visiteur === 'VISITEUR') return autorites === undefined && connecte !== true
  return autorites === undefined || peut(autoritesDe(visiteur), autorites)
}
