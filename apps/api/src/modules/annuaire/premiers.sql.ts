import type { Place } from '@registre/db'
import { type Branche, estDansUnNom, type Facon, PEU } from './chemin.ts'
import {
  cles,
  dansLaBranche,
  dansLOrdre,
  dansUneFacon,
  ordre,
  ordreDeLIndex,
  type Rang,
} from './annuaire.sql.ts'

/** The first rows of a branch in the order of the page. */
export const premiers = (
  place: Place,
  b: Branche,
  where: string,
  page: Rang,
  limite: string,
): string => {
  if (b.genre === 'partout') return `(${dansLOrdre(where, page, limite)})`
  // A short list is read whole first, whatever the planner expects of the order.
  if (b.nombre <= PEU)
    return `(select * from (select ${cles(page)} from annuaire a where ${dansLaBranche(place, b)} and ${where} offset 0) a order by ${ordre(page, 'a')} limit ${limite})`
  if (b.genre === 'plage')
    return `(select ${cles(page)} from annuaire a where ${dansLaBranche(place, b)} and ${where} order by ${ordreDeLIndex(page, 'a')} limit ${limite})`
  return lesPremiersNoms(place, b, [], where, page, limite)
}

/**
 * The different names that hold one of the words, and the other patterns, in their order; then who
 * bears each of them.
 */
const lesPremiersNoms = (
  place: Place,
  { mots }: Branche & { genre: 'mots' },
  aussi: readonly Branche[],
  where: string,
  page: Rang,
  limite: string,
): string => {
  const sens = page.descendant ? 'desc' : 'asc'
  const motifs = aussi
    .map((b) => (b.genre === 'mots' ? ` and nom_n like ${place(b.motif)}` : ''))
    .join('')
  const noms = mots
    .map(
      (mot) =>
        `(select nom_n from annuaire_nom_mot where mot = ${place(mot)}${motifs} order by nom_n ${sens})`,
    )
    .join(' union all ')
  return `(select ${cles(page)} from (select distinct nom_n from (${noms}) n order by nom_n ${sens}) n cross join lateral
      (select ${cles(page)} from annuaire a where a.nom_n collate "C" = n.nom_n and ${where} order by a.numero ${sens} limit ${limite}) a
    order by n.nom_n ${sens}, a.numero ${sens} limit ${limite})`
}

/** The first rows of a way of holding the words, in the order of names. */
export const premiersDeLaFacon = (
  place: Place,
  facon: Facon,
  where: string,
  page: Rang,
  limite: string,
): string => {
  const [rare, ...autres] = facon.toSorted((a, b) => a.nombre - b.nombre)
  if (rare && estDansUnNom(rare) && autres.every(estDansUnNom))
    return lesPremiersNoms(place, rare, autres, where, page, limite)
  // So few that they are read whole first, whatever the planner expects of the order.
  return `(select * from (select ${cles(page)} from annuaire a where ${dansUneFacon(place, [facon])} and ${where} offset 0) a order by ${ordre(page, 'a')} limit ${limite})`
}
