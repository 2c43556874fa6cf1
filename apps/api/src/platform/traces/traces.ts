/** Facts of a span: never a value that a person typed, an address or a name. */
export type Attributs = Record<string, string | number | boolean>

/** Work that is followed from call to statement, when the operator asks for it. */
export interface Traceur {
  /**
   * Runs work in a span of its own, under the one that runs. `origine`: the traceparent of who
   * called.
   */
  dans<T>(
    nom: string,
    attributs: Attributs,
    travail: () => Promise<T>,
    options?: { origine?: string; serveur?: boolean },
  ): Promise<T>
  /** Like `dans`, only under a span that runs: a statement of a waiting loop is not followed. */
  sous<T>(nom: string, attributs: Attributs, travail: () => Promise<T>): Promise<T>
  /** Adds to the span that runs. */
  noter(attributs: Attributs): void
  /** Sends what is left. */
  fermer(): Promise<void>
}

const sansTraces: Traceur = {
  dans: (_nom, _attributs, travail) => travail(),
  sous: (_nom, _attributs, travail) => travail(),
  noter: () => {},
  fermer: async () => {},
}

/** The one of this process; does nothing until `openTraces`. */
export const traces: { courant: Traceur; actives: boolean } = {
  courant: sansTraces,
  actives: false,
}

/**
 * Starts following when OTEL_EXPORTER_OTLP_ENDPOINT is set: the library is loaded then, and only
 * then.
 */
export const openTraces = async (
  settings: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number },
  service: string,
  version: string,
  onError: (error: unknown) => void,
): Promise<void> => {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { otlpTracer } = await import('./otlp.ts')
  traces.courant = otlpTracer({
    adresse: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    proportion: settings.OTEL_TRACES_SAMPLER_ARG,
    service,
    version,
    onError,
  })
  traces.actives = true
}

/** Sends what is left and stops following. */
export const closeTraces = async (): Promise<void> => {
  const { courant } = traces
  traces.courant = sansTraces
  traces.actives = false
  await courant.fermer()
}
