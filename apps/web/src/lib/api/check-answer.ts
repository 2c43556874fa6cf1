import type { OperationName } from '@registre/contract'
import { chargerOperations } from '@registre/contract/client'

const isOperation = (name: string, known: object): name is OperationName =>
  Object.hasOwn(known, name)

/**
 * Reads a copy of an answer against its operation's schema; a difference goes to the console, as a
 * fault of ours. For development: a production build has none of it.
 */
export const checkAnswer = async (name: string, answer: Response): Promise<void> => {
  if (!isOperation(name, await chargerOperations())) return
  if (!answer.headers.get('content-type')?.includes('json')) return
  const [{ operationOf }, { answerFault }] = await Promise.all([
    import('@registre/contract/schemas'),
    import('@registre/contract/answers'),
  ])
  const fault = answerFault(await operationOf(name), answer.status, await answer.json())
  if (fault !== '') reportError(new Error(`Answer of ${name} (${answer.status}):\n${fault}`))
}
