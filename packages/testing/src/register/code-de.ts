import { ApiError } from '@registre/contract/client'

/** How a call is refused: its code, « ok » for none, and the rules that it breaks. Throws what is no answer of the register. */
export const erreurDe = async (call: Promise<unknown>) => {
  try {
    await call
    return { code: 'ok', champs: [] as string[] }
  } catch (error) {
    if (error instanceof ApiError)
      return { code: error.problem.code, champs: (error.problem.champs ?? []).map((c) => c.code) }
    throw error
  }
}
/** The code with which a call is refused, or « ok ». Throws what is no answer of the register. */
export const codeDe = async (call: Promise<unknown>): Promise<string> => (await erreurDe(call)).code
