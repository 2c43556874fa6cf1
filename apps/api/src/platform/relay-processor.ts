import { setTimeout as wait } from 'node:timers/promises'
import type { Db, RowOf } from '@registre/db'
import { journaliser, TRAITEMENT } from './journal.ts'
import { traces } from './traces/traces.ts'
import type { OutboxPayloads, OutboxType } from './outbox.ts'
import type { Issue, OutboxHandlers } from './relay-handler.ts'

export const MAX_ATTEMPTS = 10
/** 10 s, 30 s, 90 s … at most 6 h by default (ENVOIS_DELAI_S): the ten tries span a night. */
const FIRST_DELAY_SECONDS = 10
const delaySeconds = (tentatives: number, first: number): number =>
  Math.min(21_600, first * 3 ** (tentatives - 1))
/**
 * An outcome that is known is written for as long as this, even if the database is away for a
 * moment.
 */
const SETTLE_PATIENCE_MS = 60_000
/** Longer than any try: a row that is still SENDING belongs to a process that died. */
const INTERRUPTED_SECONDS = 120

const CLAIM = `update outbox set statut = 'SENDING', tentatives = tentatives + 1, pas_avant = now()
  where id = $1 and (statut = 'QUEUED' or (statut = 'PENDING' and pas_avant <= now())) returning type, payload, tentatives`
type Claimed = RowOf<typeof CLAIM>
type Statut = 'PENDING' | 'DONE' | 'UNCERTAIN' | 'FAILED'
const STATUTS: Record<Issue['etat'], Statut> = {
  FAIT: 'DONE',
  TEMPORAIRE: 'PENDING',
  PERMANENT: 'FAILED',
  INCERTAIN: 'UNCERTAIN',
}

const isType = (handlers: OutboxHandlers, type: string): type is OutboxType =>
  Object.hasOwn(handlers, type)

/**
 * Reads the handler of a type with the payload that goes with it: the pair was checked when the row
 * was written.
 */
const withHandler = <T extends OutboxType>(
  handlers: OutboxHandlers,
  type: T,
  payload: OutboxPayloads[OutboxType],
) => {
  const handler = handlers[type]
  const own = payload as OutboxPayloads[T]
  return {
    evenement: handler.evenement,
    executer: (id: string) => handler.executer(id, own),
    journal: () => handler.journal(own),
  }
}

/** One process takes a row, once per hand-over. */
const claim = async (db: Pick<Db, 'query'>, id: string): Promise<Claimed | null> =>
  (await db.query(CLAIM, [BigInt(id)], { name: 'outbox-prendre' }))[0] ?? null

/**
 * Writes the outcome of this try and, when it is final, its journal row. Somebody else's later try
 * is left alone.
 */
const settle = (
  db: Db,
  handlers: OutboxHandlers,
  id: string,
  row: Claimed,
  issue: Issue,
  premierDelai: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const statut =
      issue.etat === 'TEMPORAIRE' && row.tentatives >= MAX_ATTEMPTS ? 'FAILED' : STATUTS[issue.etat]
    const written = await tx.sql(
      `update outbox set statut = $3::statut_outbox, erreur = $4, fait_le = case when $3 = 'DONE' then now() end,
         pas_avant = case when $3 = 'PENDING' then now() + $5 * interval '1 second' else pas_avant end
       where id = $1 and tentatives = $2 and statut in ('SENDING', 'UNCERTAIN') returning id`,
      [
        BigInt(id),
        row.tentatives,
        statut,
        issue.etat === 'FAIT' ? '' : issue.cause.slice(0, 500),
        delaySeconds(row.tentatives, premierDelai),
      ],
    )
    if (written.length === 0 || statut === 'PENDING') return
    await journaliserIssue(tx, handlers, { ...row, id, statut })
  })

