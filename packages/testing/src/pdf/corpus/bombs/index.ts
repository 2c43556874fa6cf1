import { bounds } from '../bounds.ts'
import type { Bomb } from './bomb.ts'
import { INFLATING } from './inflating.ts'
import { LOADING } from './loading.ts'
import { PAINTING } from './painting.ts'
import { REPEATING } from './repeating.ts'

/** They burst when they are loaded, when their data are inflated, when their pages are painted. */
export const bombs = (): (Bomb & { kind: string })[] =>
  Object.entries({
    bounds: bounds().map(({ name, bytes }) => ({ name, make: () => bytes })),
    loading: LOADING,
    inflating: INFLATING,
    painting: PAINTING,
    repeating: REPEATING,
  }).flatMap(([kind, list]) => list.map((bomb) => ({ kind, ...bomb })))
