export { freePort, startEmbedded, type EmbeddedOptions, type EmbeddedServer } from './server.ts'
export { isPostmasterOf, readPostmasterPid } from './stale.ts'
