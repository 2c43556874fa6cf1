import type { Page, Response } from '@playwright/test'
import { contract } from '@registre/contract'
import { answerFault } from '@registre/contract/answers'

/** Each operation by its method and its path; those with a fixed path come before the others. */
const OPERATIONS = Object.entries(contract)
  .map(([name, operation]) => ({
    name,
    operation,
    appel: new RegExp(`^${operation.method} ${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    trous: operation.path.split('{').length,
  }))
  .sort((a, b) => a.trous - b.trous)

const fauteDe = async (response: Response): Promise<string> => {
  const { pathname } = new URL(response.url())
  const trouvee = OPERATIONS.find(({ appel }) =>
    appel.test(`${response.request().method()} ${pathname}`),
  )
  if (!trouvee || !response.headers()['content-type']?.includes('json')) return ''
  // A page that is left takes the bodies of its answers along.
  const corps = await response.text().catch(() => null)
  if (corps === null || corps === '') return ''
  const faute = answerFault(trouvee.operation, response.status(), JSON.parse(corps))
  return faute && `Answer of ${trouvee.name} (${response.status()}):\n${faute}`
}

/** A refusal as the register tells it, for a journey where a service is down. */
export const refus = (status: number, code: string, message: string) => ({
  status,
  json: { type: `/erreurs/${code}`, title: message, status, code, message },
})

/** Reads every answer of the api against its operation's schema; gives the faults when it is asked. */
export const lireReponses = (page: Page): (() => Promise<string[]>) => {
  const lues: Promise<string>[] = []
  page.context().on('response', (response) => lues.push(fauteDe(response)))
  return async () => (await Promise.all(lues)).filter((faute) => faute !== '')
}
