import type { TypeDemande } from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import { createStore } from '../../../lib/store.ts'

/** Address of the queue as it was last looked at: where a decision comes back to. */
export const derniereFile = createStore('/validations')

/**
 * The requests of the page that was last looked at, in its order: what comes before and after. What
 * is decided next is of its kind, where it showed one.
 */
export const fileVue = createStore<{
  ids: readonly number[]
  rang: number
  total: number
  type?: TypeDemande | undefined
  /** What was asked, to ask for what comes next in the same view. */
  vue?: NonNullable<Args<'listerFile'>['body']>
}>({ ids: [], rang: 1, total: 0 })

/** The row where a keeper was, to come back to it once its request is decided; null for none. */
export const placeQuittee = createStore<number | null>(null)
