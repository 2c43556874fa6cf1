import {
  BATIMENT,
  BLOCS_DECLARATION,
  CHAMPS,
  ecrireEntier,
  formatFrDate,
  normaliser,
  passerParGenre,
  passerTable,
  rangerSaisi,
  type Adresse,
  type Batiment,
  type Bloc,
  type Genre,
  type ImmatCopropriete,
  type Parcelle,
} from '@registre/domain'
import type { BlocsEnvoyes } from './types.ts'

/**
 * What a field holds while it is typed: texts for days and numbers, never null; addresses and
 * parcels are chosen, not typed.
 */
type Saisi<T> = [T] extends [boolean]
  ? boolean
  : [T] extends [string | number | null | undefined]
    ? string
    : [T] extends [Adresse | null]
      ? T
      : NonNullable<T> extends readonly Adresse[] | readonly Parcelle[]
        ? NonNullable<T>
        : NonNullable<T> extends readonly (infer U)[]
          ? Saisi<U>[]
          : { [K in keyof NonNullable<T>]: Saisi<NonNullable<T>[K]> }

/** The five blocks as the form holds them; '' for a procedure that nobody has answered. */
export type Saisie = {
  [B in keyof ImmatCopropriete]: {
    [K in keyof ImmatCopropriete[B]]:
      | Saisi<ImmatCopropriete[B][K]>
      | (B extends 'procedures' ? ([ImmatCopropriete[B][K]] extends [boolean] ? '' : never) : never)
  }
}
/** A building as a form holds it. */
export type BatimentSaisi = Saisi<Batiment>

/** A value as its field holds it: a text, empty where nothing was declared. */
const saisir = (valeur: unknown, genre: Genre): unknown => {
  if (typeof valeur === 'number') {
    // A count of the house that is not filled yet is 0 in the register and empty on the screen.
    if (genre === 'comptePositif' && valeur === 0) return ''
    return genre === 'montant' ? ecrireEntier(valeur) : String(valeur)
  }
  if (genre === 'jour') return typeof valeur === 'string' ? formatFrDate(valeur) : ''
  return genre === 'adresse' ? valeur : (valeur ?? '')
}

/** A declared building as its form holds it: texts, empty where nothing was declared. */
export const batimentSaisi = (b: Batiment): BatimentSaisi =>
  passerTable(BATIMENT, { ...b }, saisir) as unknown as BatimentSaisi

/** A block whose every group has its fields, also where nothing is declared. */
const completer = (table: Bloc<never>, valeurs: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([cle, champ]) => {
      const valeur = new Map<string, unknown>(Object.entries(valeurs)).get(cle)
      const complet = valeur ?? (champ.parties ? champ.lire({}) : null)
      return complet === undefined ? [] : [[cle, complet]]
    }),
  )

/** The form of a block, as its table says it. */
export const saisieDuBloc = (table: Bloc<never>, valeurs: object): Record<string, unknown> =>
  passerTable(table, completer(table, valeurs), saisir)

/** The form of a content, as the server or the domain gives it. */
export const versSaisie = (contenu: unknown): Saisie => {
  const lu = normaliser(contenu)
  return Object.fromEntries(
    BLOCS_DECLARATION.map((bloc) => [bloc, saisieDuBloc(CHAMPS[bloc], lu[bloc])]),
  ) as unknown as Saisie
}

/**
 * A form with every text tidied, whatever field is still being typed in: what the rules and the
 * register are given.
 */
const ranger = (valeur: unknown, chemin: string): unknown => {
  if (typeof valeur === 'string') return rangerSaisi(chemin, valeur)
  if (Array.isArray(valeur)) return valeur.map((v, i) => ranger(v, `${chemin}.${i}`))
  return typeof valeur === 'object' && valeur !== null
    ? Object.fromEntries(
        Object.entries(valeur).map(([cle, v]) => [
          cle,
          ranger(v, chemin === '' ? cle : `${chemin}.${cle}`),
        ]),
      )
    : valeur
}

/** The content that a form says, as the rules read it: what cannot be read is empty. */
export const versContenu = (saisie: Saisie): ImmatCopropriete => normaliser(ranger(saisie, ''))

/** The blocks as they travel: days are jj/mm/aaaa. */
export const versEnvoi = (c: ImmatCopropriete): BlocsEnvoyes =>
  passerParGenre(c, (valeur, genre) =>
    genre === 'jour' ? formatFrDate(typeof valeur === 'string' ? valeur : null) : valeur,
  ) as unknown as BlocsEnvoyes
