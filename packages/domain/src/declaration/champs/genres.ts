import type { IsoDate } from '../../kernel/dates.ts'
import { normaliserNumero } from '../../copropriete/numero.ts'
import type { TypeImmatriculation, TypeMaj } from '../declaration.enums.ts'
import type { CodeJeu } from '../jeux.ts'
import {
  drapeau as lireDrapeau,
  jour as lireJour,
  liste,
  entier,
  nombre,
  objet,
  parmi,
  texte as lireTexte,
} from './lire.ts'
import { lireAdresse, lireArrete, lireParcelle } from './lieux.ts'
import type { TypeArrete } from './listes.ts'
import type { Loi } from './loi.ts'
import type { Adresse, Arrete, Parcelle } from './valeurs.ts'

/** What helps to answer a question, in everyday words. */
export interface AideChamp {
  /** What is asked, in one sentence. */
  sens?: string
  /** Where it is read: a document that the declarant has, and its line. */
  ou?: string
}

/** What a condition knows beside the block. */
export interface Regard {
  jeu: CodeJeu
  typeImmat: TypeImmatriculation
  typeMaj: TypeMaj | null
}
export type Condition<B> = (bloc: B, regard: Regard) => boolean

/** What is said of a datum, whatever its kind. */
export interface Regime<B> {
  /** Its label: forms, error summary, recap, comparison and workbook say the same words. */
  libelle: string
  aide?: AideChamp
  loi: Loi
  /** When it is asked at all; absent: always. */
  demande?: Condition<B>
  /** When it must be filled, where it is asked; absent: never. */
  requis?: Condition<B>
}

/** A declared datum: what is said of it, its kind, and how what comes from anywhere is read. */
export interface Champ<B, V, G extends Genre> extends Regime<B> {
  genre: G
  /** Reads a value; what cannot be read is empty. Never throws. */
  lire: (valeur: unknown) => V
  /** What must be filled in it, where it has parts. */
  parties?: (valeur: unknown, regard: Regard) => readonly string[]
}

export type Genre =
  | 'texte'
  | 'numero'
  | 'siret'
  | 'document'
  | 'jour'
  | 'compte'
  | 'compteOuZero'
  | 'comptePositif'
  | 'annee'
  | 'montant'
  | 'drapeau'
  | 'choix'
  | 'comptesPar'
  | 'adresse'
  | 'adresses'
  | 'parcelles'
  | 'arrete'
  | 'arretes'
  | 'jours'
  | 'batiments'

export const toujours = (): boolean => true

/** A text on one line of so many characters at most, how it is kept and how it is shown. */
export const texte = <B>(
  max: number,
  regime: Regime<B>,
  ranger: (lu: string) => string = (lu) => lu,
  ecrire: (lu: string) => string = (lu) => lu,
): Champ<B, string, 'texte'> & { max: number; ecrire: (lu: string) => string } => ({
  genre: 'texte',
  max,
  ecrire,
  lire: (v) => ranger(lireTexte(v)),
  ...regime,
})
/** A registration number. */
export const numero = <B>(regime: Regime<B>): Champ<B, string, 'numero'> => ({
  genre: 'numero',
  lire: (v) => normaliserNumero(lireTexte(v)) ?? lireTexte(v),
  ...regime,
})
export const siret = <B>(regime: Regime<B>): Champ<B, string, 'siret'> => ({
  genre: 'siret',
  lire: (v) => lireTexte(v).replaceAll(/\s/g, ''),
  ...regime,
})
/** A document of the register, by its identifier. */
export const document = <B>(regime: Regime<B>): Champ<B, string | null, 'document'> => ({
  genre: 'document',
  lire: (v) => lireTexte(v) || null,
  ...regime,
})
export const jour = <B>(regime: Regime<B>): Champ<B, IsoDate | null, 'jour'> => ({
  genre: 'jour',
  lire: lireJour,
  ...regime,
})
/** A count; `vides`: the values that nobody has filled. */
export const compte = <B>(
  regime: Regime<B>,
  vides: readonly number[] = [],
): Champ<B, number | null, 'compte'> => ({
  genre: 'compte',
  lire: (v) => {
    const lu = entier(v)
    return lu === null || vides.includes(lu) ? null : lu
  },
  ...regime,
})
/** A count that is 0 where nobody has filled it. */
export const compteOuZero = <B>(regime: Regime<B>): Champ<B, number, 'compteOuZero'> => ({
  genre: 'compteOuZero',
  lire: (v) => entier(v) ?? 0,
  ...regime,
})
/** A count that is 0 until somebody fills it: no declaration has none. */
export const comptePositif = <B>(regime: Regime<B>): Champ<B, number, 'comptePositif'> => ({
  genre: 'comptePositif',
  lire: (v) => entier(v) ?? 0,
  ...regime,
})
/** A year, on four digits. */
export const annee = <B>(regime: Regime<B>): Champ<B, number | null, 'annee'> => ({
  genre: 'annee',
  lire: entier,
  ...regime,
})
/** An amount in whole euros: cents are rounded. */
export const montant = <B>(regime: Regime<B>): Champ<B, number | null, 'montant'> => ({
  genre: 'montant',
  lire: (v) => {
    const lu = nombre(v)
    return lu === null ? null : Math.round(lu)
  },
  ...regime,
})
/** A yes or no; `mots`: how each is said, where not « Oui » and « Non ». */
export const drapeau = <B>(
  regime: Regime<B>,
  { defaut = false, mots }: { defaut?: boolean; mots?: readonly [oui: string, non: string] } = {},
): Champ<B, boolean, 'drapeau'> & { mots?: readonly [oui: string, non: string] } => ({
  genre: 'drapeau',
  lire: (v) => lireDrapeau(v, defaut),
  ...(mots ? { mots } : {}),
  ...regime,
})
/** A word of a list; `mots`: each code with its words. */
export const choix = <B, M extends string>(
  mots: Readonly<Record<M, string>>,
  regime: Regime<B>,
): Champ<B, M | null, 'choix'> & { mots: Readonly<Record<M, string>> } => {
  const codes = Object.keys(mots) as M[]
  return { genre: 'choix', mots, lire: (v) => parmi(codes, v), ...regime }
}
/** A count for each word of a list. */
export const comptesPar = <B, M extends string>(
  mots: Readonly<Record<M, string>>,
  regime: Regime<B>,
): Champ<B, Record<M, number>, 'comptesPar'> & { mots: Readonly<Record<M, string>> } => ({
  genre: 'comptesPar',
  mots,
  lire: (v) => {
    const lus = objet(v)
    return Object.fromEntries(
      Object.keys(mots).map((code) => [code, entier(lus[code]) ?? 0]),
    ) as Record<M, number>
  },
  ...regime,
})
export const adresse = <B>(regime: Regime<B>): Champ<B, Adresse | null, 'adresse'> => ({
  genre: 'adresse',
  lire: lireAdresse,
  ...regime,
})
export const adresses = <B>(regime: Regime<B>): Champ<B, Adresse[], 'adresses'> => ({
  genre: 'adresses',
  lire: (v) => liste(v).flatMap((a) => lireAdresse(a) ?? []),
  ...regime,
})
export const parcelles = <B>(regime: Regime<B>): Champ<B, Parcelle[], 'parcelles'> => ({
  genre: 'parcelles',
  lire: (v) => liste(v).map(lireParcelle),
  ...regime,
})

