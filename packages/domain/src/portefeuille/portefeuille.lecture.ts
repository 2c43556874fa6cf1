import { type Cellule, lireCellules, lireNumero } from '../classeur/colonnes.ts'
import { ARRONDIS } from '../classeur/feuille.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { FieldError } from '../kernel/errors.ts'
import { ecrireEntier } from '../kernel/number-text.ts'
import { tableOf } from '../kernel/table.ts'
import {
  type ChampPortefeuille,
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  estChampPortefeuille,
} from './portefeuille.colonnes.ts'
import {
  appliquerBatiments,
  type BatimentBrut,
  lireBatimentsDeLigne,
} from './portefeuille.batiments.ts'

/** A row as it came: what each cell held, and its buildings under `batiments`. */
export type LigneBrute = Readonly<Record<string, Cellule | readonly BatimentBrut[]>>

type Valeur = string | number | boolean | null
/** The fields that a row declares, read; those that it does not carry stay as declared. */
export type ValeursLigne = Partial<Record<ChampPortefeuille, Valeur>>

export interface LigneLue {
  /** The registration number; null when it is missing or misspelt. */
  numero: string | null
  valeurs: ValeursLigne
  /** What it tells of the buildings; undefined when it tells nothing: they stay as declared. */
  batiments?: ReturnType<typeof lireBatimentsDeLigne>['batiments']
  /** The buildings as they were written, before they were read. */
  bruts: readonly BatimentBrut[]
  /** The amounts whose cents a workbook rounded: to be confirmed. */
  arrondis: FieldError[]
  erreurs: FieldError[]
}

export const CODE_ARRONDI = 'PF-ARRONDI'

const champsArrondis = (brute: LigneBrute, valeurs: ValeursLigne): FieldError[] =>
  String(brute[ARRONDIS] ?? '')
    .split(' ')
    .filter(estChampPortefeuille)
    .map((champ) => ({
      champ,
      code: CODE_ARRONDI,
      message: `Les montants se déclarent sans les centimes : ${ecrireEntier(Number(valeurs[champ] ?? 0))} € sont retenus. Confirmez-vous ce montant ?`,
      confirmable: true,
    }))

const estListe = (cellule: LigneBrute[string] | undefined): cellule is readonly BatimentBrut[] =>
  Array.isArray(cellule)

/** The buildings of a row as they came; undefined when it has none. */
export const batimentsBruts = (brute: LigneBrute): readonly BatimentBrut[] | undefined => {
  const { batiments } = brute
  return estListe(batiments) ? batiments : undefined
}

/** Reads a row, its number and its buildings, as `lireCellules` does. Never throws. */
export const lireLigne = (brute: LigneBrute): LigneLue => {
  const { numero, erreurs } = lireNumero(brute['numero'])
  const bruts = batimentsBruts(brute)
  const lus = bruts && lireBatimentsDeLigne(bruts)
  const lues = lireCellules(
    COLONNES_PORTEFEUILLE,
    Object.entries(brute).filter(
      ([cle]) => cle !== 'numero' && cle !== ARRONDIS && !(cle === 'batiments' && lus),
    ),
  )
  return {
    numero,
    valeurs: lues.valeurs,
    ...(lus ? { batiments: lus.batiments } : {}),
    bruts: bruts ?? [],
    arrondis: champsArrondis(brute, lues.valeurs),
    erreurs: [...erreurs, ...lues.erreurs, ...(lus?.erreurs ?? [])],
  }
}

/** A content with what a row declares on top of it. */
export const appliquerLigne = (
  contenu: ImmatCopropriete,
  { valeurs, batiments }: Pick<LigneLue, 'valeurs' | 'batiments'>,
): ImmatCopropriete => {
  const blocs: Record<string, Record<string, unknown>> = {}
  for (const champ of CHAMPS_PORTEFEUILLE) {
    const valeur = valeurs[champ]
    if (valeur === undefined) continue
    const { bloc } = COLONNES_PORTEFEUILLE[champ]
    blocs[bloc] = { ...(blocs[bloc] ?? contenu[bloc]), [champ]: valeur }
  }
  const apres = normaliser({ ...contenu, ...blocs })
  return batiments ? appliquerBatiments(apres, batiments) : apres
}

/** What a content says in the columns of a row. */
export const valeursDe = (contenu: ImmatCopropriete): Record<ChampPortefeuille, Valeur> =>
  tableOf(
    CHAMPS_PORTEFEUILLE,
    (champ) => Reflect.get(contenu[COLONNES_PORTEFEUILLE[champ].bloc], champ) ?? null,
  )
