import { type Destinataire } from './destinataire.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import type {
  EtatDeclaration,
  TypeImmatriculation,
  TypeMaj,
} from '../declaration/declaration.enums.ts'
import type { TypeJustificatifMandat } from '../declaration/champs/listes.ts'
import type { CodeJeu } from '../declaration/jeux.ts'
import { demandeOuverte } from '../demande/demande.enums.ts'
import type { EtatDemande, TypeDemande } from '../demande/demande.enums.ts'
import type { StatutDissolution } from '../dissolution/dissolution.enums.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { estActif } from '../mandat/mandat.policy.ts'
import { ETATS_MANDAT_EN_ATTENTE, ETATS_MANDAT_OCCUPANTS } from '../mandat/mandat.machine.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'

// A co-ownership with its mandates, requests and declarations: what moves together, under one lock.
// Instants are milliseconds since 1970, days ISO days.

export interface MandatDuDossier {
  id: number
  etat: EtatMandat
  version: number
  teledeclarantId: number
  debut: IsoDate
  fin: IsoDate
  adminProvisoire: boolean
  /** Until the first assembly: named by the regulation, or by a judge. */
  syndicProvisoire: boolean
  typeJustif: TypeJustificatifMandat | null
  documentId: string | null
  motif: string
  /** Name of its syndic. */
  syndic: string
  /** SIREN of its syndic, '' for a person. */
  siren: string
  /** Where its syndic is written to, '' when nowhere. */
  email: string
}

export interface DemandeDuDossier {
  id: number
  type: TypeDemande
  etat: EtatDemande
  version: number
  /** The state of the co-ownership before this request, when the request moved it. */
  etatPrecedent: EtatCopropriete | null
  mandatId: number | null
  declarationId: number | null
  teledeclarantId: number
  demandeurId: number | null
  profilDemandeur: string
  deposeeLe: IsoDate
  echeance: IsoDate
  suspendueLe: number | null
  relanceLe: number | null
  assigneeAId: number | null
  raisonAffectation: string
  verrouParId: number | null
  /** Name of the keeper who holds it, '' when nobody does. */
  verrouPar: string
  verrouLe: number | null
  verrouJusquA: number | null
  decideeLe: number | null
  decideeParId: number | null
  decideePar: string
  motifRefus: string
  texteDecision: string
  contesteeLe: number | null
  contesteeParId: number | null
  contestation: string
  /** What goes with it. */
  contestationDocumentId: string | null
  /** The successor was elected on this day, before the end of the mandate in place; null otherwise. */
  electionLe: IsoDate | null
  /** Until when the syndic in place may answer before a keeper decides. */
  reponseAvant: IsoDate | null
  accordeeLe: number | null
  accordeeParId: number | null
  /** The account that filed it, null when none did, and where it asked to be written to. */
  auteurId: number | null
  contact: string
  /** Where it is written to. */
  email: string
}

export interface DeclarationDuDossier {
  id: number
  etat: EtatDeclaration
  version: number
  typeImmat: TypeImmatriculation
  typeMaj: TypeMaj | null
  /** The declaration that an update was filled from; null for a registration. */
  baseId: number | null
  /** The set of rules that it was begun under, or that it prepares; once filed, its own. */
  jeu: CodeJeu
  auteurTeledeclarantId: number
}

export interface DissolutionDuDossier {
  id: number
  statut: StatutDissolution
  dateEffet: IsoDate
  demandeParId: number | null
  /** A keeper declared it. */
  parTeneur: boolean
  /** Establishment and address of the person who declared it. */
  teledeclarantId: number | null
  email: string
}

