import { RegisterError } from './errors.ts'

/**
 * Where a row comes from: the specification, the law or a public guide, or a decision of the house.
 */
export type Source = 'S' | 'L' | 'D'

/** Marker of a row that goes back to the state held before the request began. */
export const PREVIOUS = 'ETAT_PRECEDENT'

/**
 * One row of a workflow. `when` tells apart the rows that share a state and an event (for example a
 * validated mandate that starts later); the caller computes it from facts.
 */
export interface Transition<S extends string, E extends string, W extends string = string> {
  /** Number of the row in docs/reference/etats.md, which comments name; several may share one. */
  n: number
  from: readonly S[] | null
  event: E
  when?: W
  to: S | typeof PREVIOUS
  /** Who, in a few French words: shown in the generated diagram. */
  who: string
  effects?: string
  source: Source
}

/** A row, in the order in which it is read; last, what only some rows say. */
export const ligne = <
  const S extends string,
  const E extends string,
  const W extends string = never,
>(
  n: number,
  from: readonly S[] | null,
  event: E,
  to: S | typeof PREVIOUS,
  who: string,
  source: Source,
  reste: Pick<Transition<S, E, W>, 'when' | 'effects'> = {},
): Transition<S, E, W> => ({ n, from, event, to, who, source, ...reste })

export interface Machine<S extends string, E extends string, W extends string = string> {
  name: string
  states: readonly S[]
  transitions: readonly Transition<S, E, W>[]
}

/** Keeps the literal types of a table while checking its shape. */
export const defineMachine = <
  const S extends string,
  const E extends string,
  const W extends string = never,
>(
  machine: Machine<S, E, W>,
): Machine<S, E, W> => machine

const rowsOf = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  from: S | null,
  event: E,
) =>
  m.transitions.filter(
    (t) => t.event === event && (from === null ? t.from === null : t.from?.includes(from)),
  )

/** The row of an event in a state: the one of this case, or the only one, which has none. */
const rowOf = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  from: S | null,
  event: E,
  when: NoInfer<W> | undefined,
) => {
  const rows = rowsOf(m, from, event)
  return (
    rows.find((t) => t.when === when) ??
    (rows.length === 1 && rows[0]?.when === undefined ? rows[0] : undefined)
  )
}

/**
 * Says whether an event is possible in a state (null: not created yet), in this case, or in any.
 * Pure; never throws.
 */
export const can = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  from: S | null,
  event: E,
  when?: NoInfer<W>,
): boolean =>
  when === undefined ? rowsOf(m, from, event).length > 0 : rowOf(m, from, event, when) !== undefined

/** Throws `transition-interdite` for a move that no row makes, whatever its event; staying is no move. */
export const exigerPassage = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  from: S | null,
  to: S,
): void => {
  const row = m.transitions.some(
    (t) => t.to === to && (from === null ? t.from === null : t.from?.includes(from)),
  )
  if (from !== to && !row)
    throw new RegisterError('transition-interdite', { infos: { machine: m.name, etat: from } })
}

/** The states from which an event is possible: the `where` of a compare-and-set write. */
export const fromStates = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  event: E,
): S[] => [...new Set(m.transitions.filter((t) => t.event === event).flatMap((t) => t.from ?? []))]

/**
 * Gives the state after an event. `when` chooses between rows of the same state and event;
 * `previous` is the state stored before the request, needed by the rows that go back. Throws
 * `transition-interdite`.
 */
export const next = <S extends string, E extends string, W extends string>(
  m: Machine<S, E, W>,
  from: S | null,
  event: E,
  facts: { when?: NoInfer<W>; previous?: S | null } = {},
): S => {
  const vers = rowOf(m, from, event, facts.when)?.to
  const to = vers === PREVIOUS ? facts.previous : m.states.find((state) => state === vers)
  if (!to)
    throw new RegisterError('transition-interdite', {
      infos: { machine: m.name, etat: from, evenement: event },
    })
  return to
}
