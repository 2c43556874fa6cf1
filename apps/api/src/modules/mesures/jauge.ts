import { Gauge, type Registry } from 'prom-client'

export type Jauge = <const L extends string>(
  name: string,
  help: string,
  labelNames?: readonly L[],
) => Gauge<L>

/** Makes the gauges of a registry. */
export const jaugeDe =
  (registry: Registry): Jauge =>
  (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
