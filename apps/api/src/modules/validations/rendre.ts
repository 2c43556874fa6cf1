import type { Tx } from '@registre/db'
import { type EvenementMandat, machineCopropriete, machineMandat, next } from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import {
  type ColonnesDemande,
  type DemandeRow,
  ecrireDemande,
  ecrireMandat,
  SANS_VERROU,
} from './demande.repository.ts'
import { EVENEMENTS_PAR_TYPE, ETATS_TENUS } from './evenements-par-type.ts'

export type FaconDeRendre = 'quitter' | 'expirerVerrou' | 'deverrouiller' | 'affecter'
const EVENEMENT_MANDAT: Record<FaconDeRendre, EvenementMandat> = {
  quitter: 'quitter',
  expirerVerrou: 'expirer-verrou',
  deverrouiller: 'deverrouiller',
  affecter: 'affecter',
}

/**
 * Gives a held request back to the queue, lock freed: left, expired, forced or assigned (states.md
 * rows 8, 15, 33).
 */
export const rendre = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  row: DemandeRow,
  facon: FaconDeRendre,
  plus: {
    motif?: string
    colonnes?: Omit<ColonnesDemande, 'etat'>
    donnees?: Record<string, unknown>
  } = {},
): Promise<void> => {
  await ecrireDemande(tx, row, { etat: 'A_VALIDER', ...SANS_VERROU, ...plus.colonnes })
  const journal = {
    categorie: 'VALIDATION' as const,
    demandeId: row.id,
    mandatId: row.mandat_id,
    motif: plus.motif ?? '',
    donnees: plus.donnees ?? {},
  }
  const evenement = EVENEMENTS_PAR_TYPE[row.type][facon]
  if (evenement && ETATS_TENUS.includes(row.copropriete_etat)) {
    await appliquerTransition(tx, author, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers: next(machineCopropriete, row.copropriete_etat, evenement),
      journal: { ...journal, type: evenement },
    })
  } else {
    await journaliser(tx, author, {
      ...journal,
      type: EVENEMENT_MANDAT[facon],
      coproprieteId: row.copropriete_id,
    })
  }
  if (row.mandat_etat === 'EN_COURS_DE_VALIDATION')
    await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, EVENEMENT_MANDAT[facon]))
}
