import { type CodeJeu, jeuNomme } from '../jeux.ts'
import { BATIMENT } from './batiment.ts'
import type { Bloc } from './genres.ts'
import type { Loi } from './loi.ts'
import { type BlocDeclaration, BLOCS_DECLARATION, TABLES } from './tables.ts'

/** A field with its place, for who lists them. */
export interface ChampDate extends Loi {
  bloc: BlocDeclaration
  champ: string
  libelle: string
}

const dates = (bloc: BlocDeclaration, table: Bloc<never>, sous = ''): ChampDate[] =>
  Object.entries(table).map(([cle, { libelle, loi }]) => ({
    bloc,
    champ: `${sous}${cle}`,
    libelle,
    ...loi,
  }))

/** Every declared field, in the order of the blocks; those of a building last. */
export const champsDates = (
  tables: Readonly<Record<BlocDeclaration, Bloc<never>>> = TABLES,
): ChampDate[] => {
  const { cle: _, ...faits } = BATIMENT
  return [
    ...BLOCS_DECLARATION.flatMap((bloc) => dates(bloc, tables[bloc])),
    ...dates('donneesTechniques', faits, 'batiments.'),
  ]
}

/** The fields that a set asks a person to fill. */
export const champsDuJeu = (jeu: CodeJeu): ChampDate[] => {
  const { effet } = jeuNomme(jeu)
  return champsDates().filter((c) => c.effet <= effet && (c.fin === undefined || effet < c.fin))
}
