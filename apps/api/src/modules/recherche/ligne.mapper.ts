import { versIdentite } from '../projections/identite.ts'
import type { LigneRow } from './trouver.repository.ts'
import { sortDe } from '../coproprietes/sort.ts'

const syndicDe = (r: LigneRow, publierBenevoles: boolean): string =>
  r.type_syndic === 'PROFESSIONNEL'
    ? (r.raison_sociale ?? '')
    : r.type_syndic === 'BENEVOLE'
      ? (publierBenevoles && r.representant) || 'Syndic bénévole'
      : ''

/** What the results of the public search tell of a co-ownership. */
export const versTrouvee = (r: LigneRow, publierBenevoles: boolean, distance: number | null) => ({
  ...versIdentite(r),
  nombreLots: r.nb_lots,
  syndic: syndicDe(r, publierBenevoles),
  mandatExpireLe: r.etat_mandat === 'EXPIRE' ? r.date_fin_mandat : null,
  sort: sortDe(r),
  longitude: r.longitude,
  latitude: r.latitude,
  distance,
})
