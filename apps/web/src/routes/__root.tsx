import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { prendreSuite } from '../lib/certificat.ts'
import { notify } from '../lib/notifications.ts'
import { compteQuery } from '../lib/session.ts'
import { prevoirConnecte } from '../shell/connecte.tsx'
import { checkAccess } from '../shell/guard.ts'
import { ErrorPage, NotFoundPage } from '../shell/pages.tsx'
import { Shell } from '../shell/Shell.tsx'

/**
 * A notary whose certificate opened no session is led where it can go on, once: from home, or from
 * a screen that asks for an account. Public screens stay as they are. Throws a redirection.
 */
const suivreCertificat = (pathname: string, prive: boolean): void => {
  const suite = prendreSuite()
  if (suite?.vers === 'accueil')
    notify('error', 'Votre certificat n’a pas ouvert de session', suite.message)
  if (suite?.vers === 'accueil' && prive) throw redirect({ to: '/' })
  if (suite?.vers === 'inscription' && (prive || pathname === '/'))
    throw redirect({ to: '/compte/inscription', search: { numEtude: suite.numEtude } })
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The account first, then the rights of the screen: no loader runs without them.
  beforeLoad: async ({ context, matches, location }): Promise<void> => {
    const compte = await context.queryClient.ensureQueryData(compteQuery)
    if (compte) void prevoirConnecte()
    suivreCertificat(
      location.pathname,
      matches.some(
        ({ staticData: { autorites, connecte } }) => autorites !== undefined || connecte === true,
      ),
    )
    checkAccess(
      matches.map((match) => match.staticData),
      compte,
      location,
    )
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error, reset }) => (
    <Shell>
      <ErrorPage error={error} reset={reset} />
    </Shell>
  ),
})
