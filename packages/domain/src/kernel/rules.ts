import { formatFrDate, type IsoDate } from './dates.ts'
import { type ErrorDetails, type FieldError, RegisterError } from './errors.ts'

/**
 * How sure the house is that the law says it: read in force today; said by several sources; only
 * likely; told by one source.
 */
const SURETES = ['EN_VIGUEUR', 'SURE', 'PROBABLE', 'UNE_SOURCE'] as const
export type Surete = (typeof SURETES)[number]

/**
 * One rule of the catalogue. `holds` is pure: the facts carry everything, today included.
 * A rule with `confirmable` asks once; the answer is kept with the declaration.
 */
export interface Rule<F> {
  /** Code of the specification (WS13, CNB009 …) or of the house (ID-LOTS-MIN …). */
  code: string
  /**
   * Dotted paths of the fields that the sentence is about: one error, beside the first. A function
   * gives the fields at fault of a broken rule: one error beside each of them (dates of orders,
   * lists).
   */
  champs: readonly string[] | ((facts: F) => readonly string[])
  /** The French sentence, or a function of the facts when it names a value. */
  message: string | ((facts: F) => string)
  /** The sentence as it is read before anything is typed; needed when `message` is composed. */
  enonce?: string
  /** Which fields, in words; needed when `champs` is a function. */
  ou?: string
  confirmable?: boolean
  /** First day on which the rule applies, ISO. */
  effet: string
  /** Day from which it no longer applies, ISO. */
  fin?: string
  /** One line: where the rule comes from. */
  source: string
  /** How sure it is; absent for what is in force since 2016. */
  surete?: Surete
  /**
   * True when the rule is respected, or when the fields it needs are empty (required fields are
   * shape, not rules).
   */
  holds: (facts: F) => boolean
}

/** Keeps the literal codes of a catalogue. */
export const defineRules =
  <F>() =>
  <const R extends readonly Rule<F>[]>(rules: R): R =>
    rules

/** Rules in force on a day (ISO). */
export const rulesInForce = <F>(rules: readonly Rule<F>[], jour: string): Rule<F>[] =>
  rules.filter((r) => r.effet <= jour && (r.fin === undefined || jour < r.fin))

/**
 * The same rules for facts that contain the facts they were written for, with the same fields and
 * sentences.
 */
export const adaptRules = <F, G, const C extends string>(
  rules: readonly (Rule<F> & { code: C })[],
  toFacts: (facts: G) => F,
): (Rule<G> & { code: C })[] =>
  rules.map(({ champs, message, holds, ...rest }) => ({
    ...rest,
    champs: typeof champs === 'function' ? (facts: G) => champs(toFacts(facts)) : champs,
    message: typeof message === 'function' ? (facts: G) => message(toFacts(facts)) : message,
    holds: (facts: G) => holds(toFacts(facts)),
  }))

export interface RuleReport {
  /** Blocking sentences. */
  erreurs: FieldError[]
  /** Sentences that the person may confirm, not yet confirmed. */
  aConfirmer: FieldError[]
  /** Sentences on what an act leaves as it was: told, never a refusal. */
  aCompleter?: FieldError[]
}

/** How rules name the register's day. */
const JOUR = 'la date du jour'

/** A sentence with the day that it speaks of, and whose it is: that of Paris, overseas too. */
export const leJourDit = (message: string, aujourdhui: IsoDate | null): string =>
  aujourdhui === null
    ? message
    : message.replace(JOUR, `${JOUR}, le ${formatFrDate(aujourdhui)} à Paris`)

const propriete = (objet: unknown, cle: string): unknown =>
  typeof objet === 'object' && objet !== null ? Reflect.get(objet, cle) : undefined
/** The day of the facts, in themselves or in their context; null when they have none. */
const jourDes = (facts: unknown): IsoDate | null => {
  const jour =
    propriete(facts, 'aujourdhui') ?? propriete(propriete(facts, 'contexte'), 'aujourdhui')
  return typeof jour === 'string' ? jour : null
}

/** Whether a rule speaks of the register's day. */
export const parleDuJour = <F>({ message, enonce = '' }: Rule<F>): boolean =>
  (typeof message === 'string' ? message : enonce).includes(JOUR)

/**
 * Runs the rules in force on `jour` (ISO). `confirmes` lists the codes that the person has already
 * confirmed.
 * Gives one FieldError per broken rule, on its first field (or on each field at fault). Never
 * throws.
 */
export const runRules = <F>(
  rules: readonly Rule<F>[],
  facts: F,
  jour: string,
  confirmes: readonly string[] = [],
): RuleReport => {
  const report: RuleReport = { erreurs: [], aConfirmer: [] }
  for (const rule of rulesInForce(rules, jour)) {
    if (rule.holds(facts)) continue
    if (rule.confirmable && confirmes.includes(rule.code)) continue
    const champs = typeof rule.champs === 'function' ? rule.champs(facts) : rule.champs.slice(0, 1)
    const phrase = typeof rule.message === 'function' ? rule.message(facts) : rule.message
    const message = leJourDit(phrase, jourDes(facts))
    for (const champ of champs.length > 0 ? champs : ['']) {
      const error: FieldError = {
        champ,
        code: rule.code,
        message,
        ...(rule.confirmable ? { confirmable: true } : {}),
      }
      if (rule.confirmable) report.aConfirmer.push(error)
      else report.erreurs.push(error)
    }
  }
  return report
}

/**
 * Throws `regles-non-respectees` with each sentence, else `confirmation-requise` with those that a
 * person may confirm; `infos` goes with either.
 */
export const exigerRegles = (rapport: RuleReport, infos?: ErrorDetails['infos']): void => {
  const dire = infos && { infos }
  if (rapport.erreurs.length > 0)
    throw new RegisterError('regles-non-respectees', {
      champs: [...rapport.erreurs, ...rapport.aConfirmer],
      ...dire,
    })
  if (rapport.aConfirmer.length > 0)
    throw new RegisterError('confirmation-requise', { champs: rapport.aConfirmer, ...dire })
}