const journaliserIssue = async (
  tx: Parameters<typeof journaliser>[0],
  handlers: OutboxHandlers,
  row: Claimed & { id: string; statut: string },
): Promise<void> => {
  const handler = isType(handlers, row.type) ? withHandler(handlers, row.type, row.payload) : null
  const { donnees = {}, ...qui } = handler?.journal() ?? {}
  await journaliser(tx, TRAITEMENT, {
    categorie: 'TRAITEMENT',
    type: handler?.evenement ?? 'envoi-inconnu',
    ...qui,
    vers: row.statut,
    donnees: { ...donnees, outboxId: row.id, tentatives: row.tentatives },
  })
}

const execute = async (handlers: OutboxHandlers, id: string, row: Claimed): Promise<Issue> => {
  // A later version wrote it, which is being put in place: its own workers do it at a next try.
  if (!isType(handlers, row.type))
    return { etat: 'TEMPORAIRE', cause: `type inconnu de cette version : ${row.type}` }
  try {
    const { executer } = withHandler(handlers, row.type, row.payload)
    return await traces.courant.dans(
      `envoi ${row.type}`,
      { 'registre.envoi': id, 'registre.tentative': row.tentatives },
      () => executer(id),
    )
  } catch (error) {
    return { etat: 'TEMPORAIRE', cause: error instanceof Error ? error.message : String(error) }
  }
}

/** A try that did not succeed, as operators are told of it. */
export interface Echec {
  id: string
  type: string
  /** Which try it was, and how many there are. */
  tentative: number
  sur: number
  /** TEMPORAIRE: tried again later. */
  etat: Exclude<Issue['etat'], 'FAIT'>
  cause: string
}

/**
 * Does one row of the outbox: takes it, runs the handler of its type, writes what became of it.
 * Rejects only when the outcome could not be written: the row is then found interrupted later.
 */
export const processOutbox = async (
  db: Db,
  handlers: OutboxHandlers,
  id: string,
  {
    patienceMs = SETTLE_PATIENCE_MS,
    firstDelaySeconds = FIRST_DELAY_SECONDS,
    onFailure,
  }: {
    patienceMs?: number
    firstDelaySeconds?: number
    onFailure?: (echec: Echec) => void
  } = {},
): Promise<Issue['etat'] | null> => {
  const row = await claim(db, id)
  if (!row) return null
  const issue = await execute(handlers, id, row)
  if (issue.etat !== 'FAIT')
    onFailure?.({ id, type: row.type, tentative: row.tentatives, sur: MAX_ATTEMPTS, ...issue })
  const end = Date.now() + patienceMs
  for (let pause = 200; ; pause = Math.min(pause * 2, 5000)) {
    try {
      await settle(db, handlers, id, row, issue, firstDelaySeconds)
      return issue.etat
    } catch (error) {
      if (Date.now() + pause > end) throw error
      await wait(pause)
    }
  }
}

/**
 * Takes up the rows whose process died in the middle: what may run twice waits again, a mail
 * becomes UNCERTAIN and is shown to operators. Gives their number.
 */
export const recoverInterrupted = (
  db: Db,
  handlers: OutboxHandlers,
  afterSeconds: number = INTERRUPTED_SECONDS,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rejouables = Object.entries(handlers)
      .filter(([, h]) => h.rejouable)
      .map(([type]) => type)
    const rows = await tx.sql(
      `with arretes as (select id from outbox where statut = 'SENDING' and pas_avant < now() - $1 * interval '1 second' for update skip locked)
       update outbox o set erreur = 'interrompu', pas_avant = now(),
         statut = (case when not o.type = any($2) then 'UNCERTAIN' when o.tentatives >= $3 then 'FAILED' else 'PENDING' end)::statut_outbox
       from arretes a where o.id = a.id returning o.id, o.type, o.payload, o.tentatives, o.statut`,
      [afterSeconds, rejouables, MAX_ATTEMPTS],
    )
    for (const row of rows)
      if (row.statut !== 'PENDING')
        await journaliserIssue(tx, handlers, { ...row, id: String(row.id) })
    return rows.length
  })
