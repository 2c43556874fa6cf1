import '../node_modules/.dsfr/dsfr.css'
import '@registre/ui'
import './brand.css'
import './style.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isApiError, queryClient } from './lib/api/index.ts'
import { router } from './router.tsx'
import { MissingRight } from './shell/pages.tsx'
import { startDsfr } from './start-dsfr.ts'

void startDsfr()
// The code of the screen comes while the account is read. When it does not, the router asks again and says so.
for (const { routeId } of router.matchRoutes(router.latestLocation) as { routeId: keyof typeof router.routesById }[])
  router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined)
const root = document.getElementById('racine')
if (!root) throw new Error('index.html has no #racine')
// A refusal has its own page: only a fault is worth the console.
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof MissingRight) && !isApiError(error)) reportError(error)
}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
