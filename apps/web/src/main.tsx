import '../node_modules/.dsfr/dsfr.css'
import '@registre/ui/style'
import './brand.css'
import './style.css'
import { chargerOperations } from '@registre/contract/client'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { isApiError, queryClient } from './lib/api/index.ts'
import { compteQuery } from './lib/session.ts'
import { creerRouteur, type Routeur, suivreEcrans } from './router.tsx'
import { MissingRight } from './shell/pages.tsx'
import { poserLien, poserTheme, startDsfr, startDsfrAuGeste } from './start-dsfr.ts'

const trouve = document.getElementById('racine')
if (!trouve) throw new Error('index.html has no #racine')
const root = trouve
// What the server read for a visitor's page, that it also rendered (serveur.tsx): nothing of it is
// asked again.
const lectures = document.getElementById('lectures')

/** A refusal has its own page: only a fault is worth the console. */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof MissingRight) && !isApiError(error)) reportError(error)
}

const ARRETS = 'a[href], button, summary, [tabindex]'

/**
 * Follows the keyboard in the page that is read; gives how to put it on the same place of the
 * screen that replaces it.
 */
const suivreClavier = (): (() => void) => {
  let rang = -1
  const noter = (): void =>
    void (rang = [...root.querySelectorAll(ARRETS)].findIndex((e) => e === document.activeElement))
  noter()
  root.addEventListener('focusin', noter)
  return () => {
    root.removeEventListener('focusin', noter)
    root.querySelectorAll<HTMLElement>(ARRETS)[rang]?.focus({ preventScroll: true })
  }
}

/**
 * Once the screen is there, its forms can be used: those of the page that the server rendered could
 * only be read.
 */
const Vivant = ({
  children,
  rendreClavier,
}: {
  children: ReactNode
  rendreClavier: () => void
}) => {
  useLayoutEffect(() => {
    lectures?.remove()
    rendreClavier()
    if (lectures) startDsfrAuGeste()
  }, [rendreClavier])
  return children
}

/** Lets the browser paint, and answer, between two long works. */
const souffler = (): Promise<void> => new Promise((suite) => setTimeout(suite))

/**
 * Who only reads does without the behaviours until a gesture; the screens of a person signed in
 * have tabs, whose height they set.
 */
const demarrerComportements = async (): Promise<void> => {
  const compte = await queryClient.ensureQueryData(compteQuery).catch(() => null)
  if (compte) await startDsfr()
  else startDsfrAuGeste()
}

/**
 * The code of the screen comes while the account is read. When it does not, the router asks again
 * and says so.
 */
const devancer = (router: Routeur): void => {
  for (const { routeId } of router.matchRoutes(router.latestLocation) as {
    routeId: keyof typeof router.routesById
  }[])
    router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined)
}

const demarrer = async (): Promise<void> => {
  poserTheme()
  poserLien()
  if (lectures) {
    hydrate(queryClient, JSON.parse(lectures.textContent) as DehydratedState)
    // The screen brings its own, and the next one another.
    document.head.querySelector('link[rel="canonical"]')?.remove()
  } else {
    void chargerOperations().catch(() => undefined)
    void demarrerComportements()
  }
  const router = creerRouteur(queryClient)
  suivreEcrans(router)
  devancer(router)
  if (lectures) {
    // The same screen, complete, takes the place of the one that is read.
    await souffler()
    await router.load()
    await souffler()
  }
  const rendreClavier = suivreClavier()
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Vivant rendreClavier={rendreClavier}>
            <RouterProvider router={router} />
          </Vivant>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

void demarrer()
