import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import { LIMITES, type RateClass } from '@registre/contract'

const UPSERT = `insert into limite_debit as l (cle, compte, expire_le) values ($1, $2, now() + $3 * interval '1 millisecond')
  on conflict (cle) do update set
    compte = case when l.expire_le <= now() then $2 else l.compte + $2 end,
    expire_le = case when l.expire_le <= now() then excluded.expire_le else l.expire_le end
  returning compte, expire_le`

interface Local {
  /** Known of all processes at the last exchange. */
  shared: number
  /** Counted here since. */
  pending: number
  expires: number
  syncing: boolean
}

/** What is left of a window. */
export interface LimitState {
  max: number
  reste: number
  secondes: number
}
const secondesAvant = (expires: number): number =>
  Math.max(1, Math.ceil((expires - Date.now()) / 1000))

/**
 * Fixed windows shared by all processes through Postgres. Exact classes write on each call; the
 * others count here and exchange with the table every 20 calls, so that reads stay cheap: at most a
 * few calls above the limit pass.
 */
export const createRateLimiter = (db: Db, onError: (error: unknown) => void, factor = 1) => {
  const local = new Map<string, Local>()
  const hit = async (cle: string, n: number, windowMs: number) => {
    const [row] = await db.query(UPSERT, [cle, n, windowMs], {
      name: 'limite',
    })
    return row ?? { compte: n, expire_le: new Date(Date.now() + windowMs) }
  }
  const refuse = (expires: number): never => {
    const seconds = secondesAvant(expires)
    throw new RegisterError('trop-de-requetes', {
      message: `Trop de demandes en peu de temps. Recommencez dans ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconde${seconds > 1 ? 's' : ''}`}.`,
      infos: { retryAfter: seconds },
    })
  }
  return async (rate: RateClass, who: string): Promise<LimitState> => {
    const { exact, windowMs } = LIMITES[rate]
    const max = LIMITES[rate].max * factor
    const cle = `${rate}:${who}`
    if (exact) {
      const row = await hit(cle, 1, windowMs)
      if (row.compte > max) refuse(row.expire_le.getTime())
      return { max, reste: max - row.compte, secondes: secondesAvant(row.expire_le.getTime()) }
    }
    const now = Date.now()
    let l = local.get(cle)
    if (!l || l.expires <= now) {
      if (local.size > 50_000) local.clear()
      l = { shared: 0, pending: 0, expires: now + windowMs, syncing: false }
      local.set(cle, l)
    }
    l.pending += 1
    if (l.shared + l.pending > max) refuse(l.expires)
    if (l.pending >= 20 && !l.syncing) {
      const entry = l
      const n = entry.pending
      entry.syncing = true
      // A limiter that cannot reach its table lets the request pass: the database's own failure
      // answers it.
      void hit(cle, n, windowMs)
        .then((row) => {
          entry.shared = row.compte
          entry.pending -= n
          entry.expires = row.expire_le.getTime()
        }, onError)
        .finally(() => (entry.syncing = false))
    }
    return {
      max,
      reste: Math.max(0, max - l.shared - l.pending),
      secondes: secondesAvant(l.expires),
    }
  }
}
export type RateLimiter = ReturnType<typeof createRateLimiter>
