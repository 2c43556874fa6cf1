import { createStore } from '../../lib/store.ts'

/** The last search of this tab, for a sheet to lead back to its results. */
export const derniereRecherche = createStore<{ q: string; href: string } | null>(null)
