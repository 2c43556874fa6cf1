import { normaliserNumero } from '../../copropriete/numero.ts'
import { keysOf, tableOf } from '../../kernel/table.ts'
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
import { type Loi, TOUJOURS } from './loi.ts'

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

/** What a row says beside its label; without a law, it was always asked. */
export interface Plus<B> {
  aide?: AideChamp
  /** How a form asks for a yes or a no; absent: a box to tick. */
  question?: string
  loi?: Loi
  /** When it is asked at all; absent: always. */
  demande?: Condition<B>
  /** When it must be filled, where it is asked; absent: never. */
  requis?: Condition<B>
}

/** What is said of a datum, whatever its kind. */
export interface Regime<B> extends Plus<B> {
  /** Its label: forms, error summary, recap, comparison and workbook say the same words. */
  libelle: string
  loi: Loi
}

/** A declared datum: what is said of it, its kind, and how what comes from anywhere is read. */
export interface Champ<B, V, G extends Genre> extends Regime<B> {
  genre: G
  /** Reads a value; what cannot be read is empty. Never throws. */
  lire: (valeur: unknown) => V
  /** What must be filled in it, where it has parts. */
  parties?: (valeur: unknown, regard: Regard) => readonly string[]
  /** The value without what is not asked inside, and the paths of what was emptied there. */
  vider?: (valeur: unknown, regard: Regard) => { valeur: unknown; vides: readonly string[] }
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

/** A kind that its reading alone tells. */
const genre =
  <V, G extends Genre>(nom: G, lire: (valeur: unknown) => V) =>
  <B>(libelle: string, plus: Plus<B> = {}): Champ<B, V, G> =>
    champ(nom, lire, libelle, plus)
const champ = <B, V, G extends Genre>(
  genre: G,
  lire: (valeur: unknown) => V,
  libelle: string,
  plus: Plus<B>,
): Champ<B, V, G> => ({ genre, lire, libelle, loi: TOUJOURS, ...plus })

/** A row with what its kind alone says. */
const avec = <C, P>(rangee: C, propre: P): C & P => ({ ...rangee, ...propre })

const telle = (lu: string): string => lu

/** A text on one line of so many characters at most, how it is kept and how it is shown. */
export const texte = <B>(
  max: number,
  libelle: string,
  plus: Plus<B> = {},
  ranger = telle,
  ecrire = telle,
) =>
  avec(
    champ('texte', (v) => ranger(lireTexte(v)), libelle, plus),
    { max, ecrire },
  )
/** A registration number. */
export const numero = genre('numero', (v) => normaliserNumero(lireTexte(v)) ?? lireTexte(v))
export const siret = genre('siret', (v) => lireTexte(v).replaceAll(/\s/g, ''))
/** A document of the register, by its identifier. */
export const document = genre('document', (v) => lireTexte(v) || null)
export const jour = genre('jour', lireJour)
/** A count; `vides`: the values that nobody has filled. */
export const compte = <B>(libelle: string, plus: Plus<B> = {}, vides: readonly number[] = []) =>
  champ(
    'compte',
    (v) => {
      const lu = entier(v)
      return lu === null || vides.includes(lu) ? null : lu
    },
    libelle,
    plus,
  )
/** A count that is 0 where nobody has filled it. */
export const compteOuZero = genre('compteOuZero', (v) => entier(v) ?? 0)
/** A count that is 0 until somebody fills it: no declaration has none. */
export const comptePositif = genre('comptePositif', (v) => entier(v) ?? 0)
/** A year, on four digits. */
export const annee = genre('annee', entier)
/** An amount in whole euros: cents are rounded. */
export const montant = genre('montant', (v) => {
  const lu = nombre(v)
  return lu === null ? null : Math.round(lu)
})
/** A yes or no; `mots`: how each is said, where not « Oui » and « Non ». */
export const drapeau = <B>(
  libelle: string,
  plus: Plus<B> = {},
  defaut = false,
  mots: readonly [oui: string, non: string] = ['Oui', 'Non'],
) =>
  avec(
    champ('drapeau', (v) => lireDrapeau(v, defaut), libelle, plus),
    { mots },
  )
/** A word of a list; `mots`: each code with its words. */
export const choix = <B, M extends string>(
  mots: Readonly<Record<M, string>>,
  libelle: string,
  plus: Plus<B> = {},
) =>
  avec(
    champ('choix', (v) => parmi(keysOf(mots), v), libelle, plus),
    { mots },
  )
/** A count for each word of a list. */
export const comptesPar = <B, M extends string>(
  mots: Readonly<Record<M, string>>,
  libelle: string,
  plus: Plus<B> = {},
) =>
  avec(
    champ('comptesPar', (v) => parClef(mots, v, (n) => entier(n) ?? 0), libelle, plus),
    { mots },
  )
export const adresse = genre('adresse', lireAdresse)
export const adresses = genre('adresses', (v) => liste(v).flatMap((a) => lireAdresse(a) ?? []))
export const parcelles = genre('parcelles', (v) => liste(v).map(lireParcelle))

/** What an object says for each key of another. */
const parClef = <K extends string, V>(
  cles: Readonly<Record<K, string>>,
  valeur: unknown,
  lire: (valeur: unknown) => V,
): Record<K, V> => {
  const lu = objet(valeur)
  return tableOf(keysOf(cles), (cle) => lire(lu[cle]))
}
const present = <T>(valeur: unknown, lire: (valeur: unknown) => T): T | null =>
  typeof valeur === 'object' && valeur !== null ? lire(valeur) : null

const JOURS_ARRETE = { dateArrete: 'Date de l’arrêté', dateMainLevee: 'Date de mainlevée' }

/** An order of a kind, with its days. */
export const arrete = <B>(type: TypeArrete, libelle: string, plus: Plus<B> = {}) =>
  avec(
    champ('arrete', (v) => present(v, (a) => lireArrete(type, a)), libelle, plus),
    { type, libelles: JOURS_ARRETE, parties: () => ['dateArrete'] },
  )
/** Orders of a kind; an empty list gets one blank entry, ready to be filled. */
export const arretes = <B>(type: TypeArrete, libelle: string, plus: Plus<B> = {}) =>
  avec(
    champ(
      'arretes',
      (v) => (liste(v).length > 0 ? liste(v) : [{}]).map((a) => lireArrete(type, a)),
      libelle,
      plus,
    ),
    {
      type,
      libelles: JOURS_ARRETE,
      parties: (v: unknown) => liste(v).map((_, rang) => `${rang}.dateArrete`),
    },
  )
/** Days that go together, each with its label; the first one is the one that must be filled. */
export const jours = <B, D extends string>(
  libelles: Readonly<Record<D, string>>,
  libelle: string,
  plus: Plus<B> = {},
) =>
  avec(
    champ('jours', (v) => present(v, (j) => parClef(libelles, j, lireJour)), libelle, plus),
    { libelles, parties: () => Object.keys(libelles).slice(0, 1) },
  )

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
  /** Of days that go together, and of an order, the label of each day. */
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
