import type { Changement, Dossier, Faits } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { type Cible, faitsDuJour, tenir } from '../dossiers/tenir.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

/** What a job decides on each dossier that it found. */
interface Suivi<C extends Cible> {
  a: readonly C[]
  /** No act: somebody else has moved it since the list was read. */
  decision: (dossier: Dossier, cible: C, faits: Faits) => Changement
}

/** Holds dossiers one by one, decides as the register's own calendar does, writes. */
export const suivreDossiers = <C extends Cible>(
  { db, clock, log }: Pick<Deps, 'db' | 'clock'> & { log: Log },
  traitement: string,
  { a, decision }: Suivi<C>,
): Promise<Bilan> =>
  unParUn(log, traitement, a, (cible) =>
    db.transaction(async (tx) => {
      const dossier = await tenir(tx, cible)
      const changement = decision(dossier, cible, faitsDuJour(clock))
      if (changement.actes.length === 0) return false
      await ecrire(tx, TRAITEMENT, dossier, changement)
      return true
    }),
  )
