import type pg from 'pg'
import type { ReplicaState } from './replica.ts'
import type { Ask } from './statements.ts'
import type { Prisma, PrismaClient } from './generated/client.ts'

export type Row = Record<string, unknown>

export interface QueryOptions {
  /**
   * Prepares the statement once per connection. For point reads; never for LIKE searches (bad
   * generic plans).
   */
  name?: string
}

export interface ReadOptions extends QueryOptions {
  /**
   * Sent on the connection that such reads share, without waiting for their answers (pipelining): a
   * third more calls a second. For a prepared read by a key, which takes no lock.
   */
  byKey?: boolean
}

/** One open transaction of raw SQL. */
export interface Tx {
  /**
   * Raw SQL inside the transaction; gives the rows. Days are 'YYYY-MM-DD', int8 numbers, timestamps
   * Date.
   */
  readonly sql: Ask<QueryOptions>
  /** The pg client, for COPY and cursors. Never release it, never COMMIT. */
  readonly client: pg.PoolClient
}

/**
 * One open transaction where `prisma` and `sql` speak on the same connection: each sees what the
 * other wrote.
 */
export interface PrismaTx extends Tx {
  /** Prisma inside the transaction. */
  readonly prisma: Prisma.TransactionClient
}

export interface TransactionOptions {
  isolationLevel?: Prisma.TransactionIsolationLevel
  /** Longest life of a Prisma transaction, in milliseconds (15,000). */
  timeout?: number
}

export interface SqlTransactionOptions extends Pick<TransactionOptions, 'isolationLevel'> {
  /** Milliseconds after which the server cancels each statement of the transaction. */
  statementTimeout?: number
  /**
   * False: statements so short that starting other processes of the server would be most of their
   * time.
   */
  parallel?: boolean
  /**
   * True: prepared statements are planned once for all values, where planning each again would take
   * longer than running it.
   */
  genericPlan?: boolean
}

export interface Db {
  /** The one pool, with its error listener: a lost server ends no process. */
  readonly pool: pg.Pool
  /** Prisma on that pool. */
  readonly prisma: PrismaClient
  /**
   * Runs `fn` in one transaction; rolls back when it throws. Serialization failures and deadlocks
   * are run again, so `fn` has no effect outside the database.
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: SqlTransactionOptions): Promise<T>
  /** One transaction in which Prisma writes too; half as fast (docs/decisions/006). */
  prismaTransaction<T>(fn: (tx: PrismaTx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One statement outside a transaction; gives the rows. */
  readonly query: Ask<ReadOptions>
  /**
   * As `query`, on the read replica when there is one: for searches and exports that bear a second
   * of delay.
   */
  readonly read: Ask<ReadOptions>
  /**
   * As `transaction`, on the read replica when there is one: reads only; run again on the primary
   * when the replica goes away.
   */
  readTransaction<T>(fn: (tx: Tx) => Promise<T>, options?: SqlTransactionOptions): Promise<T>
  /** What the read replica is doing. */
  replica(): ReplicaState
  /** Ends the pools; later calls fail. */
  close(): Promise<void>
}

/** Runs a statement: `text` holds no value, `name` is that of a prepared one. */
export type Observe = <T>(
  text: string,
  name: string | undefined,
  run: () => Promise<T>,
) => Promise<T>

export interface DbOptions {
  url: string
  /** Read replica for `read`; the primary answers while it is away or late. */
  replicaUrl?: string
  /** Connections of the pool (10). */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName: string
  /** Days by which a rehearsal moves what is dated in the register (SQL: maintenant()). */
  decalageJours?: number
  /** Milliseconds after which the server cancels a statement (0: never). */
  statementTimeout?: number
  /** Seconds behind the primary after which the replica is left aside (30). */
  replicaMaxLag?: number
  /** Told when the read replica is left aside or taken again (stderr by default). */
  onReplica?: (usable: boolean, why: string) => void
  /** Sees each statement of raw SQL pass. */
  observe?: Observe
  /** Told when an idle connection breaks (stderr by default). */
  onError?: (error: Error) => void
}
