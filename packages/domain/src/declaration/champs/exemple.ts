import type { IsoDate } from '../../kernel/dates.ts'
import { CODES_JEU } from '../jeux.ts'
import { BATIMENT, type Batiment } from './batiment.ts'
import { manquesDuBatiment } from './batiments.ts'
import type { Rangee, Regard } from './genres.ts'

/** A value that a datum may have, by its kind: the first word of its list, a day, a count, a text. */
export const exempleDe = ({ genre, mots = {} }: Rangee<never>, jour: IsoDate): unknown => {
  if (genre === 'choix') return Object.keys(mots)[0]
  if (genre === 'jour') return jour
  return genre === 'texte' ? 'A' : 1
}

/** Asked in the latest set, a datum may be told in the former ones. */
const DERNIER_JEU: Regard = {
  jeu: CODES_JEU.at(-1) ?? '2027',
  typeImmat: 'DEFAULT',
  typeMaj: null,
}

/** A building of which everything that is asked is told: what it lacks takes an example. */
export const batimentRempli = (b: Batiment, jour: IsoDate): Batiment => {
  const manques = manquesDuBatiment(b, DERNIER_JEU)
  const exemples = manques.map((fait) => [fait, exempleDe(BATIMENT[fait], jour)] as const)
  return manques.length === 0 ? b : batimentRempli({ ...b, ...Object.fromEntries(exemples) }, jour)
}
