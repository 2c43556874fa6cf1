import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { appeler } from '../sortie/sortie.ts'
import type { Traceur } from './traces.ts'

interface Options {
  /** Of the collector, without /v1/traces. */
  adresse: string
  /** Share of the calls that are followed, from 0 to 1. */
  proportion: number
  service: string
  version: string
  onError: (error: unknown) => void
}

/** Reads a W3C traceparent; undefined for anything else. */
const lireOrigine = (entete: string | undefined): SpanContext | undefined => {
  const lu = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(entete ?? '')
  return lu?.[1] && lu[2] && lu[3]
    ? { traceId: lu[1], spanId: lu[2], traceFlags: Number.parseInt(lu[3], 16), isRemote: true }
    : undefined
}

const DELAI_MS = 5000

/** Sends spans as JSON; what a collector says of them is not read. One that is away is told once. */
const versCollecteur = (adresse: URL, onError: (error: unknown) => void): SpanExporter => {
  let absent = false
  const exporter: SpanExporter['export'] = (spans, fini) => {
    appeler(adresse, {
      methode: 'POST',
      entetes: { 'content-type': 'application/json' },
      corps: JsonTraceSerializer.serializeRequest(spans) ?? '',
      limites: { delaiMs: DELAI_MS, tailleMax: 0 },
    })
      .then(({ statut }) => {
        if (statut >= 300) throw new Error(`the collector of traces answered ${statut}`)
        absent = false
        fini({ code: 0 })
      })
      .catch((error: unknown) => {
        if (!absent) onError(error)
        absent = true
        fini({ code: 1 })
      })
  }
  return { export: exporter, shutdown: async () => {} }
}

/**
 * Follows work and sends it to an OpenTelemetry collector (OTLP over HTTP), in batches, away from
 * the calls.
 */
export const otlpTracer = ({
  adresse,
  proportion,
  service,
  version,
  onError,
}: Options): Traceur => {
  const processor = new BatchSpanProcessor({
    exporter: versCollecteur(new URL(`${adresse.replace(/\/$/, '')}/v1/traces`), onError),
    scheduledDelayMillis: 2000,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    ),
    spanProcessors: [processor],
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(proportion) }),
  })
  const tracer = provider.getTracer(service, version)
  const enCours = new AsyncLocalStorage<Span>()
  const courir = async <T>(span: Span, travail: () => Promise<T>): Promise<T> => {
    try {
      return await enCours.run(span, travail)
    } catch (error) {
      // The class alone: a message may hold what a person typed.
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'error',
      })
      throw error
    } finally {
      span.end()
    }
  }
  const contexte = (origine?: string) => {
    const parent = enCours.getStore()
    if (parent) return trace.setSpan(ROOT_CONTEXT, parent)
    const lointain = lireOrigine(origine)
    return lointain ? trace.setSpanContext(ROOT_CONTEXT, lointain) : ROOT_CONTEXT
  }
  return {
    dans: (nom, attributs, travail, { origine, serveur = false } = {}) =>
      courir(
        tracer.startSpan(
          nom,
          { attributes: attributs, kind: serveur ? SpanKind.SERVER : SpanKind.INTERNAL },
          contexte(origine),
        ),
        travail,
      ),
    sous: (nom, attributs, travail) =>
      enCours.getStore()?.isRecording()
        ? courir(
            tracer.startSpan(nom, { attributes: attributs, kind: SpanKind.CLIENT }, contexte()),
            travail,
          )
        : travail(),
    noter: (attributs) => void enCours.getStore()?.setAttributes(attributs),
    fermer: () => provider.shutdown().catch(onError),
  }
}
