import { type Autorite, peut } from '@registre/domain'
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Compte } from '../lib/session.ts'
import { ENTREES, entreeDeCetOnglet } from '../lib/visiteur.ts'
import { MissingRight } from './pages.tsx'

/** What a route says of itself: `staticData: { titre, fil, autorites }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** First part of the document title, last item of the breadcrumb. */
    titre?: string
    /** Breadcrumb between home and the page. */
    fil?: readonly { label: string; href: string }[]
    /** At least one of them is needed; implies a signed-in account. */
    autorites?: readonly import('@registre/domain').Autorite[]
    /** A signed-in account is enough. */
    connecte?: boolean
    /** What it is for is not done in another’s place: nothing is filled in for nothing. */
    soiMeme?: true
    accueil?: boolean
    /** A declaration is filled in there: who has a narrow screen is told. */
    saisie?: true
    /** What it is about, in a sentence, for search engines and for who shares its address. */
    description?: string
    /** The page tells it by itself, from what it shows. */
    seDecrit?: true
    /**
     * Read by visitors, without effect: the server renders it for who is not signed in;
     * `sans-recherche`: while its address asks for nothing.
     */
    rendu?: true | 'sans-recherche'
  }
}

const CHARTE = '/institutionnels/charte-confidentialite'
const CONNEXION_INSTITUTION = ENTREES.institution.page

/** An institution reads and accepts the charter before anything else. */
const exigerCharte = (compte: Compte | null, pathname: string): void => {
  if (compte && !compte.charteAcceptee && pathname !== CHARTE && pathname !== CONNEXION_INSTITUTION)
    throw redirect({ to: CHARTE })
}

const FACTEUR = '/compte/second-facteur'

/** A keeper adds a second factor before anything else. */
const exigerFacteur = (compte: Compte | null, pathname: string): void => {
  if (compte?.secondFacteurRequis && pathname !== FACTEUR && pathname !== '/compte')
    throw redirect({ to: FACTEUR })
}

/**
 * Where somebody signs in for a screen: the provider again in a tab of an institution, its own page
 * for its own screens, else /compte.
 */
const versConnexion = (autorites: readonly Autorite[] | undefined, retour: string) => {
  const { page, fournisseur } = entreeDeCetOnglet()
  if (fournisseur) return redirect({ href: fournisseur(retour), reloadDocument: true })
  if (autorites?.includes('CHART_CONFIDENTIALITE'))
    return redirect({ to: CONNEXION_INSTITUTION, search: { retour } })
  return redirect({ to: page, search: { retour } })
}

/**
 * Runs before any route's loader. Throws a redirection to a sign-in or to the charter, or
 * MissingRight.
 */
export const checkAccess = (
  data: readonly StaticDataRouteOption[],
  compte: Compte | null,
  { href, pathname }: { href: string; pathname: string },
): void => {
  exigerCharte(compte, pathname)
  exigerFacteur(compte, pathname)
  for (const { autorites, connecte, soiMeme } of data) {
    if (autorites === undefined && connecte !== true) continue
    if (!compte) throw versConnexion(autorites, href)
    if (autorites && !peut(compte.authorities, autorites)) throw new MissingRight()
    if (soiMeme && compte.loginAs) throw new MissingRight({ soiMeme })
  }
}
