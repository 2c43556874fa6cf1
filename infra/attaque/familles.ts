import type { Bilan } from './bilan.ts'
import { escalade } from './escalade.ts'
import { autreSite, entetesForges, jetonsForges } from './forgeries.ts'
import type { Instance } from './instance.ts'
import { locataires } from './locataires.ts'

/** A kind of attack: all of it, or its short form. */
export type Famille = (instance: Instance, courte: boolean) => Promise<Bilan[]>

/** Every kind of attack, in the order that they are made. */
export const FAMILLES = {
  locataires: async (i, courte) => [await locataires(i, { tours: courte ? 1 : 6 })],
  droits: async (i) => [await escalade(i)],
  forgeries: async (i) => [await autreSite(i), await jetonsForges(i), await entetesForges(i)],
} satisfies Record<string, Famille>
