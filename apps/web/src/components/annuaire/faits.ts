import { formatNombre } from '../../lib/format.ts'
import type { FicheAnnuaire } from './fiche.tsx'

interface Fait {
  label: string
  valeur: string
  precision: string
  alerte?: boolean
}

/** The end of a mandate that has ended is not read as one to come. */
const FIN: Record<FicheAnnuaire['mandat']['situation'], string> = {
  EN_COURS: 'jusqu’au',
  A_VENIR: 'jusqu’au',
  EXPIRE: 'expiré le',
  SANS: 'terminé le',
}

/** The three facts that one comes for: who manages and until when, how many lots, how old. */
export const faitsDeFiche = (f: FicheAnnuaire): Fait[] => [
  {
    label: 'Syndic',
    valeur: f.syndic?.nom || (f.typeSyndic === 'Non connu' ? 'Non connu' : f.typeSyndic),
    precision: f.mandat.dateFin
      ? `${f.typeSyndic.toLowerCase()}, mandat ${FIN[f.mandat.situation]} ${f.mandat.dateFin}`
      : f.mandat.libelle,
    alerte: f.mandat.situation === 'EXPIRE' && f.sort === '',
  },
  {
    label: 'Lots',
    valeur: f.nombreLots === null ? 'Non renseigné' : formatNombre(f.nombreLots),
    precision:
      f.nombreLotsHabitation === null
        ? ''
        : `dont ${formatNombre(f.nombreLotsHabitation)} d’habitation`,
  },
  {
    label: 'Construction',
    valeur: f.periodeConstruction || 'Non renseignée',
    precision: `${formatNombre(f.nombreBatiments)} bâtiment${f.nombreBatiments > 1 ? 's' : ''}`,
  },
]
