import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../tests/support/api-process.ts'
import { courriel, enqueueOutbox } from '../outbox.ts'

interface Recu {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Envoi {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Recu[] }[]
  }[]
}

describe('traces', () => {
  let base: TestDatabase | null = null
  const recus: (Recu & { service: string })[] = []
  let corps = ''
  const collecteur = createServer((request, response) => {
    let texte = ''
    request.on('data', (d: Buffer) => (texte += d.toString()))
    request.on('end', () => {
      corps += texte
      for (const r of (JSON.parse(texte) as Envoi).resourceSpans) {
        const service =
          r.resource.attributes.find((a) => a.key === 'service.name')?.value.stringValue ?? ''
        recus.push(...r.scopeSpans.flatMap((s) => s.spans.map((span) => ({ ...span, service }))))
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const adresse = () => `http://127.0.0.1:${(collecteur.address() as AddressInfo).port}`
  beforeAll(async () => {
    base = await freshDatabase()
    await new Promise<void>((done) => void collecteur.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    collecteur.close()
    await base?.close()
  })
  const attendre = async (vrai: () => boolean): Promise<void> => {
    for (const fin = Date.now() + 20_000; !vrai() && Date.now() < fin;) await wait(100)
    if (!vrai()) throw new Error(`not received: ${recus.map((r) => r.name).join(', ')}`)
  }

  it('follow a call of the API down to its statements, under the trace of who called, without what was typed', async () => {
    const api = await startApi({
      DATABASE_URL: base?.url ?? '',
      OTEL_EXPORTER_OTLP_ENDPOINT: adresse(),
    })
    const traceId = 'a'.repeat(32)
    await fetch(`${api.url}/api/annuaire/numero?numero=canari-personnel`, {
      headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    })
    await fetch(`${api.url}/api/etat`, {
      headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    })
    await attendre(() => recus.some((r) => r.name === 'lireEtat'))
    const appel = recus.find((r) => r.name === 'lireEtat')
    expect(appel).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16), service: 'registre-api' })
    expect(appel?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    })
    const sql = recus.filter((r) => r.name.startsWith('SQL') && r.parentSpanId === appel?.spanId)
    expect(sql.length).toBeGreaterThan(0)
    expect(corps).not.toContain('canari-personnel')
    await api.kill()
  })

  it('follow what the worker does', async () => {
    await enqueueOutbox({ sql: base?.db.query ?? (async () => []) }, [
      courriel('canari@exemple.test', 'compte-active', { etablissement: 'canari' }),
    ])
    const worker = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../worker.ts')],
      {
        env: {
          ...process.env,
          NODE_ENV: 'development',
          SECRET: 'x'.repeat(40),
          DATABASE_URL: base?.url,
          OTEL_EXPORTER_OTLP_ENDPOINT: adresse(),
          JOURNAL_NIVEAU: 'silent',
        },
        stdio: 'ignore',
      },
    )
    const parti = new Promise((done) => worker.once('exit', done))
    await attendre(() =>
      ['envoi courriel', 'en-continu scellerJournal'].every((nom) =>
        recus.some((r) => r.name === nom && r.service === 'registre-worker'),
      ),
    )
    worker.kill('SIGTERM')
    await parti
    expect(corps).not.toContain('canari')
  })

  it('load nothing when nobody asks for them', async () => {
    const ici = (chemin: string) => JSON.stringify(join(import.meta.dirname, chemin))
    const script = `
      const charges = []
      const { registerHooks } = await import('node:module')
      registerHooks({ resolve: (nom, contexte, suite) => (/opentelemetry\\/(sdk|exporter)/.test(nom) && charges.push(nom), suite(nom, contexte)) })
      await import(${ici('../../app.ts')}); await import(${ici('../../deps.ts')})
      const { openTraces } = await import(${ici('traces.ts')})
      const ouvrir = (adresse) => openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: adresse, OTEL_TRACES_SAMPLER_ARG: 1 }, 'essai', '1', () => {})
      await ouvrir(undefined)
      const avant = charges.length
      await ouvrir('http://127.0.0.1:9')
      process.stdout.write(JSON.stringify([avant, charges.length > 0]))
      process.exit(0)`
    const enfant = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let dit = ''
    enfant.stdout.on('data', (d: Buffer) => (dit += d.toString()))
    await new Promise((done) => enfant.once('close', done))
    expect(JSON.parse(dit)).toEqual([0, true])
    expect(enfant.exitCode).toBe(0)
  })
})
