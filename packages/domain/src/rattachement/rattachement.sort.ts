import type { IsoDate } from '../kernel/dates.ts'
import { ETATS_MANDAT_OCCUPANTS, type EtatMandat } from '../mandat/mandat.machine.ts'
import { finDuMandatRemplace } from '../mandat/mandat.rules.ts'

export interface PeriodeOccupee {
  etat: EtatMandat
  dateDebut: IsoDate
  dateFin: IsoDate
}

/** What the validation of an attachment does to another mandate of the co-ownership. */
export interface SortMandat {
  evenement: 'archiver' | 'modifier-dates' | 'retirer' | null
  dateFin: IsoDate
}

const OCCUPENT: readonly EtatMandat[] = ETATS_MANDAT_OCCUPANTS

/**
 * The lot of one mandate when an attachment that begins on `debut` is validated on `jour`: it ends
 * the day before, where it ended later. Once the new one begins it is archived; until then what
 * runs goes to its term. One that begins on that day or later is withdrawn: the new one takes its
 * place. Archived ones too: a renewal may have begun while the request waited for its decision.
 */
export const sortDuMandat = (mandat: PeriodeOccupee, debut: IsoDate, jour: IsoDate): SortMandat => {
  const intact = { evenement: null, dateFin: mandat.dateFin }
  if (!OCCUPENT.includes(mandat.etat)) return intact
  if (mandat.etat === 'ARCHIVE' && mandat.dateFin < debut) return intact
  if (mandat.dateDebut >= debut) return { evenement: 'retirer', dateFin: mandat.dateFin }
  const dateFin = finDuMandatRemplace(mandat.dateFin, debut)
  if (mandat.etat !== 'ARCHIVE' && (debut <= jour || mandat.etat === 'EXPIRE'))
    return { evenement: 'archiver', dateFin }
  return { evenement: dateFin === mandat.dateFin ? null : 'modifier-dates', dateFin }
}
