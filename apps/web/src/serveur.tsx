/**
 * Renders visitors' pages where there is no browser; the API loads what is built from this file
 * (apps/api/src/platform/rendu.ts).
 */
// This file alone runs outside the browser.
// oxlint-disable-next-line eslint/no-restricted-imports
import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { statusOf } from './lib/api/index.ts'
import { type Milieu, milieu } from './lib/milieu.ts'
import { compteQuery } from './lib/session.ts'
import { creerRouteur, type Routeur } from './router.tsx'
import { TITRE_INTROUVABLE } from './shell/pages.tsx'
import { titreDocument } from './shell/use-document-title.ts'
import { poserLien } from './start-dsfr.ts'

export interface Demande {
  /** Path and query, from the root. */
  adresse: string
  /** Where the visitor finds the register: 'https://registre.example'. */
  origine: string
  /** Cookies that scripts may read, as the browser sent them. */
  cookies: string
  /** Calls the register in the place of this visitor, signed in as nobody. */
  appeler: typeof fetch
}

export interface Rendu {
  statut: 200 | 404
  titre: string
  /** What a screen says of itself to search engines: for the page's head. */
  tete: string
  corps: string
  /** JSON: what the page has read, for the browser that goes on. */
  lectures: string
}
/** The address leads to another screen of the register. */
export interface Ailleurs {
  vers: string
}

// One process, many visitors: each rendering sees its own, whatever it waits for.
const enCours = new AsyncLocalStorage<Milieu>()
const celui = (): Milieu => {
  const sien = enCours.getStore()
  if (!sien) throw new Error('Nothing is being rendered.')
  return sien
}
Object.assign(milieu, {
  appeler: (...demande) => celui().appeler(...demande),
  cookies: () => celui().cookies(),
  titrer: (titre) => celui().titrer(titre),
} satisfies Milieu)
poserLien()

/**
 * A screen asks for what only its components know: rendered again once that is read. Some wait for
 * others.
 */
const TOURS = 3

const rendreTout = async (routeur: Routeur, queryClient: QueryClient): Promise<string> => {
  const rendre = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={routeur} />
      </QueryClientProvider>,
    )
  let corps = rendre()
  for (let tour = 1; tour < TOURS; tour += 1) {
    const attendues = queryClient
      .getQueryCache()
      .getAll()
      .filter(
        (q) =>
          q.state.status === 'pending' &&
          typeof q.options.queryFn === 'function' &&
          !('enabled' in q.options && q.options.enabled === false),
      )
    if (attendues.length === 0) break
    // What is refused stays to be read, and told, by the browser.
    await Promise.all(attendues.map((q) => q.fetch().catch(() => undefined)))
    corps = rendre()
  }
  return corps
}

/** What React writes in the place of a part that failed: the browser would do it again. */
const PARTIE_EN_PANNE = '<!--$!-->'

/** React writes what belongs to the head before the page itself. */
const TETE = /^(?:<(?:link|meta)\b[^>]*>)*/

/** A part that failed, or that is busy: the browser will tell. */
const enPanne = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(
      ({ state }) => state.status === 'error' && ![400, 404, 422].includes(statusOf(state.error)),
    )

/**
 * Renders a page as nobody signed in sees it; null when it is not one that the server renders
 * (`staticData.rendu`, or no screen at all), or when a part of it could not be read: the browser
 * then does the whole.
 */
export const rendre = ({
  adresse,
  origine,
  cookies,
  appeler,
}: Demande): Promise<Rendu | Ailleurs | null> => {
  let titre: string | null = null
  return enCours.run(
    { appeler, cookies: () => cookies, titrer: (t) => (titre = t) },
    async (): Promise<Rendu | Ailleurs | null> => {
      const queryClient = new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
        },
      })
      queryClient.setQueryData(compteQuery.queryKey, null)
      const routeur = creerRouteur(queryClient, {
        history: createMemoryHistory({ initialEntries: [adresse] }),
        origin: origine,
      })
      const prevues = routeur.matchRoutes(routeur.latestLocation)
      const { rendu } = prevues.at(-1)?.staticData ?? {}
      const voulue =
        rendu === true || (rendu === 'sans-recherche' && routeur.latestLocation.searchStr === '')
      // An unknown address too: its answer says so to those who only read the status.
      // oxlint-disable-next-line eslint/no-underscore-dangle -- the router's own name for it
      if (!voulue && !prevues.some((m) => m._notFound)) return null
      await routeur.load()
      // oxlint-disable-next-line eslint/no-underscore-dangle -- the router's own name for it
      const issue = routeur._serverResult
      if (issue?.type === 'redirect') {
        const vers = routeur.resolveRedirect(issue.redirect).headers.get('Location') ?? ''
        // The same screen under another writing of its address is left to the browser.
        return vers.split('?')[0] === routeur.latestLocation.pathname ? null : { vers }
      }
      // Nothing is matched when a part of it failed.
      const { matches } = routeur.state
      const derniere = matches.at(-1)
      if (!derniere || matches.some(({ status }) => status === 'error')) return null
      const page = await rendreTout(routeur, queryClient)
      const [tete = ''] = TETE.exec(page) ?? []
      if (enPanne(queryClient)) return null
      if (page.includes(PARTIE_EN_PANNE)) throw new Error(`A part of ${adresse} failed.`)
      const { queries } = dehydrate(queryClient)
      return {
        statut: titre === TITRE_INTROUVABLE ? 404 : 200,
        titre: titreDocument(titre ?? derniere.staticData.titre),
        tete,
        corps: page.slice(tete.length),
        lectures: JSON.stringify({ queries, mutations: [] }),
      }
    },
  )
}
