import {
  contract,
  type ContractShape,
  entetesObsolescence,
  operation,
  PREAVIS_MOIS,
  toOpenApi,
} from '@registre/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { useRegistre } from '../../tests/support/register.ts'
import { handleError } from './error-handler.ts'
import { mount } from './mount.ts'
import { createRateLimiter } from './rate-limit.ts'
import { createUploadSpace } from './uploads/upload-space.ts'
import { createReplyPort } from './reply-port.ts'

const communs = {
  access: 'public',
  response: z.object({ valeur: z.number() }),
} as const
const obsolete = {
  depuis: '2026-11-22',
  retrait: '2027-11-22',
  remplacement: 'Appelez lireNouvelle.',
}
const essai = {
  lireAncienne: operation('GET', '/api/essai/ancienne', {
    ...communs,
    summary: 'Ancienne',
    obsolete,
  }),
  lireProtegee: operation('GET', '/api/essai/protegee', {
    ...communs,
    access: 'session',
    summary: 'Ancienne, pour un compte',
    obsolete,
  }),
  lireNouvelle: operation('GET', '/api/essai/nouvelle', { ...communs, summary: 'Nouvelle' }),
}

describe('an operation that goes away', () => {
  const registre = useRegistre()

  it('says since when, until when and where to read, also when it refuses; the others say nothing', async () => {
    const app = Fastify()
    app.decorateRequest('session', null)
    app.setErrorHandler(handleError)
    const lire = async () => ({ valeur: 1 })
    mount(
      app,
      essai,
      { lireAncienne: lire, lireProtegee: lire, lireNouvelle: lire },
      {
        deps: registre().deps,
        limit: createRateLimiter(registre().db, () => undefined),
        readSession: async () => null,
        hasSessionCookie: () => false,
        replyPort: createReplyPort(false),
        lireCertificat: () => null,
        designer: async (input) => input,
        uploads: createUploadSpace(registre().deps.settings.RECEPTION_DIR, 1),
      },
    )
    for (const [url, statut] of [
      ['/api/essai/ancienne', 200],
      ['/api/essai/protegee', 401],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url })
      expect(statusCode).toBe(statut)
      // RFC 9745: a structured-field date, in seconds. RFC 8594: an HTTP date.
      expect(headers['deprecation']).toBe('@1795305600')
      expect(headers['sunset']).toBe('Mon, 22 Nov 2027 00:00:00 GMT')
      expect(headers['link']).toContain('</aide/api/versions>; rel="deprecation"')
    }
    const { headers } = await app.inject({ url: '/api/essai/nouvelle' })
    expect([headers['deprecation'], headers['sunset'], headers['link']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await app.close()
  })

  it('is told by the OpenAPI document from the same declaration', () => {
    const { paths: chemins } = toOpenApi(essai, { version: '0' })
    expect(chemins['/api/essai/ancienne']?.['get']).toMatchObject({
      deprecated: true,
      description: expect.stringContaining('Appelez lireNouvelle.'),
    })
    expect(JSON.stringify(chemins['/api/essai/ancienne']?.['get']?.responses)).toContain(
      '#/components/headers/Sunset',
    )
    expect(chemins['/api/essai/nouvelle']).toBeDefined()
    expect(chemins['/api/essai/nouvelle']?.['get']?.deprecated).toBeUndefined()
  })

  it('is announced a year before at least: a shorter notice does not start', () => {
    expect(PREAVIS_MOIS).toBeGreaterThanOrEqual(12)
    expect(() => entetesObsolescence({ ...obsolete, retrait: '2027-11-21' })).toThrow(
      'less than 12 months',
    )
    expect(() => entetesObsolescence({ ...obsolete, retrait: 'bientôt' })).toThrow()
    for (const { obsolete: o } of Object.values(contract as ContractShape))
      if (o) expect(() => entetesObsolescence(o)).not.toThrow()
  })
})
