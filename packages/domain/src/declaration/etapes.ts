import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import type { BlocRegle, FaitsDeclaration } from './contexte.ts'
import { estTypeMiseAJour } from './contexte.ts'
import type { TypeImmatriculation, TypeMaj } from './declaration.enums.ts'
import {
  champsDonneesFinancieres,
  champsDonneesTechniques,
  champsIdentification,
  champsInfoRattachement,
  champsProcedures,
} from './champs-requis.ts'
import type { ChampRequis } from './champs-requis.ts'

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
  champsRequis: readonly ChampRequis[]
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
    champsRequis: champsInfoRattachement,
  },
  {
    slug: 'infos-rattachement',
    titre: 'Confirmations préalables',
    bloc: 'confirmationsOffice',
    typesImmat: ['OFFICE'],
    champsRequis: [],
  },
  {
    slug: 'identification',
    titre: 'Identification',
    bloc: 'identification',
    typesImmat: TOUS,
    champsRequis: champsIdentification,
  },
  {
    slug: 'procedures',
    titre: 'Procédures',
    bloc: 'procedures',
    typesImmat: TOUS,
    champsRequis: champsProcedures,
  },
  {
    slug: 'donnees-financieres',
    titre: 'Données financières',
    bloc: 'donneesFinancieres',
    typesImmat: TOUS,
    champsRequis: champsDonneesFinancieres,
  },
  {
    slug: 'donnees-techniques',
    titre: 'Données techniques',
    bloc: 'donneesTechniques',
    typesImmat: TOUS,
    champsRequis: champsDonneesTechniques,
  },
  { slug: 'recapitulatif', titre: 'Récapitulatif', bloc: null, typesImmat: TOUS, champsRequis: [] },
  {
    slug: 'doublons',
    titre: 'Doublons',
    bloc: null,
    typesImmat: TOUS,
    champsRequis: [],
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

/**
 * Says whether a field of a block is required, given what is already filled: the marker (*) of the
 * form.
 */
export const estRequis = (bloc: BlocRegle, champ: string, faits: FaitsDeclaration): boolean =>
  ETAPES.some(
    (etape) =>
      etape.bloc === bloc && etape.champsRequis.some((c) => c.champs(faits).includes(champ)),
  )

/** The required fields of a block that are empty, paths within the block, code `requis`. */
export const champsManquants = (bloc: BlocRegle, faits: FaitsDeclaration): FieldError[] => {
  if (bloc === 'confirmationsOffice') return []
  const requis = ETAPES.filter((etape) => etape.bloc === bloc).flatMap((etape) =>
    etape.champsRequis.flatMap((c) => c.champs(faits)),
  )
  return requis
    .filter((champ) => vide(lire(faits.contenu[bloc], champ)))
    .map((champ) => ({ champ, code: 'requis', message: MESSAGES.requis }))
}
