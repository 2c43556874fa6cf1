import { type FieldError, RegisterError } from '@registre/domain'

// Many acts in one deposit: each is controlled alone, then written in a transaction of its own, so
// that one that is refused holds nobody back. At once, or row after row by the worker.

/** What the control of a row leaves to correct, and to confirm. */
export interface Suite {
  erreurs: FieldError[]
  aConfirmer: FieldError[]
}

/** What a refused row is told. Throws again whatever is no refusal. */
export const suiteDe = (error: unknown): Suite => {
  if (!(error instanceof RegisterError)) throw error
  const { champs = [] } = error.details
  if (error.code === 'confirmation-requise') return { erreurs: [], aConfirmer: [...champs] }
  const { code, message } = error
  return {
    erreurs: champs.length > 0 ? [...champs] : [{ champ: 'numero', code, message }],
    aConfirmer: [],
  }
}

/** Controls a row: decides it for nothing. Throws whatever is no refusal. */
export const essayer = async (decider: () => unknown): Promise<Suite> => {
  try {
    await decider()
    return { erreurs: [], aConfirmer: [] }
  } catch (error) {
    return suiteDe(error)
  }
}

/** A row that was refused, and the sentences that say why. */
export interface Refus<L> {
  ligne: L
  error: RegisterError
  message: string
}

/**
 * Deposits each row, in a transaction that `deposer` opens. Throws whatever is no refusal, and the
 * refusals that `ecarte` does not leave aside.
 */
export const deposerChacune = async <L, F>(
  lignes: Iterable<L>,
  deposer: (ligne: L) => Promise<F>,
  ecarte: (error: RegisterError) => boolean = () => true,
): Promise<{ faits: F[]; refuses: Refus<L>[] }> => {
  const faits: F[] = []
  const refuses: Refus<L>[] = []
  for (const ligne of lignes)
    try {
      faits.push(await deposer(ligne))
    } catch (error) {
      if (!(error instanceof RegisterError) || !ecarte(error)) throw error
      const { champs = [] } = error.details
      const message = [error.message, ...champs.map((c) => c.message)].join(' ')
      refuses.push({ ligne, error, message })
    }
  return { faits, refuses }
}
