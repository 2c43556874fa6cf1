import { contract, toOpenApi } from '@registre/contract'
import { remarquesOpenApi } from '@registre/testing/openapi'
import { expect, it } from 'vitest'

const document = toOpenApi(contract, { version: '0' })

it('the OpenAPI document is without a remark of two linters, which see what is put in it', async () => {
  expect(await remarquesOpenApi(document)).toEqual([])
  const fautif = { ...document, paths: {}, webhooks: {}, tags: [], servers: 3 }
  const remarques = await remarquesOpenApi(fautif)
  expect(remarques.some((r) => r.startsWith('redocly'))).toBe(true)
  expect(remarques.some((r) => r.startsWith('spectral'))).toBe(true)
}, 300_000)
