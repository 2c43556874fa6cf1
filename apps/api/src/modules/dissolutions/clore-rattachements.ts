import type { Tx } from '@registre/db'
import { formatFrDate, type IsoDate, machineMandat, next, RegisterError } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import {
  ecrireDemande,
  ecrireMandat,
  SANS_VERROU,
  verrouillerDemande,
} from '../validations/demande.repository.ts'

interface Cloture {
  coproprieteId: number
  dateEffet: IsoDate
  maintenant: Date
  /** The keeper who decides; null: the calendar. */
  par: number | null
}

/**
 * A dissolved co-ownership takes no attachment: the requests that were waiting are closed, and
 * those who asked are told. One that
 * another keeper examines is left to that keeper until its lease is over (states.md, invariants).
 * Throws `transition-interdite`.
 */
export const cloreRattachements = async (
  tx: Pick<Tx, 'sql'>,
  { coproprieteId, dateEffet, maintenant, par }: Cloture,
): Promise<void> => {
  const ouvertes = await tx.sql<{ id: number }>(
    `select id from demande where copropriete_id = $1 and type = 'RATTACHEMENT' and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') order by id`,
    [coproprieteId],
  )
  for (const { id } of ouvertes) {
    const row = await verrouillerDemande(tx, { demandeId: id })
    if (row.verrou_jusqu_a !== null && row.verrou_jusqu_a > maintenant && row.verrou_par_id !== par)
      throw new RegisterError('transition-interdite', {
        message: `${row.verrou_par || 'Un autre teneur'} examine une demande de rattachement à cette copropriété, que la dissolution clôturerait. Attendez qu’elle soit décidée ou rendue, puis validez à nouveau.`,
        infos: {
          par: row.verrou_par,
          le: row.verrou_le?.toISOString() ?? null,
          jusqua: row.verrou_jusqu_a.toISOString(),
        },
      })
    await ecrireDemande(tx, row, {
      etat: 'ANNULEE',
      ...SANS_VERROU,
      decidee_le: maintenant,
      decidee_par_id: null,
      texte_decision: 'La copropriété est dissoute.',
    })
    if (row.mandat_etat)
      await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'retirer'))
    await journaliser(tx, TRAITEMENT, {
      categorie: 'RATTACHEMENT',
      type: 'retirer-demande-rattachement',
      coproprieteId,
      demandeId: id,
      mandatId: row.mandat_id,
      teledeclarantId: row.teledeclarant_id,
      motif: 'La copropriété est dissoute.',
    })
    const donnees = {
      nomCopropriete: row.copropriete_nom,
      numero: row.copropriete_numero ?? '',
      coproprieteId,
      dateEffet: formatFrDate(dateEffet),
    }
    await deposerOutbox(tx, [courriel(row.email, 'rattachement-caduc', donnees)])
  }
}
