import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { compteQuery } from '../lib/session.ts'
import { checkAccess } from '../shell/guard.ts'
import { ErrorPage, NotFoundPage } from '../shell/pages.tsx'
import { Shell } from '../shell/Shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The account first, then the rights of the screen: no loader runs without them.
  beforeLoad: async ({ context, matches, location }): Promise<void> => {
    const compte = await context.queryClient.ensureQueryData(compteQuery)
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
