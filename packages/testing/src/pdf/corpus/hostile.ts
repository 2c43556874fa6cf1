import { bounds } from './bounds.ts'
import { hidings } from './places.ts'

/** Documents that must be refused: what acts, wherever it hides, and what bursts. */
export const hostile = (): { name: string; bytes: Buffer }[] => [...hidings(), ...bounds()]