const present = <T>(valeur: unknown, lire: (valeur: unknown) => T): T | null =>
  typeof valeur === 'object' && valeur !== null ? lire(valeur) : null

/** An order of a kind, with its days. */
export const arrete = <B>(
  type: TypeArrete,
  regime: Regime<B>,
): Champ<B, Arrete | null, 'arrete'> & { type: TypeArrete } => ({
  genre: 'arrete',
  type,
  lire: (v) => present(v, (a) => lireArrete(type, a)),
  parties: () => ['dateArrete'],
  ...regime,
})
/** Orders of a kind; an empty list gets one blank entry, ready to be filled. */
export const arretes = <B>(
  type: TypeArrete,
  regime: Regime<B>,
): Champ<B, Arrete[], 'arretes'> & { type: TypeArrete } => ({
  genre: 'arretes',
  type,
  lire: (v) => (liste(v).length > 0 ? liste(v) : [{}]).map((a) => lireArrete(type, a)),
  parties: (v) => liste(v).map((_, rang) => `${rang}.dateArrete`),
  ...regime,
})
/** Days that go together, each with its label; the first one is the one that must be filled. */
export const jours = <B, D extends string>(
  libelles: Readonly<Record<D, string>>,
  regime: Regime<B>,
): Champ<B, Record<D, IsoDate | null> | null, 'jours'> & {
  libelles: Readonly<Record<D, string>>
} => ({
  genre: 'jours',
  libelles,
  lire: (v) =>
    present(
      v,
      (j) =>
        Object.fromEntries(
          Object.keys(libelles).map((jour) => [jour, lireJour(objet(j)[jour])]),
        ) as Record<D, IsoDate | null>,
    ),
  parties: () => Object.keys(libelles).slice(0, 1),
  ...regime,
})

/** A datum that a declaration may leave out: absent, it says nothing. */
export const facultatif = <C extends { lire: (valeur: unknown) => unknown }>(
  champ: C,
): C & { facultatif: true } => ({ ...champ, facultatif: true })

/** A datum that the workbook of annual updates carries, under a title of its own. */
export const colonne = <C>(titre: string, champ: C): C & { colonne: string } => ({
  ...champ,
  colonne: titre,
})

/** A row as those who read a whole block see it. */
export interface Rangee<B> extends Champ<B, unknown, Genre> {
  facultatif?: true
  /** Its title in the workbook of annual updates; absent: it has no column there. */
  colonne?: string
  /** Of a text: how long it may be. */
  max?: number
  /** Of a choice, the words of its codes; of a flag, how yes and no are said. */
  mots?: Readonly<Record<string, string>> | readonly [oui: string, non: string]
  /** Of an order, its type. */
  type?: TypeArrete
  /** Of days that go together, the label of each. */
  libelles?: Readonly<Record<string, string>>
  /** Of a text, how it is shown. */
  ecrire?: (lu: string) => string
}
export type Bloc<B> = Readonly<Record<string, Rangee<B>>>

export type Lu = { lire: (valeur: unknown) => unknown; facultatif?: true }
type Facultatives<T> = {
  [K in keyof T]: T[K] extends { facultatif: true } ? K : never
}[keyof T]

/** What a block declares, out of its rows. */
export type Valeurs<T extends Readonly<Record<string, Lu>>> = {
  [K in Exclude<keyof T, Facultatives<T>>]: ReturnType<T[K]['lire']>
} & { [K in Facultatives<T>]?: ReturnType<T[K]['lire']> | undefined }
