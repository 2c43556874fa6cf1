export { client } from './client.ts'
export {
  codeOf,
  errorRecords,
  isApiError,
  isNotified,
  presentsCertificate,
  statusOf,
  type ErrorRecord,
} from './errors.ts'
export { loadFreshOrNotFound, loadOrNotFound } from './load.ts'
export { pendingCalls } from './pending.ts'
export { awaitedProof } from './proof.ts'
export { queryClient } from './query-client.ts'
export { callOf, queryFor, queryOf, type Answer, type Args } from './query-of.ts'
export { lastAnswer, sessionLost } from './signed-out.ts'
export { useCommand, type CommandOptions } from './use-command.ts'
export { newVersion } from './version.ts'
