import type { Bilan } from './bilan.ts'
import { courriels } from './courriels.ts'
import { appareils, calendriers, changementsAdresse, deuxAdministrateurs } from './acces.ts'
import { codesEtCles, motsDePasse, secondFacteur } from './devinettes.ts'
import { escalade } from './escalade.ts'
import { famines } from './famines.ts'
import {
  fichiersBombes,
  fichiersHostiles,
  fichiersOrdinaires,
  lecteursClairvoyants,
} from './fichiers.ts'
import { autreSite, entetesForges, jetonsForges } from './forgeries.ts'
import type { Instance } from './instance.ts'
import { inscriptions, invitations } from './inscriptions.ts'
import { locataires } from './locataires.ts'

/** A kind of attack: all of it, or its short form. */
export type Famille = (instance: Instance, courte: boolean) => Promise<Bilan[]>

/** Every kind of attack, in the order that they are made. */
export const FAMILLES = {
  droits: async (i) => [await escalade(i)],
  forgeries: async (i) => [await autreSite(i), await jetonsForges(i), await entetesForges(i)],
  devinettes: async (i) => [await motsDePasse(i), await secondFacteur(i), await codesEtCles(i)],
  fichiers: async (i, courte) => [
    await lecteursClairvoyants(),
    await fichiersHostiles(i, { unSur: courte ? 12 : 1 }),
    await fichiersBombes(i, { unSur: courte ? 12 : 1 }),
    await fichiersOrdinaires(i, { unSur: courte ? 12 : 1 }),
  ],
  courriels: async (i) => [await courriels(i)],
  inscriptions: async (i) => [await inscriptions(i), await invitations(i)],
  acces: async (i) => [
    await calendriers(i),
    await deuxAdministrateurs(i),
    await appareils(i),
    await changementsAdresse(i),
  ],
  epuisement: async (i, courte) => [await famines(i, courte)],
  // Last: what somebody does to its own team stays done.
  locataires: async (i, courte) => [await locataires(i, { tours: courte ? 1 : 6 })],
} satisfies Record<string, Famille>