export interface Dossier {
  id: number
  etat: EtatCopropriete
  etatPrecedent: EtatCopropriete | null
  etatAvantAnnulation: EtatCopropriete | null
  /** Since when it is cancelled or deleted. */
  masqueeLe: number | null
  /** 0 for a dossier that is not made yet. */
  version: number
  numero: string | null
  nom: string
  adresse: string
  auteurTeledeclarantId: number
  /** Where its author is written to. */
  emailAuteur: string
  /** The account that began it, null when none did. */
  auteurId: number | null
  /** The syndic in office, or the last one while nobody follows. */
  syndicId: number | null
  sirenSyndic: string
  finMandat: IsoDate | null
  dateReglement: IsoDate | null
  dateDissolution: IsoDate | null
  /** In the order of their periods. */
  mandats: readonly MandatDuDossier[]
  /** Oldest first. */
  demandes: readonly DemandeDuDossier[]
  declarations: readonly DeclarationDuDossier[]
  /** The latest one. */
  dissolution: DissolutionDuDossier | null
}

/** Mandates that occupy a period, in their order. */
export const mandatsOccupants = (d: Pick<Dossier, 'mandats'>): MandatDuDossier[] =>
  d.mandats.filter((m) => ETATS_MANDAT_OCCUPANTS.some((e) => e === m.etat))

/** Mandates that attach a syndic: running, to come, or over without a successor. */
export const mandatsActifs = (d: Pick<Dossier, 'mandats'>): MandatDuDossier[] =>
  d.mandats.filter(estActif)

/** The mandate that counts: what runs, else what begins first, else what is over; null for none. */
export const mandatQuiCompte = (d: Pick<Dossier, 'mandats'>): MandatDuDossier | null =>
  (['EN_COURS', 'A_VENIR', 'EXPIRE'] as const)
    .map((etat) => d.mandats.find((m) => m.etat === etat))
    .find((m) => m !== undefined) ?? null

/** True when somebody else holds the co-ownership: whoever asks for it proves its mandate. */
export const tenueParUnAutre = (
  d: Pick<Dossier, 'mandats'>,
  { teledeclarantId, siren }: Pick<MandatDuDossier, 'teledeclarantId' | 'siren'>,
): boolean =>
  mandatsActifs(d).some(
    (m) => m.teledeclarantId !== teledeclarantId && (siren === '' || m.siren !== siren),
  )

/** A mandate asked for without the proof that it needs: it waits for it, and holds nobody back. */
export const aCompleter = (d: Pick<Dossier, 'mandats'>, m: MandatDuDossier): boolean =>
  m.etat === 'PRECISIONS_DEMANDEES' && m.documentId === null && tenueParUnAutre(d, m)

/** True while a mandate is only asked for. */
export const mandatEnAttente = (d: Pick<Dossier, 'mandats'>): boolean =>
  d.mandats.some((m) => ETATS_MANDAT_EN_ATTENTE.some((e) => e === m.etat) && !aCompleter(d, m))

/** The other requests for attachment that wait for a decision, oldest first. */
export const autresRattachements = (
  d: Pick<Dossier, 'demandes' | 'mandats'>,
  demandeId: number,
): DemandeDuDossier[] =>
  demandesOuvertes(d, 'RATTACHEMENT').filter(
    (x) => x.id !== demandeId && !d.mandats.some((m) => m.id === x.mandatId && aCompleter(d, m)),
  )

/** The requests that wait for a decision, of one kind or of all. */
export const demandesOuvertes = (
  d: Pick<Dossier, 'demandes'>,
  type?: TypeDemande,
): DemandeDuDossier[] =>
  d.demandes.filter((x) => demandeOuverte(x.etat) && (type === undefined || x.type === type))

const parmi = <P extends { id: number }>(parts: readonly P[], id: number | null): P => {
  const part = parts.find((p) => p.id === id)
  if (!part) throw new RegisterError('introuvable')
  return part
}

/** A request of the dossier. Throws `introuvable`. */
export const demandeDuDossier = (d: Dossier, id: number): DemandeDuDossier => parmi(d.demandes, id)
/** A mandate of the dossier. Throws `introuvable`. */
export const mandatDuDossier = (d: Dossier, id: number): MandatDuDossier => parmi(d.mandats, id)
/** A declaration of the dossier. Throws `introuvable`. */
export const declarationDuDossier = (d: Dossier, id: number): DeclarationDuDossier =>
  parmi(d.declarations, id)

