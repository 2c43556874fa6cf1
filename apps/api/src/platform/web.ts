import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BASCULE_DEPLACEE, RegisterError } from '@registre/domain'
import type { FastifyInstance } from 'fastify'
import { createRendu, type Visites } from './rendu.ts'
import { annoncerRepetition } from './repetition.ts'

/** An address of this register, whatever was asked: '//elsewhere' names another host. */
const cheminSeul = (url: string): string => `/${url.replace(/^(?:[a-z]+:)?[/\\]*/i, '')}`

/**
 * Serves the web client on the API's own origin: hashed assets for a year, the page never stored;
 * rendered for visitors, who are signed in as nobody (decision 010).
 */
export const registerWeb = async (
  app: FastifyInstance,
  webDir: string | undefined,
  visites: Visites,
): Promise<void> => {
  const { repetition } = visites
  const root = webDir ? resolve(webDir) : ''
  if (!root || !existsSync(root)) {
    app.setNotFoundHandler(() => {
      throw new RegisterError('introuvable')
    })
    return
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Screens, the first one included, are answered below; the code that renders them is nobody's
    // to read.
    index: false,
    globIgnore: ['serveur/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const rendre = createRendu(app, root, visites)
  const ecran = (): string =>
    annoncerRepetition(readFileSync(join(root, 'index.html'), 'utf8'), repetition())
  // Any other address is a screen of the client, which shows its own not-found page.
  app.setNotFoundHandler(async (request, reply) => {
    // A form that the register's code did not take: its page again, which says that it needs it.
    if (request.method === 'POST' && request.headers.accept?.includes('text/html'))
      return reply.redirect(cheminSeul(request.url), 303)
    const lecture = request.method === 'GET' || request.method === 'HEAD'
    if (!lecture || /\.\w{2,5}$/.test(request.url.split('?')[0] ?? ''))
      throw new RegisterError('introuvable')
    if (await rendre?.(request, reply)) return reply
    void reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html')
    return repetition() === null && !BASCULE_DEPLACEE
      ? reply.sendFile('index.html')
      : reply.send(ecran())
  })
}
