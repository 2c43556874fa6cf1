export { createDb } from './create-db.ts'
export type { Db, DbOptions, PrismaTx, QueryOptions, Row, SqlTransactionOptions, TransactionOptions, Tx } from './db.types.ts'
export { checkDurability } from './durability.ts'
export { migrate, pendingMigrations, type MigrateOptions } from './migrate.ts'
export { nomDeRequete } from './query-name.ts'
export { isRetryable, retrying } from './retry.ts'
export { DOSSIER_MIGRATIONS, DOSSIER_PRISMA } from './paths.ts'
// Types alone: the client itself is loaded by the first use of `db.prisma`.
export type * from './generated/client.ts'
