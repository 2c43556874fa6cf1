import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { cheminsRequis } from './champs/bloc.ts'
import { type BlocDeclaration, TABLES } from './champs/tables.ts'
import {
  type BlocRegle,
  BLOCS_REGLES,
  type ContexteDeclaration,
  estTypeMiseAJour,
  type FaitsDeclaration,
} from './contexte.ts'
import type { TypeImmatriculation, TypeMaj } from './declaration.enums.ts'
import { LABELS_BLOC } from './declaration.labels.ts'

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
  /** The step appears only when the register already holds something close. */
  siDoublons?: boolean
}

/** The step that fills a block. */
export const ETAPE_DU_BLOC: Record<BlocRegle, SlugEtape> = {
  infoRattachement: 'infos-rattachement',
  confirmationsOffice: 'infos-rattachement',
  identification: 'identification',
  procedures: 'procedures',
  donneesFinancieres: 'donnees-financieres',
  donneesTechniques: 'donnees-techniques',
}
/** The blocks of one kind of registration: a syndic's mandate, what a notary confirms ex officio. */
const PROPRES: Partial<Record<BlocRegle, TypeImmatriculation>> = {
  infoRattachement: 'DEFAULT',
  confirmationsOffice: 'OFFICE',
}
/** The registration flow, in order. */
const ETAPES: readonly Etape[] = [
  ...BLOCS_REGLES.map((bloc) => ({ slug: ETAPE_DU_BLOC[bloc], titre: LABELS_BLOC[bloc], bloc })),
  { slug: 'recapitulatif', titre: 'Récapitulatif', bloc: null },
  { slug: 'doublons', titre: 'Doublons', bloc: null, siDoublons: true },
]

/**
 * The steps of a registration kind, in order; those of an update when `typeMaj` is one: it does not
 * ask again for the mandate, the notary's confirmations, the duplicates.
 */
export const etapesPour = (
  typeImmat: TypeImmatriculation,
  typeMaj: TypeMaj | null = null,
): Etape[] =>
  ETAPES.filter(({ bloc, siDoublons }) => {
    const propre = bloc && PROPRES[bloc]
    return estTypeMiseAJour(typeMaj) ? !propre && !siDoublons : !propre || propre === typeImmat
  })

/** The blocks that a declaration carries, in the order of its steps. */
export const blocsDe = ({ typeImmat, typeMaj }: ContexteDeclaration): BlocRegle[] =>
  etapesPour(typeImmat, typeMaj).flatMap(({ bloc }) => bloc ?? [])

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

const auChemin = (objet: object, chemin: string): unknown =>
  chemin
    .split('.')
    .reduce<unknown>((v, cle) => (typeof v === 'object' && v ? Reflect.get(v, cle) : v), objet)

/** The paths that must be filled in a block, given what the declaration already says. */
const requisDans = <B extends BlocDeclaration>(
  bloc: B,
  { contenu, contexte }: FaitsDeclaration,
): string[] => cheminsRequis(TABLES[bloc], contenu[bloc], contexte)
const requis = (bloc: BlocRegle, faits: FaitsDeclaration): string[] =>
  bloc === 'confirmationsOffice' ? [] : requisDans(bloc, faits)

/**
 * Says whether a field of a block is required, given what is already filled: the marker (*) of the
 * form.
 */
export const estRequis = (bloc: BlocRegle, champ: string, faits: FaitsDeclaration): boolean =>
  requis(bloc, faits).includes(champ)

/** The required fields of a block that are empty, paths within the block, code `requis`. */
export const champsManquants = (bloc: BlocRegle, faits: FaitsDeclaration): FieldError[] =>
  requis(bloc, faits)
    .filter((champ) => (auChemin(faits.contenu, `${bloc}.${champ}`) ?? '') === '')
    .map((champ) => ({ champ, code: 'requis', message: MESSAGES.requis }))
