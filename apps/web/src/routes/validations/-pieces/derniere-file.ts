import { createStore } from '../../../lib/store.ts'

/** Address of the queue as it was last looked at: where a decision comes back to. */
export const derniereFile = createStore('/validations')

/** The requests of the page that was last looked at, in its order: what comes before and after. */
export const fileVue = createStore<{ ids: readonly number[]; rang: number; total: number }>({
  ids: [],
  rang: 1,
  total: 0,
})
