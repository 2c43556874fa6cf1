import type { Deps } from '../../platform/context.ts'
import { preparerPlanDuSite } from '../../platform/plan-du-site.ts'
import type { Schedule } from '../../platform/transport.ts'
import { effacerExports } from '../exports/effacer-exports.ts'
import { preparerDonnees, preparerDonneesManquantes } from '../donnees/preparer-donnees.ts'
import { compterJournal } from '../indicateurs/compter-journal.ts'
import { releverMcoPerime } from '../indicateurs/relever-mco.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { verifierLaNuit } from '../journal/verifier-la-nuit.ts'
import { effacerPiecesLibres } from '../documents/effacer-libres.ts'
import { analyserDocuments } from '../documents/analyser-documents.ts'
import { etablirStatistiques } from '../statistiques/etablir-statistiques.ts'
import { noterPassage } from '../../platform/passages.ts'
import { livrerWebhooks } from '../webhooks/livrer-webhooks.ts'
import { examinerDemandes } from '../examens/examiner-demandes.ts'
import { projeterCoproprietes, refaireMailles } from '../projections/projeter.ts'
import { constaterDissolutions } from './constater-dissolutions.ts'
import { effacerFacteursEchus } from './effacer-facteurs-echus.ts'
import { effacerLettres } from './effacer-lettres.ts'
import { expirerActivations } from './expirer-activations.ts'
import { traces } from '../../platform/traces/traces.ts'
import { direSuivis } from '../suivis/dire-suivis.ts'
import { suivreEtat } from '../etat/suivre-etat.ts'
import { expirerVerrous } from './expirer-verrous.ts'
import { prevenirEcheances } from './prevenir-echeances.ts'
import { purger } from './purger.ts'
import { suivreInactivite } from './suivre-inactivite.ts'
import { annoncerRattachements } from '../rattachements/annoncer-rattachements.ts'
import { suivreMandats } from './suivre-mandats.ts'
import { suivrePrecisions } from './suivre-precisions.ts'
import { suivreArrivees } from '../inscription/suivre-arrivees.ts'
import { confirmerEtablissements } from '../inscription/confirmer-etablissements.ts'
import { recapitulerCourriels } from '../envois/recapituler.ts'
import { reconstruireDocuments } from '../documents/reconstruire-documents.ts'
import { verifierEchantillon } from '../documents/verifier-fichiers.ts'
import { situerEgarees } from '../verifications/situer-egarees.ts'
import { verifierAttente } from '../verifications/verifier-attente.ts'
import { veillerEtablissements } from '../sirene/veiller-etablissements.ts'
import type { Log } from '../../platform/un-par-un.ts'

export type DepsTraitement = Pick<
  Deps,
  'db' | 'clock' | 'settings' | 'storage' | 'pdf' | 'antivirus' | 'geocodage' | 'sirene'
> & { log: Log }

interface Traitement {
  quand: Schedule
  /** Without a success for this long, a step is late: operators are told. */
  retardMs: number
  /** Run in this order; safe to run at any time, and twice. */
  etapes: readonly ((deps: DepsTraitement) => Promise<unknown>)[]
}

const MINUTE = 60_000

/** The register's own jobs: those of the minute, and those of the night in Paris. */
export const TRAITEMENTS = {
  'chaque-minute': {
    quand: { everyMs: 60_000 },
    retardMs: 15 * MINUTE,
    // A dissolution that a keeper's lock held back at night takes effect as soon as the lock is
    // over.
    etapes: [
      expirerVerrous,
      effacerFacteursEchus,
      constaterDissolutions,
      effacerExports,
      // The figures of the home, counted in seconds, do not wait for the whole public file.
      etablirStatistiques,
      preparerDonneesManquantes,
      releverMcoPerime,
      verifierAttente,
      confirmerEtablissements,
      veillerEtablissements,
      recapitulerCourriels,
      direSuivis,
      suivreEtat,
    ],
  },
  // What the public reads follows the decisions by a few seconds.
  'en-continu': {
    quand: { everyMs: 5_000 },
    retardMs: 5 * MINUTE,
    etapes: [
      scellerJournal,
      projeterCoproprietes,
      examinerDemandes,
      compterJournal,
      livrerWebhooks,
    ],
  },
  // What earlier versions served as it came, and what a scanner that was away has not seen: by itself,
  // so that it delays nothing else.
  'reprise-documents': {
    quand: { everyMs: 30_000 },
    retardMs: 30 * MINUTE,
    etapes: [reconstruireDocuments, analyserDocuments],
  },
  'chaque-nuit': {
    quand: { pattern: '0 15 0 * * *', timeZone: 'Europe/Paris' },
    retardMs: 26 * 60 * MINUTE,
    etapes: [
      constaterDissolutions,
      suivreMandats,
      prevenirEcheances,
      annoncerRattachements,
      suivrePrecisions,
      expirerActivations,
      suivreInactivite,
      suivreArrivees,
      effacerLettres,
      purger,
      effacerPiecesLibres,
      verifierEchantillon,
      situerEgarees,
      refaireMailles,
      preparerDonnees,
      preparerPlanDuSite,
      verifierLaNuit,
    ],
  },
} as const satisfies Record<string, Traitement>

/** The steps of a job, or the one that is named. Throws for an unknown name. */
export const etapesDe = (nom: string, etape = ''): Traitement['etapes'] => {
  const traitements: Record<string, Traitement> = TRAITEMENTS
  if (!Object.hasOwn(traitements, nom)) throw new Error(`traitement inconnu : ${nom}`)
  const etapes = (traitements[nom]?.etapes ?? []).filter((e) => etape === '' || e.name === etape)
  if (etapes.length === 0) throw new Error(`étape inconnue : ${etape}`)
  return etapes
}

/**
 * Runs every step of a job (or one), even after one that failed, and keeps when each ran and how it
 * ended. Throws for an unknown name, and at the end when steps failed.
 */
export const executerTraitement = async (
  nom: string,
  deps: DepsTraitement,
  seule = '',
): Promise<void> => {
  const echecs: unknown[] = []
  for (const etape of etapesDe(nom, seule)) {
    const debut = deps.clock.now()
    let erreur = ''
    try {
      await traces.courant.dans(`${nom} ${etape.name}`, {}, () => etape(deps))
    } catch (error) {
      deps.log.error({ err: error, traitement: nom, etape: etape.name }, 'a step of a job failed')
      echecs.push(error)
      erreur = error instanceof Error ? error.message : String(error)
    }
    await noterPassage(deps, { traitement: nom, etape: etape.name, debut, erreur })
  }
  if (echecs.length > 0)
    throw new AggregateError(echecs, `${nom} : ${echecs.length} étape(s) en échec`)
}
