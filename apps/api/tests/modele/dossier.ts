import {
  addDays,
  type EtatCopropriete,
  type EtatMandat,
  type IsoDate,
  SILENCE_PRECISIONS_JOURS,
} from '@registre/domain'

// A co-ownership told in layers: what is registered and its mandates, over it a request to be
// attached, a dissolution, a cancellation, a deletion. The state shown is read from the layers; the
// register, for its part, stores states and goes back to them.

/** Persons of the model, by their place. */
export type Qui = number

export interface MandatM {
  id: number
  etat: Extract<EtatMandat, 'A_VENIR' | 'EN_COURS' | 'EXPIRE' | 'ARCHIVE'>
  syndic: Qui
  debut: IsoDate
  fin: IsoDate
}

export interface DemandeM {
  id: number
  mandatId: number | null
  etat: 'A_VALIDER' | 'EN_COURS' | 'PRECISIONS'
  par: Qui
  tenuePar: Qui | null
  jusqua: number
  /** The instant of the request for clarification; moved by a time out of reach. */
  suspendueA: number
  debut: IsoDate
  fin: IsoDate
  /** The request itself put the co-ownership "to confirm". */
  aConfirmer: boolean
  contestee: boolean
}

export interface DossierM {
  id: number
  declarationId: number
  auteur: Qui
  inscription: 'BROUILLON' | 'DEPOSEE' | 'REFUSEE' | 'IMMATRICULEE'
  immatriculation: DemandeM | null
  rattachement: DemandeM | null
  /** Who withdrew a request for attachment, or was refused one: it waits before another. */
  pauses: Qui[]
  dissolution: (DemandeM & { effet: IsoDate }) | null
  /** Validated: the day it takes effect, and whether it has. */
  dissoute: { effet: IsoDate; constatee: boolean } | null
  annulee: boolean
  /** The request that a confirmed duplicate closed: a restoration opens it again. */
  ecartee: DemandeM | null
  /** Since when it is cancelled or deleted. */
  masqueeA: number | null
  supprimee: boolean
  mandats: MandatM[]
  /** A validation gave it a number, which stays. */
  numerotee: boolean
  /** The last decision, while nobody did anything since: it can be taken back. */
  decision: DecisionM | null
}

/** A decision, and the co-ownership before it. */
export interface DecisionM {
  avant: DossierM
  par: Qui
  le: number
  jour: IsoDate
  /** Somebody holds a right by it. */
  droit: boolean
}

/** The co-ownership that a double of it doubles. */
export const NUMEROTE = new Map<number, DossierM>()

export const nouveau = (id: number, declarationId: number, auteur: Qui): DossierM => ({
  id,
  declarationId,
  auteur,
  inscription: 'BROUILLON',
  immatriculation: null,
  rattachement: null,
  pauses: [],
  dissolution: null,
  dissoute: null,
  annulee: false,
  ecartee: null,
  masqueeA: null,
  supprimee: false,
  mandats: [],
  numerotee: false,
  decision: null,
})

/**
 * The mandate that counts: what runs, else what begins first, else what is over without a
 * successor.
 */
export const mandatQuiCompte = (d: DossierM): MandatM | undefined => {
  const parDebut = d.mandats.toSorted((a, b) => a.debut.localeCompare(b.debut))
  return (['EN_COURS', 'A_VENIR', 'EXPIRE'] as const)
    .map((etat) => parDebut.find((m) => m.etat === etat))
    .find((m) => m !== undefined)
}

const ETAT_PAR_MANDAT = {
  EN_COURS: 'IMMATRICULEE_RATTACHEE',
  A_VENIR: 'FUTUR',
  EXPIRE: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
  ARCHIVE: 'IMMATRICULEE_A_RATTACHER',
} as const satisfies Record<MandatM['etat'], EtatCopropriete>

const avantImmatriculation = (d: DossierM): EtatCopropriete => {
  if (d.inscription === 'BROUILLON') return 'BROUILLON'
  if (d.inscription === 'REFUSEE') return 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'
  if (d.immatriculation?.etat === 'EN_COURS')
    return 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION'
  return d.immatriculation?.etat === 'PRECISIONS'
    ? 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
    : 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
}

