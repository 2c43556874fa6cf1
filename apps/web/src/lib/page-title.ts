import { useEffect } from 'react'
import { milieu } from './milieu.ts'
import { createStore } from './store.ts'

/**
 * What the current screen adds to its route's title: a sharper name, and whether a form shows
 * errors.
 */
export const pageTitle = createStore<{ titre: string | null; enErreur: boolean }>({
  titre: null,
  enErreur: false,
})

/**
 * Sharpens the document's title while the component is on screen: `usePageTitle({ titre: fiche.nom
 * })`, `usePageTitle({ enErreur: errors.length > 0 })` (RGAA: "Erreur :" first when a form has
 * errors). A component only sets what it names: a form inside a page leaves the page's name.
 */
export const usePageTitle = ({
  titre,
  enErreur,
}: {
  titre?: string | null
  enErreur?: boolean
}): void => {
  if (import.meta.env.SSR && titre) milieu.titrer(titre)
  useEffect(() => {
    if (titre === undefined) return
    pageTitle.change((current) => ({ ...current, titre }))
    return () => pageTitle.change((current) => ({ ...current, titre: null }))
  }, [titre])
  useEffect(() => {
    if (enErreur === undefined) return
    pageTitle.change((current) => ({ ...current, enErreur }))
    return () => pageTitle.change((current) => ({ ...current, enErreur: false }))
  }, [enErreur])
}

/** Breadcrumb of a screen that serves two purposes; null: the route's own. */
export const fil = createStore<readonly { label: string; href: string }[] | null>(null)

/**
 * Replaces the route's breadcrumb while the component is on screen. Takes a constant list, or null
 * for the route's own.
 */
export const useFil = (segments: readonly { label: string; href: string }[] | null): void => {
  useEffect(() => {
    if (segments === null) return
    fil.set(segments)
    return () => fil.set(null)
  }, [segments])
}
