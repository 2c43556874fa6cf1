import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Serves the OpenAPI document and a page to browse it, without any foreign host. */
export const registerApiDocs = async (
  app: FastifyInstance,
  document: Record<string, unknown>,
): Promise<void> => {
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text),
  )
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
    })
  })
}
