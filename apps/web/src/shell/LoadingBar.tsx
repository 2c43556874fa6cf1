import { pendingCalls } from '../lib/api/index.ts'
import { useStore } from '../lib/store.ts'

/**
 * Shows while any call is in flight, after a short delay. Decorative: each table or form says
 * itself that it is busy.
 */
export const LoadingBar = () =>
  useStore(pendingCalls) > 0 ? <div className="rc-chargement" aria-hidden="true" /> : null
