import type { IsoDate } from '../kernel/dates.ts'
import { keysOf, tableOf } from '../kernel/table.ts'
import type { TypeImmatriculation, TypeMaj } from './declaration.enums.ts'
import type { BlocDeclaration, DonneesFinancieres, ImmatCopropriete } from './declaration.types.ts'
import type { CodeJeu } from './jeux.ts'

/** What the notary confirms before an ex officio registration (specification 1, section 5). */
export const LIBELLES_CONFIRMATION = {
  nonImmatriculee: 'Je confirme que la copropriété n’est pas immatriculée.',
  sansDemandeEnCours: 'Je confirme qu’aucune demande d’immatriculation n’est en cours.',
  sansRepresentantOuMiseEnDemeure:
    'Je confirme que la copropriété n’a pas de représentant légal, ou qu’un mois s’est écoulé depuis la mise en demeure du syndic.',
}
export type ConfirmationsOffice = Record<keyof typeof LIBELLES_CONFIRMATION, boolean>
export const SANS_CONFIRMATION: ConfirmationsOffice = tableOf(
  keysOf(LIBELLES_CONFIRMATION),
  () => false,
)
/** What is said where one of them misses. */
export const exigerConfirmation = (clef: keyof ConfirmationsOffice): string =>
  LIBELLES_CONFIRMATION[clef].replace('Je confirme', 'Vous devez confirmer')

/**
 * What the rules know beyond the declared blocks. Everything is given by the caller, today
 * included.
 */
export interface ContexteDeclaration {
  aujourdhui: IsoDate
  /** The set of the law that the declaration follows. */
  jeu: CodeJeu
  typeImmat: TypeImmatriculation
  /** Null for a first registration. */
  typeMaj: TypeMaj | null
  /** End of the mandate before the declared one, null when there is none. */
  finMandatPrecedent: IsoDate | null
  /** Last recorded accounting year, null when there is none. */
  exercicePrecedent: { dateClotureComptes: IsoDate | null; dateAg: IsoDate | null } | null
  /**
   * The financial block of the last accounting year, once it is validated: it cannot change any
   * more. Null or absent: none.
   */
  exerciceValide?: DonneesFinancieres | null
  /** Null when the registration is not ex officio. */
  confirmationsOffice: ConfirmationsOffice | null
  /**
   * Of an update: what is in force. What the update leaves as it is there is not asked again.
   * Null or absent: none.
   */
  courante?: { contenu: ImmatCopropriete; jeu: CodeJeu } | null
  /** No parcel can be looked for now: the requirement of a located one waits. Absent: false. */
  sansGeocodage?: boolean
}

/** The facts of every rule of a declaration. */
export interface FaitsDeclaration {
  contenu: ImmatCopropriete
  contexte: ContexteDeclaration
}

/** A block of the declaration, or the confirmations of the notary. */
export type BlocRegle = BlocDeclaration | 'confirmationsOffice'
/** Every block that has rules, in the order of the steps. */
export const BLOCS_REGLES = [
  'infoRattachement',
  'confirmationsOffice',
  'identification',
  'procedures',
  'donneesFinancieres',
  'donneesTechniques',
] as const satisfies readonly BlocRegle[]

/** True for the kinds that update a registered co-ownership. */
export const estTypeMiseAJour = (typeMaj: TypeMaj | null): boolean =>
  typeMaj !== null && typeMaj !== 'INITIALE' && typeMaj !== 'OFFICE'

/**
 * True when the declaration is the first one of the dossier, not an update of a registered
 * co-ownership.
 */
export const estImmatriculation = (contexte: ContexteDeclaration): boolean =>
  !estTypeMiseAJour(contexte.typeMaj)
