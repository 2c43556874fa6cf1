import { useEffect } from 'react'
import { createStore } from './store.ts'

/** What the current screen adds to its route's title: a sharper name, and whether a form shows errors. */
export const pageTitle = createStore<{ titre: string | null; enErreur: boolean }>({ titre: null, enErreur: false })

/**
 * Sharpens the document's title while the component is on screen: `usePageTitle({ titre: fiche.nom })`,
 * `usePageTitle({ enErreur: errors.length > 0 })` (RGAA: "Erreur :" first when a form has errors).
 */
export const usePageTitle = ({ titre = null, enErreur = false }: { titre?: string | null; enErreur?: boolean }): void => {
  useEffect(() => {
    pageTitle.set({ titre, enErreur })
    return () => pageTitle.set({ titre: null, enErreur: false })
  }, [titre, enErreur])
}
