import { ApiError } from '@registre/contract/client'

/** The code with which a call is refused, or « ok ». Throws what is no answer of the register. */
export const codeDe = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.problem.code
    throw error
  }
}
