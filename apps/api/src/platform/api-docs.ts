import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Document = Record<string, unknown>

/** The same calls as a file that Bruno imports, with the address of this register. */
export const registerCollection = (
  app: FastifyInstance,
  adresse: (request: FastifyRequest) => string,
  make: (adresse: string) => Document,
): void => {
  app.get('/api/bruno.json', (request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="registre.bruno.json"')
      .send(JSON.stringify(make(adresse(request)), null, 2)),
  )
}

/**
 * Serves the OpenAPI document and a page to browse it, without any foreign host. The document,
 * which takes a fifth of a start, is made when it is first asked for.
 */
export const registerApiDocs = async (
  app: FastifyInstance,
  make: () => Document,
): Promise<void> => {
  let made: { document: Document; text: Buffer } | undefined
  const read = () => {
    if (!made) {
      const document = make()
      made = { document, text: Buffer.from(JSON.stringify(document)) }
    }
    return made
  }
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(read().text),
  )
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: {
        document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} },
      },
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // The register's own policy holds here too: this page needs nothing more.
      staticCSP: false,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
      transformSpecification: () => read().document,
      transformSpecificationClone: false,
    })
  })
}
