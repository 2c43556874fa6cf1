import { createRouter } from '@tanstack/react-router'
import { queryClient } from './lib/api/index.ts'
import { ageNotifications } from './lib/notifications.ts'
import { settleAccount } from './lib/session.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage, NotFoundPage } from './shell/pages.tsx'

const Pending = () => (
  <p className="fr-my-6w" aria-busy="true">
    Chargement…
  </p>
)

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: Pending,
  defaultPendingMs: 400,
  scrollRestoration: true,
  // Search values are plain text: '?q=0012' stays what was typed.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const params = new URLSearchParams(Object.entries(search).flatMap(([k, v]) => (v === undefined || v === null || v === '' ? [] : [[k, String(v)]])))
    return params.size > 0 ? `?${params}` : ''
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const focusTitle = (triesLeft = 40): void => {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) {
    if (triesLeft > 0) setTimeout(focusTitle, 50, triesLeft - 1)
    return
  }
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

// A new screen: its title takes the focus, so that a screen reader starts there.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (!fromLocation || !pathChanged) return
  settleAccount()
  ageNotifications()
  focusTitle()
})
