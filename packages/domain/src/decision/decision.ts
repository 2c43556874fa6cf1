import { keysOf } from '../kernel/table.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import type { EtatDeclaration } from '../declaration/declaration.enums.ts'
import type { EtatDemande } from '../demande/demande.enums.ts'
import type { StatutDissolution } from '../dissolution/dissolution.enums.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import type { Retrait } from './retrait.ts'

// The decisions that can be taken back, each by the event that the journal tells.

interface Sorte {
  libelle: string
  /** Somebody holds a right by it: taking it back later is a withdrawal, with its procedure. */
  donneDroit: boolean
  /** It only hides the dossier: what goes on underneath is kept, the state shown alone comes back. */
  masque: boolean
  /** What certifies it: no longer valid once it is taken back. */
  attestation: 'ATTESTATION_IMMATRICULATION' | 'ATTESTATION_DISSOLUTION' | null
}

const sorte = (libelle: string, plus: Partial<Omit<Sorte, 'libelle'>> = {}): Sorte => ({
  libelle,
  donneDroit: false,
  masque: false,
  attestation: null,
  ...plus,
})

/** Every kind of decision that can be taken back: a new one is a row here. */
export const SORTES_DE_DECISION = {
  valider: sorte('Validation de l’immatriculation', {
    donneDroit: true,
    attestation: 'ATTESTATION_IMMATRICULATION',
  }),
  'valider-rattachement': sorte('Validation du rattachement', { donneDroit: true }),
  'valider-dissolution': sorte('Validation de la dissolution', {
    donneDroit: true,
    attestation: 'ATTESTATION_DISSOLUTION',
  }),
  refuser: sorte('Refus de l’immatriculation'),
  'refuser-rattachement': sorte('Refus du rattachement'),
  'refuser-dissolution': sorte('Refus de la dissolution'),
  'expirer-precisions': sorte('Refus faute de précisions'),
  'confirmer-doublon': sorte('Confirmation d’un doublon', { masque: true }),
  'retirer-rattachement': sorte('Retrait du rattachement'),
  'modifier-dates': sorte('Changement des dates d’un mandat'),
  'annuler-immatriculation': sorte('Annulation de l’immatriculation', { masque: true }),
  'supprimer-copropriete': sorte('Suppression de la copropriété', { masque: true }),
} as const satisfies Record<string, Sorte>
export type SorteDecision = keyof typeof SORTES_DE_DECISION
export const CODES_SORTES_DECISION = keysOf(SORTES_DE_DECISION)

/** The kind of decision that an event is; undefined for any other event. */
export const sorteDe = (evenement: string): SorteDecision | undefined =>
  CODES_SORTES_DECISION.find((s) => s === evenement)

/** What a decision may move of a dossier, as it stood: states and days, no name and no text. */
export interface Empreinte {
  copropriete: {
    etat: EtatCopropriete
    etatPrecedent: EtatCopropriete | null
    etatAvantAnnulation: EtatCopropriete | null
    masqueeLe: number | null
    syndicId: number | null
    finMandat: IsoDate | null
    dateDissolution: IsoDate | null
  }
  mandats: readonly { id: number; etat: EtatMandat; debut: IsoDate; fin: IsoDate }[]
  demandes: readonly { id: number; etat: EtatDemande; etatPrecedent: EtatCopropriete | null }[]
  declarations: readonly { id: number; etat: EtatDeclaration }[]
  dissolution: { id: number; statut: StatutDissolution; dateEffet: IsoDate } | null
}

/** A decision as the register keeps it. Instants are milliseconds. */
export interface Decision {
  id: number
  sorte: SorteDecision
  /** Its row of the journal. */
  journalId: number
  demandeId: number | null
  mandatId: number | null
  priseLe: number
  /** Null: the register itself, after a silence. */
  parId: number | null
  par: string
  /** Until when its mails and letters wait. */
  tenueJusqua: number
  avant: Empreinte
  apres: Empreinte
  repriseLe: number | null
  /** Null: none is under way. */
  retrait: Retrait | null
}
