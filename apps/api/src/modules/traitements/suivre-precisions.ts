import type { Tx } from '@registre/db'
import {
  addDays,
  formatFrDate,
  type IsoDate,
  machineMandat,
  next,
  SILENCE_PRECISIONS_JOURS,
  suiteSilencePrecisions,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, deposerOutbox, type OutboxItem } from '../../platform/outbox.ts'
import { courrielsSansSuite } from '../rattachements/sans-suite.ts'
import {
  type DemandeRow,
  ecrireDemande,
  ecrireMandat,
  rattachementDe,
  verrouillerDemande,
} from '../validations/demande.repository.ts'
import { deplacer as deplacerCopropriete } from '../validations/deplacer.ts'
import { EVENEMENTS_PAR_TYPE } from '../validations/evenements-par-type.ts'
import { dejaRelancee, demandesEnPrecisions } from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

type Suite = 'relancer-precisions' | 'expirer-precisions'
type Sql = Pick<Tx, 'sql'>

/**
 * Days after a request for clarification: 15, one reminder; 30, the request is refused (states.md
 * row 17).
 */
export const suivrePrecisions = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  return unParUn(log, 'suivre-precisions', await demandesEnPrecisions(db), (demandeId) =>
    db.transaction(async (tx) => {
      const row = await verrouillerDemande(tx, { demandeId })
      if (row.etat !== 'PRECISIONS' || row.suspendue_le === null) return false
      const demandeesLe = today({ now: () => row.suspendue_le ?? clock.now() })
      const suite = suiteSilencePrecisions(demandeesLe, jour)
      if (
        suite === 'attendre' ||
        (suite === 'relancer-precisions' && (await dejaRelancee(tx, row.id)))
      )
        return false
      if (suite === 'relancer-precisions')
        await relancer(tx, row, addDays(demandeesLe, SILENCE_PRECISIONS_JOURS), clock.now())
      else await expirer(tx, row, clock.now())
      return true
    }),
  )
}

const relancer = async (
  tx: Sql,
  row: DemandeRow,
  limite: IsoDate,
  maintenant: Date,
): Promise<void> => {
  await ecrireDemande(tx, row, { etat: 'PRECISIONS', relance_le: maintenant })
  const { nom, id } = { nom: row.copropriete_nom, id: row.copropriete_id }
  const declarationId = EVENEMENTS_PAR_TYPE[row.type].precisions ? row.declaration_id : null
  await deplacer(tx, row, 'relancer-precisions', [
    courriel(row.email, 'precisions-rappel', {
      nomCopropriete: nom,
      coproprieteId: id,
      declarationId,
      dateLimite: formatFrDate(limite),
      rattachement: rattachementDe(row),
    }),
  ])
}

const expirer = async (tx: Sql, row: DemandeRow, maintenant: Date): Promise<void> => {
  await ecrireDemande(tx, row, {
    etat: 'REFUSEE',
    decidee_le: maintenant,
    decidee_par_id: null,
    motif_refus: 'AUTRE',
    texte_decision: 'Aucune réponse à la demande de précisions dans le délai de 30 jours.',
  })
  await deplacer(tx, row, 'expirer-precisions', [
    courriel(row.email, 'precisions-expirees', {
      nomCopropriete: row.copropriete_nom,
      coproprieteId: row.copropriete_id,
      rattachement: rattachementDe(row),
    }),
    ...(await courrielsSansSuite(tx, row)),
  ])
}

/** Moves the dossier and the requested mandate, journal and mail with them. */
const deplacer = async (
  tx: Sql,
  row: DemandeRow,
  suite: Suite,
  outbox: readonly OutboxItem[],
): Promise<void> => {
  if (row.mandat_etat !== null)
    await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, suite))
  const journal = {
    categorie: 'VALIDATION' as const,
    type: suite,
    teledeclarantId: row.teledeclarant_id,
  }
  // A reminder about an attachment moves nothing of the co-ownership.
  if (suite === 'relancer-precisions' && !EVENEMENTS_PAR_TYPE[row.type].precisions) {
    await journaliser(tx, TRAITEMENT, {
      ...journal,
      coproprieteId: row.copropriete_id,
      demandeId: row.id,
      mandatId: row.mandat_id,
      declarationId: row.declaration_id,
    })
    return deposerOutbox(tx, outbox)
  }
  await deplacerCopropriete(tx, TRAITEMENT, row, { evenement: suite, journal, outbox })
}
