import { keysOf } from '../../kernel/table.ts'
import { BATIMENT, type Batiment } from './batiment.ts'
import { estDemande } from './bloc.ts'
import { FINANCES, type DonneesFinancieres } from './finances.ts'
import type { Bloc, Rangee, Regard } from './genres.ts'
import { IDENTIFICATION, type Identification } from './identification.ts'
import { PROCEDURES, type Procedures } from './procedures.ts'
import { RATTACHEMENT, type InfoRattachement } from './rattachement.ts'
import { TECHNIQUE, type DonneesTechniques } from './technique.ts'

/** What a declaration declares: the five blocks of the specification (immatCopropriete). */
export interface ImmatCopropriete {
  infoRattachement: InfoRattachement
  identification: Identification
  procedures: Procedures
  donneesFinancieres: DonneesFinancieres
  donneesTechniques: DonneesTechniques
}
export type BlocDeclaration = keyof ImmatCopropriete

/** The data of each block, in reading order. */
export const CHAMPS = {
  infoRattachement: RATTACHEMENT,
  identification: IDENTIFICATION,
  procedures: PROCEDURES,
  donneesFinancieres: FINANCES,
  donneesTechniques: TECHNIQUE,
}
/** The same, for who reads any block. */
export const TABLES: { readonly [B in BlocDeclaration]: Bloc<ImmatCopropriete[B]> } = CHAMPS

export const BLOCS_DECLARATION = keysOf(CHAMPS)

/** A datum by its dotted path: its row, that of a building's fact, and what comes after. */
export interface ChampVise {
  bloc: BlocDeclaration
  champ: Rangee<never>
  /** The nth one, from 0, of a list. */
  rang: number | null
  /** Of a building: the row of its fact. */
  fait: Rangee<never> | null
  /** What is aimed at inside: `dateArrete`, `ETIQ_A`; '' for the datum itself. */
  fin: string
}

const rangee = (table: Bloc<never>, cle: string): Rangee<never> | null =>
  Object.hasOwn(table, cle) ? (table[cle] ?? null) : null

/** The datum of a path (`procedures.arreteEquipements.dateArrete`); null when it names none. */
export const champVise = (chemin: string): ChampVise | null => {
  const [nom, cle = '', ...reste] = chemin.split('.')
  const bloc = BLOCS_DECLARATION.find((b) => b === nom)
  const champ = bloc && rangee(TABLES[bloc], cle)
  if (!bloc || !champ) return null
  const rang = reste.find((r) => /^\d+$/.test(r))
  const fin = reste.find((r) => !/^\d+$/.test(r)) ?? ''
  return {
    bloc,
    champ,
    rang: rang === undefined ? null : Number(rang),
    fait: champ.genre === 'batiments' ? rangee(BATIMENT, fin) : null,
    fin,
  }
}

const demandeDans = <B extends BlocDeclaration>(
  bloc: B,
  cle: string,
  contenu: ImmatCopropriete,
  regard: Regard,
): boolean => {
  const champ = TABLES[bloc][cle]
  return champ !== undefined && estDemande(champ, contenu[bloc], regard)
}

/** Says whether a content is asked the datum of a path, or the fact of one of its buildings. */
export const cheminDemande = (
  chemin: string,
  contenu: ImmatCopropriete,
  regard: Regard,
): boolean => {
  const vise = champVise(chemin)
  const [, cle = ''] = chemin.split('.')
  if (vise === null || !demandeDans(vise.bloc, cle, contenu, regard)) return false
  const batiment = contenu.donneesTechniques.batiments?.[vise.rang ?? -1]
  if (vise.fait === null || batiment === undefined) return true
  const faits: Bloc<Batiment> = BATIMENT
  const rangee = faits[vise.fin]
  return rangee === undefined || estDemande(rangee, batiment, regard)
}
