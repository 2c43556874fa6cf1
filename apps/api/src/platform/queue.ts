import type { Settings } from './env.ts'
import { transportPostgres } from './queue-postgres.ts'
import { transportRedis } from './queue-redis.ts'
import { transportSecouru } from './queue-secours.ts'
import type { OnError, Transport } from './transport.ts'

/** Chooses the transport of the settings. */
export const createTransport = (
  settings: Pick<Settings, 'DATABASE_URL' | 'REDIS_URL'>,
  onError: OnError,
): Transport =>
  settings.REDIS_URL
    ? transportSecouru(
        transportRedis(settings.REDIS_URL, onError),
        transportPostgres(settings.DATABASE_URL, onError),
        onError,
      )
    : transportPostgres(settings.DATABASE_URL, onError)
