import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ageNotifications } from './lib/notifications.ts'
import { settleAccount } from './lib/session.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage, NotFoundPage } from './shell/pages.tsx'

const Pending = () => (
  <p className="fr-my-6w" aria-busy="true">
    Chargement…
  </p>
)

/** What a browser knows by itself: the address that is shown, and the register's own. */
interface HorsNavigateur {
  history: RouterHistory
  origin: string
}

/** The router of the register over these readings. */
export const creerRouteur = (queryClient: QueryClient, ailleurs?: HorsNavigateur) =>
  createRouter({
    routeTree,
    ...ailleurs,
    context: { queryClient },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: Pending,
    defaultPendingMs: 400,
    // On the server it would write an inline script, which the content policy forbids.
    scrollRestoration: ailleurs === undefined,
    // Search values are plain text: '?q=0012' stays what was typed.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const params = new URLSearchParams(
        Object.entries(search).flatMap(([k, v]) =>
          v === undefined || v === null || v === '' ? [] : [[k, String(v)]],
        ),
      )
      return params.size > 0 ? `?${params}` : ''
    },
  })
export type Routeur = ReturnType<typeof creerRouteur>

declare module '@tanstack/react-router' {
  interface Register {
    router: Routeur
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

/** A new screen: its title takes the focus, so that a screen reader starts there. */
export const suivreEcrans = (router: Routeur): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    settleAccount()
    ageNotifications()
    focusTitle()
  })
}
