import type {
  CasCopropriete,
  EtatCopropriete,
  EvenementCopropriete,
} from '../copropriete/copropriete.etats.ts'
import type { CasDeclaration, EvenementDeclaration } from '../declaration/declaration.machine.ts'
import type { Acteur } from '../acces/acteur.ts'
import type { CategorieJournal } from '../journal/journal.categories.ts'
import type { EvenementJournal } from '../journal/journal.catalogue.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { CasMandat, EtatMandat, EvenementMandat } from '../mandat/mandat.machine.ts'
import type { DissolutionDeclaree } from '../dissolution/dissolution.rules.ts'
import type { CopiesDeclarees, DeclarationLue } from './declaration-lue.ts'
import type {
  DeclarationDuDossier,
  DemandeDuDossier,
  DissolutionDuDossier,
  Dossier,
  MandatDuDossier,
} from './dossier.ts'
import type { CourrielsDuDossier } from './courriels.ts'
import { type Adressage, adresseDe, type DemandeurDe, type Destinataire } from './destinataire.ts'
import type { Decision } from '../decision/decision.ts'
import type { RetraitOuvert } from '../decision/retrait.ts'

// What a decision changes, as data: `appliquer` gives the dossier after it, the server writes it,
// the journal tells it.

/** What a decision knows beside the dossier. */
export interface Faits {
  /** Null: the register's own calendar. */
  acteur: Acteur | null
  /** Today in Paris. */
  jour: IsoDate
  /** Milliseconds. */
  maintenant: number
}
/** The facts of a decision that a person takes. */
export type FaitsActeur = Faits & { acteur: Acteur }

/** Something that this change creates: the writer gives it its identifier. */
export const NOUVEAU = { mandat: -1, demande: -2, declaration: -3 } as const

export type PoseCopropriete = Partial<
  CopiesDeclarees &
    Pick<
      Dossier,
      | 'numero'
      | 'syndicId'
      | 'finMandat'
      | 'dateDissolution'
      | 'etatPrecedent'
      | 'etatAvantAnnulation'
      | 'masqueeLe'
      | 'auteurTeledeclarantId'
    > & {
      auteurUtilisateurId: number
      dateImmatriculation: IsoDate | null
      remplaceeParId: number | null
      dateDerniereMajAnnuelle: IsoDate | null
      dateClotureDernierExercice: IsoDate | null
    }
>
export type PoseMandat = Partial<
  Omit<MandatDuDossier, 'id' | 'etat' | 'version' | 'syndic' | 'siren' | 'email'>
>
export type PoseDemande = Partial<
  Omit<
    DemandeDuDossier,
    'id' | 'version' | 'verrouPar' | 'decideePar' | 'auteurId' | 'contact' | 'deposeeLe' | 'email'
  >
>
export type PoseDeclaration = Partial<
  Omit<DeclarationDuDossier, 'id' | 'etat' | 'version'> &
    Pick<
      DeclarationLue,
      | 'typeDeclaration'
      | 'contenu'
      | 'etape'
      | 'confirmations'
      | 'confirmationsOffice'
      | 'emailContact'
      | 'verifications'
      | 'jeu'
      | 'jeuDebiteurs'
    > & { auteurUtilisateurId: number }
>

export type Mouvement =
  | {
      quoi: 'copropriete'
      evenement: EvenementCopropriete
      cas?: CasCopropriete
      /** What a row that goes back to the state before gives back. */
      precedent?: EtatCopropriete | null
      pose?: PoseCopropriete
      /**
       * Where another request, a deletion or a cancellation holds the state shown, the one that
       * waits underneath moves instead.
       */
      dessous?: true
      /** As `dessous`; where no state can move, the columns are written alone. */
      facultatif?: true
    }
  /** Columns alone. */
  | { quoi: 'copropriete'; evenement: null; pose: PoseCopropriete }
  | {
      quoi: 'mandat'
      id: number
      evenement: EvenementMandat
      cas?: CasMandat
      /** What a row that goes back to the state before gives back. */
      precedent?: EtatMandat
      pose?: PoseMandat
    }
  | { quoi: 'demande'; id: number; pose: PoseDemande }
  /** What the register found of it, alone. */
  | { quoi: 'declaration'; id: number; evenement: null; pose: PoseDeclaration }
  | {
      quoi: 'declaration'
      id: number
      evenement: EvenementDeclaration
      cas?: CasDeclaration
      pose?: PoseDeclaration
      /** It leaves the declarations in force for the history. */
      historique?: true
      /** A new one is the copy of this one, but for what is posed. */
      copieDe?: number
    }
  | {
      quoi: 'dissolution'
      id: number
      pose: Partial<Pick<DissolutionDuDossier, 'statut' | 'dateEffet'>>
    }

