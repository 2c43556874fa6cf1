import {
  type AnyOperation,
  type Binary,
  cheminDecrit,
  contract,
  exempleDAppel,
  isBinary,
  isRaw,
  type Raw,
  SUJETS,
  toOpenApi,
} from '@registre/contract'
import { fautesOpenApi, verificateur } from '@registre/testing/openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

// The OpenAPI document: valid, and each example of it is what its own schemas and the server's
// accept.

type Json = Record<string, unknown>
interface Decrite {
  operationId: string
  tags?: string[]
  deprecated?: boolean
  security?: Json[]
  parameters?: { name?: string; in?: string; example?: unknown; schema?: Json }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown; examples?: Json }> }>
}

const document = toOpenApi(contract, { version: '0' })
const chemins = document['paths'] as Record<string, Record<string, Decrite>>
const operations = Object.entries(contract) as [string, AnyOperation][]
const decrite = (op: AnyOperation): Decrite => {
  const d = chemins[cheminDecrit(op)]?.[op.method.toLowerCase()]
  if (!d) throw new Error(`${op.path} is not in the document`)
  return d
}
const jeton = (cle: string): string => cle.replaceAll('~', '~0').replaceAll('/', '~1')
const estSchema = (r: z.ZodType | Binary | Raw): r is z.ZodType => !isBinary(r) && !isRaw(r)

describe('the OpenAPI document', () => {
  let verifier: ReturnType<typeof verificateur>
  beforeAll(() => {
    verifier = verificateur(document)
  })

  it('is valid OpenAPI 3.1, and the validator sees what is not', async () => {
    expect(await fautesOpenApi(document)).toEqual([])
    const { info: _, ...sansTitre } = document
    expect(await fautesOpenApi(sansTitre)).not.toEqual([])
    expect(
      await fautesOpenApi({
        ...document,
        components: { ...(document['components'] as Json), schemas: 3 },
      }),
    ).not.toEqual([])
  })

  it('tells what the register sends, and what every call is about', () => {
    expect(document['webhooks']).toMatchObject({
      changements: { post: { operationId: 'recevoirAvis' } },
    })
    const connus = new Set((document['tags'] as { name: string }[]).map((t) => t.name))
    const sans = operations.filter(([, op]) => !decrite(op).tags?.some((t) => connus.has(t)))
    expect(sans.map(([nom]) => nom)).toEqual([])
    // Each in one subject.
    const sujets = SUJETS.flatMap((s) => Object.keys(s.operations))
    expect(sujets.toSorted()).toEqual(operations.map(([nom]) => nom).toSorted())
  })

  it('describes every operation once, and refers to nothing that is not there', () => {
    const ids = Object.values(chemins).flatMap((p) => Object.values(p).map((d) => d.operationId))
    expect(ids.toSorted()).toEqual(operations.map(([nom]) => nom).toSorted())
    const cassees: string[] = []
    const suivre = (v: unknown): void => {
      if (Array.isArray(v)) return v.forEach(suivre)
      if (v === null || typeof v !== 'object') return
      const ref = Reflect.get(v, '$ref')
      if (typeof ref === 'string') {
        const cible = ref
          .split('/')
          .slice(1)
          .reduce<unknown>(
            (o, cle) => (o !== null && typeof o === 'object' ? Reflect.get(o, cle) : undefined),
            document,
          )
        if (cible === undefined) cassees.push(ref)
      }
      Object.values(v).forEach(suivre)
    }
    suivre(document)
    expect([...new Set(cassees)]).toEqual([])
  })

  it('has an example of each request, which the schemas accept', () => {
    const fautes: string[] = []
    for (const [nom, op] of operations) {
      const d = decrite(op)
      const base = `/paths/${jeton(cheminDecrit(op))}/${op.method.toLowerCase()}`
      const appel = exempleDAppel(nom, op)
      // What nothing was known of: a text that a closed set does not hold.
      if (JSON.stringify(appel).includes('"exemple"')) fautes.push(`${nom}: « exemple »`)
      for (const lieu of ['params', 'query', 'body'] as const) {
        const lu = op[lieu]?.safeParse(appel[lieu] ?? {})
        // A file is bytes: an example can only name it.
        if (lu && !lu.success && op.bodyKind !== 'multipart')
          fautes.push(`${nom} ${lieu}: ${z.prettifyError(lu.error)}`)
      }
      for (const [i, p] of (d.parameters ?? []).entries()) {
        if (p.in === 'path' && p.example === undefined)
          fautes.push(`${nom}: no example of ${p.name}`)
        if (p.example !== undefined)
          fautes.push(
            ...verifier(`${base}/parameters/${i}/schema`, p.example).map(
              (f) => `${nom} ${p.name}: ${f}`,
            ),
          )
      }
      for (const [type, { example }] of Object.entries(d.requestBody?.content ?? {})) {
        if (example === undefined) fautes.push(`${nom}: no example of a body`)
        fautes.push(
          ...verifier(`${base}/requestBody/content/${jeton(type)}/schema`, example).map(
            (f) => `${nom} body: ${f}`,
          ),
        )
      }
    }
    expect(fautes).toEqual([])
  })

  it('has an example of each answer, which the schemas accept, and of each refusal', () => {
    const fautes: string[] = []
    for (const [nom, op] of operations) {
      const d = decrite(op)
      const json = d.responses['200']?.content?.['application/json']
      if (estSchema(op.response)) {
        const lu = op.response.safeParse(json?.example)
        if (!lu.success) fautes.push(`${nom}: ${z.prettifyError(lu.error)}`)
        fautes.push(
          ...verifier(
            `/paths/${jeton(cheminDecrit(op))}/${op.method.toLowerCase()}/responses/200/content/application~1json/schema`,
            json?.example,
          ).map((f) => `${nom}: ${f}`),
        )
      }
      for (const [statut, { content }] of Object.entries(d.responses))
        if (
          Number(statut) >= 400 &&
          Object.keys(content?.['application/problem+json']?.examples ?? {}).length === 0
        )
          fautes.push(`${nom} ${statut}: no example`)
    }
    const refus = document.components.examples
    for (const [code, { value }] of Object.entries(refus))
      fautes.push(...verifier('/components/schemas/Probleme', value).map((f) => `${code}: ${f}`))
    expect(Object.keys(refus).length).toBeGreaterThan(20)
    expect(fautes).toEqual([])
  })
})
