import type { Bilan } from './bilan.ts'
import { devinettes } from './devinettes.ts'
import { epuisement } from './epuisement.ts'
import { fichiers } from './fichiers.ts'
import { entetesForges, jetonsForges } from './forgeries.ts'
import type { Instance } from './instance.ts'

/** A kind of attack: all of it, or its short form. */
export type Famille = (instance: Instance, courte: boolean) => Promise<Bilan[]>

/**
 * What takes a real server, its real limits or a whole corpus, in the order that it is tried. The
 * rest is tried call by call beside what it attacks: docs/security.md says where.
 */
export const FAMILLES = {
  forgeries: async (i) => [await jetonsForges(i), await entetesForges(i)],
  devinettes: async (i) => [await devinettes(i)],
  fichiers: (i, courte) => fichiers(i, courte ? 12 : 1),
  epuisement: async (i, courte) => [await epuisement(i, courte)],
} satisfies Record<string, Famille>
