import './style/dsfr.css'
import '#brand.css'
import '@registre/ui/style'
import './style.css'
import { chargerOperations } from '@registre/contract/client'
import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isApiError, queryClient } from './lib/api/index.ts'
import { ignorerDoublesClics } from './lib/double-clic.ts'
import { type Compte, compteQuery, lireSession, setCompte } from './lib/session.ts'
import { creerRouteur, type Routeur, suivreEcrans } from './router.tsx'
import { keepPageOffline, MissingRight } from './shell/pages.tsx'
import { poserLien, poserTheme, startDsfr, startDsfrAuGeste } from './start-dsfr.ts'

const trouve = document.getElementById('racine')
if (!trouve) throw new Error('index.html has no #racine')
const root = trouve
ignorerDoublesClics()
// What the server read for the page that it rendered (serveur.tsx); absent from other pages.
const lectures = document.getElementById('lectures')

/** A refusal has its own page: only a fault is worth the console. */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof MissingRight) && !isApiError(error)) reportError(error)
}

/** They lose their name and keep their place: an element that leaves the body has the whole of it styled again. */
const oublierLectures = (): void => lectures?.removeAttribute('id')

/**
 * Ends the wait of a page that the server rendered: its fields can be filled in, and the button
 * that was pressed too early is pressed (avant.js).
 */
const Vivant = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    oublierLectures()
    for (const champ of root.querySelectorAll('[inert]')) champ.removeAttribute('inert')
    startDsfrAuGeste()
    // Once this render is done: what the button changes is drawn in the next one.
    setTimeout(() => document.dispatchEvent(new Event('registre-vivant')))
  }, [])
  return children
}

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

/**
 * Gives the router of a page that the server rendered what the server read, so that both render
 * the same screen and nothing is asked again.
 */
const reprendre = async (router: Routeur, { textContent }: HTMLElement): Promise<void> => {
  hydrate(queryClient, JSON.parse(textContent))
  // The router then renders without the boundaries that it only puts in a browser.
  router.ssr = { manifest: undefined }
  await router.load()
}

/** The server says that the visitor came from another site (rendu.ts); else the page left may tell. */
const vientDAilleurs = (): boolean => {
  const [arrivee] = performance.getEntriesByType('navigation')
  const dites = arrivee instanceof PerformanceNavigationTiming ? arrivee.serverTiming : []
  return (
    dites.some(({ name }) => name === 'ailleurs') ||
    (document.referrer !== '' && new URL(document.referrer).origin !== location.origin)
  )
}

/** A page to be read waits no longer for who reads it. */
const ATTENTE_MS = 3000

/**
 * Who arrives from another site brings no cookie: the server rendered the page of a stranger, who
 * may be signed in. Null for a stranger.
 */
const lireArrivant = async (): Promise<Compte | null> => {
  try {
    return vientDAilleurs() ? await lireSession() : null
  } catch (error) {
    reportError(error)
    return null
  }
}

const demarrer = async (): Promise<void> => {
  keepPageOffline()
  poserTheme()
  poserLien()
  const router = creerRouteur(queryClient)
  suivreEcrans(router)
  devancer(router)
  const ecran = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
  // Known before the page lives: React cannot take over what has changed meanwhile.
  const arrivant = lectures ? lireArrivant() : Promise.resolve(null)
  const delai = new Promise<null>((suite) => setTimeout(suite, ATTENTE_MS, null))
  const compte = await Promise.race([arrivant, delai])
  if (lectures && !compte) {
    await reprendre(router, lectures)
    const vivante = new Promise((suite) =>
      document.addEventListener('registre-vivant', suite, { once: true }),
    )
    startTransition(() => void hydrateRoot(root, <Vivant>{ecran}</Vivant>, { onCaughtError }))
    const [tard] = await Promise.all([arrivant, vivante])
    if (!tard) return
    setCompte(tard)
    return router.invalidate()
  }
  if (compte) setCompte(compte)
  oublierLectures()
  void chargerOperations().catch(() => undefined)
  void demarrerComportements()
  startTransition(() => createRoot(root, { onCaughtError }).render(ecran))
}

void demarrer().catch(reportError)
