import type { Tx } from '@registre/db'
import { formatFrDate, type IsoDate, machineMandat, next } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { ecrireDemande, ecrireMandat, SANS_VERROU, verrouillerDemande } from '../validations/demande.repository.ts'

/** A dissolved co-ownership takes no attachment: the requests that were waiting are closed, and those who asked are told. */
export const cloreRattachements = async (tx: Pick<Tx, 'sql'>, coproprieteId: number, dateEffet: IsoDate, maintenant: Date): Promise<void> => {
  const ouvertes = await tx.sql<{ id: number }>(
    `select id from demande where copropriete_id = $1 and type = 'RATTACHEMENT' and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') order by id`,
    [coproprieteId],
  )
  for (const { id } of ouvertes) {
    const row = await verrouillerDemande(tx, { demandeId: id })
    await ecrireDemande(tx, row, {
      etat: 'ANNULEE',
      ...SANS_VERROU,
      decidee_le: maintenant,
      decidee_par_id: null,
      texte_decision: 'La copropriété est dissoute.',
    })
    if (row.mandat_etat) await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'retirer'))
    await journaliser(tx, TRAITEMENT, {
      categorie: 'RATTACHEMENT',
      type: 'retirer-demande-rattachement',
      coproprieteId,
      demandeId: id,
      mandatId: row.mandat_id,
      teledeclarantId: row.teledeclarant_id,
      motif: 'La copropriété est dissoute.',
    })
    const donnees = { nomCopropriete: row.copropriete_nom, numero: row.copropriete_numero ?? '', coproprieteId, dateEffet: formatFrDate(dateEffet) }
    await deposerOutbox(tx, [courriel(row.email, 'rattachement-caduc', donnees)])
  }
}
