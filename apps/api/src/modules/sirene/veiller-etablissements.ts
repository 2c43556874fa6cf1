import { estMuet, type EtatVeille, lireAnnuaire, VEILLE_JOURS } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import {
  type AVeiller,
  ecrireLecture,
  etablissementsAVeiller,
  tenirVeille,
} from './veille.repository.ts'

type DepsVeille = Pick<Deps, 'db' | 'sirene' | 'settings' | 'clock'> & { log: Log }

const JOUR_MS = 86_400_000

/** The next pass goes on after it: one that the directory never answers for holds nobody back. */
let depuis = 0

/** What the directory answers, up to its first silence. */
const demander = async (
  { sirene }: DepsVeille,
  a: readonly AVeiller[],
): Promise<[AVeiller, EtatVeille][]> => {
  const lus: [AVeiller, EtatVeille][] = []
  for (const e of a) {
    depuis = e.id
    try {
      lus.push([e, (await sirene.trouver(e.siret ?? ''))?.etat ?? 'INTROUVABLE'])
    } catch (erreur) {
      if (estMuet(erreur)) break
      throw erreur
    }
  }
  return lus
}

/** One reading: kept, told in the journal when it changes, and once to the people of the establishment. */
const noter = ({ db, clock }: DepsVeille, e: AVeiller, etat: EtatVeille): Promise<boolean> =>
  db.transaction(async (tx) => {
    const avant = await tenirVeille(tx, e.id)
    const { veille, change, dire } = lireAnnuaire(avant, etat, clock.now().getTime())
    if (!(await ecrireLecture(tx, e, veille))) return false
    if (change)
      await journaliser(tx, TRAITEMENT, {
        type: 'lire-annuaire',
        teledeclarantId: e.id,
        de: avant?.etat ?? '',
        vers: etat,
        // What barred it from new attachments is over with the closure.
        donnees: {
          fermetureLevee: (avant?.confirmeLe ?? null) !== null && veille.confirmeLe === null,
        },
      })
    if (dire)
      await enqueueOutbox(tx, [
        courriel({ email: e.rep_email, teledeclarantId: e.id }, 'etablissement-signale', {
          etablissement: e.raison_sociale,
          siret: e.siret ?? '',
          constat: etat,
        }),
      ])
    return true
  })

/**
 * Asks the directory of companies about a few active professionals, each at most once a week; its
 * first silence ends the pass. Gives what was read.
 */
export const veillerEtablissements = async (deps: DepsVeille): Promise<Bilan> => {
  const parPassage = deps.settings.VEILLE_PAR_MINUTE
  const luesAvant = new Date(deps.clock.now().getTime() - VEILLE_JOURS * JOUR_MS)
  const a = await etablissementsAVeiller(deps.db, depuis, luesAvant, parPassage)
  const lus = await demander(deps, a)
  if (a.length < parPassage && depuis === (a.at(-1)?.id ?? depuis)) depuis = 0
  return unParUn(deps.log, 'veiller-etablissements', lus, ([e, etat]) => noter(deps, e, etat))
}
