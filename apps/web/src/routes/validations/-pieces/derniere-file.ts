import { createStore } from '../../../lib/store.ts'

/** Address of the queue as it was last looked at: where a decision comes back to. */
export const derniereFile = createStore('/validations')
