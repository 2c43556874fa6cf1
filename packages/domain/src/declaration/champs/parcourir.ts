import { BATIMENT } from './batiment.ts'
import type { Bloc, Genre, Rangee } from './genres.ts'
import { liste, objet } from './lire.ts'
import { BLOCS_DECLARATION, type ImmatCopropriete, TABLES } from './tables.ts'

/** What a value becomes, by its kind. */
export type Passage = (valeur: unknown, genre: Genre) => unknown

/** Kind of the parts of a datum that has some. */
const PARTIES: Partial<Record<Genre, Genre>> = {
  arrete: 'jour',
  arretes: 'jour',
  jours: 'jour',
  comptesPar: 'comptePositif',
}

const passerParties = (valeur: unknown, genre: Genre, passer: Passage): unknown =>
  Object.fromEntries(
    Object.entries(objet(valeur)).map(([cle, v]) => [cle, cle === 'type' ? v : passer(v, genre)]),
  )

const passerChamp = (champ: Rangee<never>, valeur: unknown, passer: Passage): unknown => {
  const parties = PARTIES[champ.genre]
  if (champ.genre === 'batiments')
    return liste(valeur).map((b) => passerTable(BATIMENT, objet(b), passer))
  if (parties === undefined || valeur === null) return passer(valeur, champ.genre)
  return Array.isArray(valeur)
    ? valeur.map((v) => passerParties(v, parties, passer))
    : passerParties(valeur, parties, passer)
}

/** The values of a table, each one passed by its kind; what it leaves out stays out. */
export const passerTable = (
  table: Bloc<never>,
  valeurs: Readonly<Record<string, unknown>>,
  passer: Passage,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([cle, champ]) =>
      cle in valeurs ? [[cle, passerChamp(champ, valeurs[cle], passer)]] : [],
    ),
  )

/** The five blocks, each value passed by its kind. */
export const passerParGenre = (
  contenu: ImmatCopropriete,
  passer: Passage,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    BLOCS_DECLARATION.map((bloc) => [
      bloc,
      passerTable(TABLES[bloc], objet(contenu[bloc]), passer),
    ]),
  )
