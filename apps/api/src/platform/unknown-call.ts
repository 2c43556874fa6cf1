import type { ContractShape, Method } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const formeDe = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)

/** Takes the operations served; gives the methods that an address answers to, none for a stranger. */
export const methodsOf = (served: ContractShape): ((chemin: string) => Method[]) => {
  const formes = Object.values(served).map(({ method, path }) => ({
    method,
    forme: formeDe(path),
    libres: path.split('{').length,
  }))
  return (chemin) => {
    const prises = formes.filter(({ forme }) => forme.test(chemin))
    // The most precise address wins, as in the router: `brouillon/submit` before `brouillon/{id}`.
    const precision = Math.min(...prises.map(({ libres }) => libres))
    return [...new Set(prises.filter((f) => f.libres === precision).map((f) => f.method))]
  }
}

const routeDe = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/**
 * Addresses that a longer pattern would take with another method: nobody reads the draft "submit".
 * Gives each such method and address.
 */
export const masquees = (served: ContractShape): { method: Method; path: string }[] => {
  const operations = Object.values(served)
  const formes = operations.map((op) => ({ ...op, forme: formeDe(op.path) }))
  return [...new Set(operations.map(({ path }) => path))].flatMap((path) => {
    const siennes = operations.filter((op) => op.path === path).map(({ method }) => method)
    const autres = formes.filter(
      (f) => f.path !== path && f.forme.test(path) && !siennes.includes(f.method),
    )
    return [...new Set(autres.map(({ method }) => method))].map((method) => ({ method, path }))
  })
}

/** Answers every call that no operation takes: 405 with Allow where another method does, else 404. */
export const registerUnknownCall = (app: FastifyInstance, served: ContractShape): void => {
  const methodes = methodsOf(served)
  const refuser = (request: FastifyRequest, reply: FastifyReply): never => {
    const permises = methodes(request.url.split('?')[0] ?? '')
    if (permises.length === 0)
      throw new RegisterError('introuvable', { message: 'Cet appel n’existe pas.' })
    void reply.header('allow', permises.flatMap((m) => (m === 'GET' ? [m, 'HEAD'] : m)).join(', '))
    throw new RegisterError('methode-non-permise')
  }
  for (const { method, path } of masquees(served))
    app.route({ method, url: routeDe(path), handler: refuser })
  app.all('/api/*', refuser)
}
