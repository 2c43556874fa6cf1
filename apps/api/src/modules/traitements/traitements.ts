import type { Deps } from '../../platform/context.ts'
import type { Schedule } from '../../platform/queue.ts'
import { effacerExports } from '../categorisation/effacer-exports.ts'
import { preparerDonnees, preparerDonneesManquantes } from '../donnees/preparer-donnees.ts'
import { compterJournal } from '../indicateurs/compter-journal.ts'
import { releverMcoPerime } from '../indicateurs/relever-mco.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { etablirStatistiques } from '../statistiques/etablir-statistiques.ts'
import { livrerWebhooks } from '../webhooks/livrer-webhooks.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { constaterDissolutions } from './constater-dissolutions.ts'
import { effacerLettres } from './effacer-lettres.ts'
import { expirerActivations } from './expirer-activations.ts'
import { expirerVerrous } from './expirer-verrous.ts'
import { prevenirEcheances } from './prevenir-echeances.ts'
import { purger } from './purger.ts'
import { suivreInactivite } from './suivre-inactivite.ts'
import { suivreMandats } from './suivre-mandats.ts'
import { suivrePrecisions } from './suivre-precisions.ts'
import type { Log } from './un-par-un.ts'

export type DepsTraitement = Pick<Deps, 'db' | 'clock' | 'settings' | 'storage'> & { log: Log }

interface Traitement {
  quand: Schedule
  /** Run in this order; safe to run at any time, and twice. */
  etapes: readonly ((deps: DepsTraitement) => Promise<unknown>)[]
}

/** The register's own jobs: those of the minute, and those of the night in Paris. */
export const TRAITEMENTS = {
  'chaque-minute': {
    quand: { everyMs: 60_000 },
    // A dissolution that a keeper's lock held back at night takes effect as soon as the lock is over.
    etapes: [expirerVerrous, constaterDissolutions, effacerExports, preparerDonneesManquantes, releverMcoPerime, etablirStatistiques],
  },
  // What the public reads follows the decisions by a few seconds.
  'en-continu': { quand: { everyMs: 5_000 }, etapes: [scellerJournal, projeterCoproprietes, compterJournal, livrerWebhooks] },
  'chaque-nuit': {
    quand: { pattern: '0 15 0 * * *', timeZone: 'Europe/Paris' },
    etapes: [
      constaterDissolutions,
      suivreMandats,
      prevenirEcheances,
      suivrePrecisions,
      expirerActivations,
      suivreInactivite,
      effacerLettres,
      purger,
      preparerDonnees,
    ],
  },
} as const satisfies Record<string, Traitement>
export type NomTraitement = keyof typeof TRAITEMENTS

/** Runs every step of a job, even after one that failed. Throws for an unknown name, and at the end when steps failed. */
export const executerTraitement = async (nom: string, deps: DepsTraitement): Promise<void> => {
  const traitements: Record<string, Traitement> = TRAITEMENTS
  if (!Object.hasOwn(traitements, nom)) throw new Error(`traitement inconnu : ${nom}`)
  const echecs: unknown[] = []
  for (const etape of traitements[nom]?.etapes ?? []) {
    try {
      await etape(deps)
    } catch (error) {
      deps.log.error({ err: error, traitement: nom, etape: etape.name }, 'a step of a job failed')
      echecs.push(error)
    }
  }
  if (echecs.length > 0) throw new AggregateError(echecs, `${nom} : ${echecs.length} étape(s) en échec`)
}
