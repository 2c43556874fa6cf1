export { openClient, openPool, withClient } from './connection.ts'
export { createDb } from './create-db.ts'
export type {
  Db,
  DbOptions,
  Observe,
  PrismaTx,
  QueryOptions,
  ReadOptions,
  Row,
  SqlTransactionOptions,
  TransactionOptions,
  Tx,
} from './db.types.ts'
export type { ReplicaState } from './replica.ts'
export { checkDurability, checkReplique, checkRole, checkTexte } from './durability.ts'
export { expliquerBase } from './expliquer.ts'
export { FILES, reachQueue, SCHEMA_FILE } from './file.ts'
export { inserer, type Ligne } from './inserer.ts'
export { lignesAdresses, lignesParcelles } from './localisations.ts'
export { convient, exigenceDe, VERSION_DU_CODE } from './exigence.ts'
export { migrate, type MigrateOptions } from './migrate.ts'
export {
  DOMAINE_DEMO,
  donneesInventees,
  exigerBaseInventable,
  MARQUE_DEMONSTRATION,
  MARQUE_ECHELLE,
  MARQUE_PRODUCTION,
  marquerProduction,
} from './nature.ts'
export { nomDeRequete } from './query-name.ts'
export { listeSql, parametres, type Place } from './parametres.ts'
export { checkDroits } from './droits.ts'
export {
  donnerAuProprietaire,
  enTantQue,
  faireRoles,
  PROPRIETAIRE,
  type Role,
  ROLES,
} from './roles.ts'
export { retrying } from './retry.ts'
export type { ColumnTypes } from './columns.ts'
export type { Enums } from './enums.gen.ts'
export { readSchema, type SchemaOptions } from './schema-state.ts'
export { compose } from './statements.ts'
export type { Ask, Composed, ParamsOf, RowOf, Statements } from './statements.ts'
export { DOSSIER_MIGRATIONS, DOSSIER_PRISMA } from './paths.ts'
// Types alone: the client itself is loaded by the first use of `db.prisma`.
export type * from './generated/client.ts'
