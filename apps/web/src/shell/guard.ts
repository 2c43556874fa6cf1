import { peut } from '@registre/domain'
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Compte } from '../lib/session.ts'
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
    accueil?: boolean
  }
}

/** Runs before any route's loader. Throws a redirection to /compte, or MissingRight. */
export const checkAccess = (data: readonly StaticDataRouteOption[], compte: Compte | null, href: string): void => {
  for (const { autorites, connecte } of data) {
    if (autorites === undefined && connecte !== true) continue
    if (!compte) throw redirect({ to: '/compte', search: { retour: href } })
    if (autorites && !peut(compte.authorities, autorites)) throw new MissingRight()
  }
}
