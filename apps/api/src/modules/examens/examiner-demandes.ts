import { pointsComptes } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import { demandesAExaminer, garderExamen } from './examens.repository.ts'
import { examinerDemande } from './examiner-demande.ts'

/** Examined in one run, every few seconds: a night's queue is done within minutes. */
const PAR_PASSAGE = 200

/**
 * Examines the open requests that are new, that moved, or that another day has come for; the queue
 * reads what is kept of it.
 */
export const examinerDemandes = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  const ids = await demandesAExaminer(db, jour, PAR_PASSAGE)
  return unParUn(log, 'examiner-demandes', ids, async (demandeId) => {
    const { version, points } = await examinerDemande(db, demandeId, jour)
    const comptes = pointsComptes(points)
    const forts = comptes.filter(({ gravite }) => gravite === 'FORTE').length
    await garderExamen(db, {
      demandeId,
      version,
      jour,
      forts,
      autres: comptes.length - forts,
      codes: [...new Set(comptes.map(({ code }) => code))],
    })
    return true
  })
}
