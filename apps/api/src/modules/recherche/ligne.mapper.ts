import { type IsoDate, normaliserTexte } from '@registre/domain'
import { versIdentite } from '../projections/identite.ts'
import type { LigneRow } from './trouver.repository.ts'
import { aJourDe } from '../coproprietes/a-jour.ts'
import { sortDe } from '../coproprietes/sort.ts'

const syndicDe = (r: LigneRow, publierBenevoles: boolean): string =>
  r.type_syndic === 'PROFESSIONNEL'
    ? (r.raison_sociale ?? '')
    : r.type_syndic === 'BENEVOLE'
      ? (publierBenevoles && r.representant) || 'Syndic bénévole'
      : ''

const mots = (texte: string): string[] => normaliserTexte(texte).split(' ').filter(Boolean)

/** The complementary address that says more of what was looked for than name and address of reference do; '' otherwise. */
const autreAdresse = (r: LigneRow, cherche: string): string => {
  const voulus = mots(cherche)
  const dits = (texte: string): number => {
    const siens = new Set(mots(texte))
    return voulus.filter((mot) => siens.has(mot)).length
  }
  let [choisie, mieux] = ['', dits(`${r.nom} ${r.adresse}`)]
  for (const adresse of r.adresses_complementaires ?? [])
    if (dits(adresse) > mieux) [choisie, mieux] = [adresse, dits(adresse)]
  return choisie
}

/** What the results of the public search tell of a co-ownership, for what was looked for. */
export const versTrouvee = (
  r: LigneRow,
  { publierBenevoles, jour }: { publierBenevoles: boolean; jour: IsoDate },
  distance: number | null,
  cherche: string,
) => ({
  ...versIdentite(r),
  autreAdresse: autreAdresse(r, cherche),
  nombreLots: r.nb_lots,
  syndic: syndicDe(r, publierBenevoles),
  mandatExpireLe: r.etat_mandat === 'EXPIRE' ? r.date_fin_mandat : null,
  sort: sortDe(r),
  aJour: aJourDe(r, jour),
  longitude: r.longitude,
  latitude: r.latitude,
  distance,
})
