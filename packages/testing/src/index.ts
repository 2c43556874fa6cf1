export { startTestPostgres, type TestPostgres } from './postgres/start.ts'
export { createTemplate, dropTemplate, type PgProvided } from './postgres/template.ts'
export {
  emptyDatabase,
  freshDatabase,
  rollingBack,
  useDatabase,
  type TestDatabase,
} from './postgres/database.ts'
export { fakeClock, type FakeClock, instantDesEssais } from './clock.ts'
export { random, type Random } from '@registre/demonstration/hasard'
export { actor } from './actor.ts'
export { un } from './un.ts'
export { until } from './until.ts'
export {
  AUJOURDHUI,
  genContenu,
  genCopropriete,
  genDeclaration,
  genMandat,
  genTeledeclarant,
  genUtilisateur,
} from './gen.ts'
