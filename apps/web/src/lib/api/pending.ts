import { createStore } from '../store.ts'

/** Number of calls in flight: the loading bar shows while it is above zero. */
export const pendingCalls = createStore(0)

export const countPending = (delta: 1 | -1): void => pendingCalls.change((n) => n + delta)