/** One event that the journal tells, and what it moves. */
export interface Acte {
  categorie: CategorieJournal
  type: EvenementJournal
  mandatId?: number | null
  declarationId?: number | null
  demandeId?: number | null
  teledeclarantId?: number | null
  motif?: string
  donnees?: Record<string, unknown>
  /** Whose state it tells, moved or not; else that of the co-ownership, where it moves. */
  etatDe?: 'mandat' | 'declaration' | 'copropriete'
  /** The register itself acts, whoever caused it. */
  parLeRegistre?: true
  mouvements: readonly Mouvement[]
}

/** A mail, or a document that the worker makes. */
export type Envoi =
  | {
      [M in keyof CourrielsDuDossier]: Adressage & { modele: M; donnees: CourrielsDuDossier[M] }
    }[keyof CourrielsDuDossier]
  | { document: 'attestation' | 'attestation-dissolution' }

/** What is written beside the dossier in the same transaction. */
export type Annexe =
  | { annexe: 'echange'; demandeId: number; duTeneur: boolean; texte: string }
  /** An attachment came true: what the leaving syndic had declared of its successor is closed. */
  | { annexe: 'succession'; rattacheId: number }
  | { annexe: 'document'; documentId: string }
  /** A syndic in place is told of a request, at once or in the mail of the evening. */
  | { annexe: 'annonce'; demandeId: number; syndicId: number; envoyee: boolean }
  /** A decision is taken back: what was to be said of it is not, what certified it is void. */
  | { annexe: 'reprise'; decision: Decision }
  /** A withdrawal is opened, or given up. */
  | {
      annexe: 'retrait'
      decisionId: number
      retrait: RetraitOuvert | null
    }
  /** A dissolution that is declared, as its request asks for it. */
  | ({ annexe: 'dissolution'; parId: number } & DissolutionDeclaree)
  /** The index of addresses and parcels follows what is declared. */
  | { annexe: 'localisation'; contenu: DeclarationLue['contenu'] }

export interface Changement {
  actes: readonly Acte[]
  envois: readonly Envoi[]
  annexes?: readonly Annexe[]
  /** Moves that the journal does not tell: a lease that goes on. */
  muets?: readonly Mouvement[]
}

/** Every move of a change, in order. */
export const mouvementsDe = ({ actes, muets = [] }: Pick<Changement, 'actes' | 'muets'>) => [
  ...muets,
  ...actes.flatMap((a) => a.mouvements),
]

/** A mail whose data match its template; none to nobody. */
export const courrielDossier = <M extends keyof CourrielsDuDossier>(
  destinataire: Destinataire | DemandeurDe | null,
  modele: M,
  donnees: CourrielsDuDossier[M],
): Envoi[] => {
  if (destinataire === null || destinataire.email === '') return []
  return [{ ...adresseDe(destinataire), modele, donnees } as Envoi]
}

/** Nothing changes. */
export const RIEN: Changement = { actes: [], envois: [] }

/** Two changes, one after the other. */
export const ensuite = (un: Changement, deux: Changement): Changement => ({
  actes: [...un.actes, ...deux.actes],
  envois: [...un.envois, ...deux.envois],
  annexes: [...(un.annexes ?? []), ...(deux.annexes ?? [])],
})

/** Throws `transition-interdite`, with the sentence that explains it. */
export const interdit = (message?: string, infos?: Record<string, unknown>): never => {
  throw new RegisterError('transition-interdite', {
    ...(message === undefined ? {} : { message }),
    ...(infos === undefined ? {} : { infos }),
  })
}
