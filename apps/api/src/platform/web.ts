import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RegisterError } from '@registre/domain'
import type { FastifyInstance } from 'fastify'

/** Serves the web client on the API's own origin: hashed assets for a year, the page never stored. */
export const registerWeb = async (app: FastifyInstance, webDir: string | undefined): Promise<void> => {
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
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Any other address is a screen of the client, which shows its own not-found page.
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || /\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')) throw new RegisterError('introuvable')
    return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html')
  })
}