/** The state that the layers show. */
export const etatDe = (d: DossierM): EtatCopropriete => {
  if (d.supprimee) return 'SUPPRIMEE'
  if (d.annulee) return 'IMMATRICULATION_ANNULEE'
  if (d.inscription !== 'IMMATRICULEE') return avantImmatriculation(d)
  if (d.dissoute) return d.dissoute.constatee ? 'DISSOUTE' : 'DISSOLUTION_EN_COURS'
  if (d.dissolution)
    return d.dissolution.etat === 'EN_COURS'
      ? 'DISSOLUTION_EN_COURS_DE_VALIDATION'
      : 'DISSOLUTION_A_VALIDER'
  if (d.rattachement?.aConfirmer) return 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'
  return ETAT_PAR_MANDAT[mandatQuiCompte(d)?.etat ?? 'ARCHIVE']
}

export const etatParmi = (d: DossierM, etats: readonly EtatCopropriete[]): boolean =>
  etats.includes(etatDe(d))
export const actifs = (d: DossierM): MandatM[] => d.mandats.filter((m) => m.etat !== 'ARCHIVE')
export const estSyndic = (d: DossierM, qui: Qui): boolean => actifs(d).some((m) => m.syndic === qui)
export const demandesDe = (d: DossierM): DemandeM[] =>
  [d.immatriculation, d.rattachement, d.dissolution].filter((x) => x !== null)
export const cachee = (d: DossierM): boolean => d.supprimee || d.annulee

const rendre = (demande: DemandeM): void => {
  demande.etat = 'A_VALIDER'
  demande.tenuePar = null
}

/** Locks whose lease is over go back to the queue. */
export const expirerBaux = (d: DossierM, maintenant: number): void => {
  for (const demande of demandesDe(d))
    if (demande.etat === 'EN_COURS' && demande.jusqua <= maintenant) rendre(demande)
}

/** A keeper's act gives back what it holds; false while another keeper holds something. */
export const liberable = (d: DossierM, qui: Qui, maintenant: number): boolean =>
  demandesDe(d).every((x) => x.etat !== 'EN_COURS' || x.tenuePar === qui || x.jusqua <= maintenant)
export const liberer = (d: DossierM): void => {
  for (const demande of demandesDe(d)) if (demande.etat === 'EN_COURS') rendre(demande)
}

const avancer = (d: DossierM, jour: IsoDate): boolean => {
  const enCours = d.mandats.find((m) => m.etat === 'EN_COURS')
  const suivant = d.mandats
    .filter((m) => m.etat === 'A_VENIR')
    .toSorted((a, b) => a.debut.localeCompare(b.debut))[0]
  if (enCours && enCours.fin < jour) {
    enCours.etat = suivant ? 'ARCHIVE' : 'EXPIRE'
    return true
  }
  if (enCours || !suivant || suivant.debut > jour) return false
  suivant.etat = 'EN_COURS'
  return true
}

/** Mandates begin and end with their dates, whatever is shown over them. */
export const avancerMandats = (d: DossierM, jour: IsoDate): void => {
  while (avancer(d, jour));
}

/** A request for attachment ends without effect. */
export const clore = (d: DossierM): void => {
  if (d.rattachement) d.pauses.push(d.rattachement.par)
  d.rattachement = null
}

/** A refused registration can be corrected; with a number, it is cancelled. */
export const refuserImmatriculation = (d: DossierM): void => {
  if (d.numerotee) {
    d.annulee = true
    d.ecartee = d.immatriculation
  } else d.inscription = 'REFUSEE'
  d.immatriculation = null
}

/** A dissolution ends the mandates and closes what was asked. */
export const dissoudre = (d: DossierM, effet: IsoDate): void => {
  d.dissoute = { effet, constatee: true }
  clore(d)
  for (const m of actifs(d)) {
    const butoir = m.debut > effet ? m.debut : effet
    m.etat = 'ARCHIVE'
    m.fin = m.fin < butoir ? m.fin : butoir
  }
}

const JOUR_A_PARIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
})

/** What the night does. */
export const nuit = (d: DossierM, jour: IsoDate): void => {
  if (d.dissoute && !d.dissoute.constatee && d.dissoute.effet <= jour && !cachee(d))
    dissoudre(d, d.dissoute.effet)
  avancerMandats(d, jour)
  if (cachee(d)) return
  const silence = (x: DemandeM | null): boolean =>
    x?.etat === 'PRECISIONS' &&
    jour >= addDays(JOUR_A_PARIS.format(x.suspendueA), SILENCE_PRECISIONS_JOURS)
  if (silence(d.rattachement)) {
    clore(d)
    d.decision = null
  }
  if (silence(d.immatriculation)) {
    refuserImmatriculation(d)
    d.decision = null
  }
}
