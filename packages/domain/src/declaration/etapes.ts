import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { cheminsRequis } from './champs/bloc.ts'
import { type BlocDeclaration, TABLES } from './champs/tables.ts'
import type { BlocRegle, FaitsDeclaration } from './contexte.ts'
import { estTypeMiseAJour } from './contexte.ts'
import type { TypeImmatriculation, TypeMaj } from './declaration.enums.ts'

export const SLUGS_ETAPE = [
  'infos-rattachement',
  'identification',
  'procedures',
  'donnees-financieres',
  'donnees-techniques',
  'recapitulatif',
  'doublons',
] as const
export type SlugEtape = (typeof SLUGS_ETAPE)[number]

export interface Etape {
  slug: SlugEtape
  titre: string
  /** The block that the step fills; null when it only shows. */
  bloc: BlocRegle | null
  typesImmat: readonly TypeImmatriculation[]
  /** The step appears only when the register already holds something close. */
  siDoublons?: boolean
}

const TOUS: readonly TypeImmatriculation[] = ['DEFAULT', 'INITIALE', 'OFFICE']

/**
 * The registration flow, in order. The first step of a notary's ex officio registration holds the
 * three confirmations.
 */
export const ETAPES: readonly Etape[] = [
  {
    slug: 'infos-rattachement',
    titre: 'Informations de rattachement',
    bloc: 'infoRattachement',
    typesImmat: ['DEFAULT'],
  },
  {
    slug: 'infos-rattachement',
    titre: 'Confirmations préalables',
    bloc: 'confirmationsOffice',
    typesImmat: ['OFFICE'],
  },
  {
    slug: 'identification',
    titre: 'Identification',
    bloc: 'identification',
    typesImmat: TOUS,
  },
  {
    slug: 'procedures',
    titre: 'Procédures',
    bloc: 'procedures',
    typesImmat: TOUS,
  },
  {
    slug: 'donnees-financieres',
    titre: 'Données financières',
    bloc: 'donneesFinancieres',
    typesImmat: TOUS,
  },
  {
    slug: 'donnees-techniques',
    titre: 'Données techniques',
    bloc: 'donneesTechniques',
    typesImmat: TOUS,
  },
  { slug: 'recapitulatif', titre: 'Récapitulatif', bloc: null, typesImmat: TOUS },
  {
    slug: 'doublons',
    titre: 'Doublons',
    bloc: null,
    typesImmat: TOUS,
    siDoublons: true,
  },
]

/**
 * What an update of a registered co-ownership does not ask again: the mandate, the notary's
 * confirmations, the duplicates.
 */
const HORS_MISE_A_JOUR: ReadonlySet<string> = new Set([
  'infoRattachement',
  'confirmationsOffice',
  'doublons',
])

/** The steps of a registration kind, in order; those of an update when `typeMaj` is one. */
export const etapesPour = (
  typeImmat: TypeImmatriculation,
  typeMaj: TypeMaj | null = null,
): Etape[] =>
  ETAPES.filter(
    (etape) =>
      etape.typesImmat.includes(typeImmat) &&
      (!estTypeMiseAJour(typeMaj) || !HORS_MISE_A_JOUR.has(etape.bloc ?? etape.slug)),
  )

/**
 * The step after a slug, without `doublons` unless asked; null at the end or for a slug of another
 * kind.
 */
export const etapeSuivante = (
  typeImmat: TypeImmatriculation,
  slug: SlugEtape,
  avecDoublons = false,
): Etape | null => {
  const etapes = etapesPour(typeImmat).filter((etape) => avecDoublons || etape.siDoublons !== true)
  const rang = etapes.findIndex((etape) => etape.slug === slug)
  return rang < 0 ? null : (etapes[rang + 1] ?? null)
}

const propriete = (valeur: unknown, cle: string): unknown =>
  typeof valeur === 'object' && valeur !== null
    ? new Map<string, unknown>(Object.entries(valeur)).get(cle)
    : undefined

const lire = (bloc: unknown, chemin: string): unknown =>
  chemin.split('.').reduce<unknown>(propriete, bloc)

const vide = (valeur: unknown): boolean => valeur === null || valeur === undefined || valeur === ''

/** The paths that must be filled in a block, given what the declaration already says. */
const requis = <B extends BlocDeclaration>(
  bloc: B,
  { contenu, contexte }: FaitsDeclaration,
): string[] => cheminsRequis(TABLES[bloc], contenu[bloc], contexte)

/**
 * Says whether a field of a block is required, given what is already filled: the marker (*) of the
 * form.
 */
export const estRequis = (bloc: BlocRegle, champ: string, faits: FaitsDeclaration): boolean =>
  bloc !== 'confirmationsOffice' && requis(bloc, faits).includes(champ)

/** The required fields of a block that are empty, paths within the block, code `requis`. */
export const champsManquants = (bloc: BlocRegle, faits: FaitsDeclaration): FieldError[] =>
  bloc === 'confirmationsOffice'
    ? []
    : requis(bloc, faits)
        .filter((champ) => vide(lire(faits.contenu[bloc], champ)))
        .map((champ) => ({ champ, code: 'requis', message: MESSAGES.requis }))
