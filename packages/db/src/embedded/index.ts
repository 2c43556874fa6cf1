export {
  freePort,
  ROLE,
  startEmbedded,
  type EmbeddedOptions,
  type EmbeddedServer,
} from './server.ts'
export { isPostmasterOf, readPostmasterPid, readPostmasterPort } from './stale.ts'