/** The mandate and the declaration that a request is about. */
export const objetsDe = (
  d: Dossier,
  x: DemandeDuDossier,
): { mandat: MandatDuDossier | null; declaration: DeclarationDuDossier | null } => ({
  mandat: d.mandats.find((m) => m.id === x.mandatId) ?? null,
  declaration: d.declarations.find((l) => l.id === x.declarationId) ?? null,
})

/** One of each establishment: it is written to once. */
export const parEtablissement = <D extends Destinataire>(tous: readonly D[]): D[] => [
  ...new Map(tous.map((d) => [d.teledeclarantId, d])).values(),
]

/** The syndics attached, each once; `sauf`: the establishment that knows already. */
export const courrielsSyndics = (d: Dossier, sauf: number | null = null): MandatDuDossier[] =>
  parEtablissement(mandatsActifs(d).filter((m) => m.teledeclarantId !== sauf && m.email !== ''))

/** Whom to tell of what becomes of a co-ownership: its syndics, else the author of its dossier. */
export const courrielsConcernes = (d: Dossier): readonly Destinataire[] => {
  const syndics = courrielsSyndics(d)
  return syndics.length > 0
    ? syndics
    : [{ email: d.emailAuteur, teledeclarantId: d.auteurTeledeclarantId, auteurId: d.auteurId }]
}

/** What every mail about a dossier says of it. */
export const reperesDe = (d: Dossier) => ({
  nomCopropriete: d.nom,
  numero: d.numero ?? '',
  coproprieteId: d.id,
})

/** The current declaration, null before the registration. */
export const declarationCourante = (
  d: Pick<Dossier, 'declarations'>,
): DeclarationDuDossier | null => d.declarations.find((l) => l.etat === 'COURANTE') ?? null

/** What a change has made of one kind. Throws an Error when it made none. */
const neuf = <P extends { id: number }>(avant: readonly P[], apres: readonly P[]): P => {
  const part = apres.find((p) => !avant.some(({ id }) => id === p.id))
  if (!part) throw new Error('nothing was made')
  return part
}
/** The mandate that a change has made. Throws an Error when it made none. */
export const mandatNeuf = (avant: Dossier, apres: Dossier): MandatDuDossier =>
  neuf(avant.mandats, apres.mandats)
/** The request that a change has made. Throws an Error when it made none. */
export const demandeNeuve = (avant: Dossier, apres: Dossier): DemandeDuDossier =>
  neuf(avant.demandes, apres.demandes)
/** The declaration that a change has made. Throws an Error when it made none. */
export const declarationNeuve = (avant: Dossier, apres: Dossier): DeclarationDuDossier =>
  neuf(avant.declarations, apres.declarations)

/** How a call names a request: by itself, by its mandate, or by what stands on a co-ownership. */
export type DemandeVisee =
  | { demandeId: number }
  | { mandatId: number }
  /** The one that has no mandate. */
  | { sansMandatDe: number }
  /** The one that a keeper holds. */
  | { tenueDe: number }

const designee = (x: DemandeDuDossier, visee: DemandeVisee): boolean => {
  if ('demandeId' in visee) return x.id === visee.demandeId
  if ('mandatId' in visee) return x.mandatId === visee.mandatId
  return 'tenueDe' in visee || x.mandatId === null
}

/** The request meant: the one that is held first, then the open one, then the latest. Throws `introuvable`. */
export const trouverDemande = (d: Dossier, visee: DemandeVisee): DemandeDuDossier => {
  const designees = d.demandes.filter((x) => designee(x, visee))
  const trouvee =
    designees.findLast((x) => x.etat === 'EN_COURS') ??
    designees.findLast((x) => demandeOuverte(x.etat)) ??
    designees.at(-1)
  if (!trouvee) throw new RegisterError('introuvable')
  return trouvee
}
