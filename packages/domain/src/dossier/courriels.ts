/** A co-ownership, and the page that the mail leads to. */
export interface CoproprieteNommee {
  nomCopropriete: string
  coproprieteId: number
}
/** A co-ownership that has its number. */
export interface CoproprieteNumerotee extends CoproprieteNommee {
  numero: string
}
/** Both ends of a mandate, as people read them. */
export interface DatesMandat {
  dateDebutMandat: string
  dateFinMandat: string
}
/** An election before the end of the mandate in place, and until when its syndic may answer. */
export interface Anticipation {
  electionLe: string
  reponseAvant: string
}
/** `rattachement`: the request of a syndic who is not attached yet has a screen of its own. */
export interface DemandeSuivie extends CoproprieteNommee {
  rattachement?: { numero: string; idMandat: number } | null
}

/** The mails that a decision about a dossier sends: their name and what each one needs. */
export interface CourrielsDuDossier {
  'demande-envoyee': CoproprieteNommee & { adresse: string; echeance: string }
  'precisions-repondues': DemandeSuivie & { adresse: string; echeance: string }
  'immatriculation-validee': CoproprieteNumerotee & DatesMandat
  'immatriculation-notaire': CoproprieteNumerotee
  'doublon-en-examen': CoproprieteNommee & { echeance: string; lieuDisperse?: boolean }
  'doublon-confirme': CoproprieteNommee & { numeroExistant: string; nomExistant: string }
  'demande-refusee': DemandeSuivie & { typeDemande: string; motifs: string[]; raison: string }
  'precisions-demandees': DemandeSuivie & {
    typeDemande: string
    message: string
    declarationId: number | null
    dateLimite: string
  }
  'precisions-rappel': DemandeSuivie & { declarationId: number | null; dateLimite: string }
  'precisions-expirees': DemandeSuivie
  'rattachement-valide': CoproprieteNumerotee & DatesMandat
  'rattachement-demande': CoproprieteNumerotee & DatesMandat & { echeance: string }
  'rattachement-a-completer': CoproprieteNumerotee & DatesMandat
  /** Several requests in one mail, each in a line. */
  'rattachements-annonces': { demandes: string[] }
  'rattachement-annonce': CoproprieteNumerotee & DatesMandat & { demandeur: string }
  'fin-anticipee-annoncee': CoproprieteNumerotee &
    DatesMandat &
    Anticipation & { demandeur: string; debutAVenir?: string }
  /** The syndic in place agreed: told to who asked. */
  'fin-anticipee-accordee': CoproprieteNumerotee & { echeance: string }
  'rattachement-conteste': CoproprieteNumerotee & { demandeur: string; texte: string }
  'rattachement-retire': CoproprieteNumerotee
  'rattachement-sans-suite': CoproprieteNumerotee
  /**
   * `dateFinMandat` is empty where nothing ran; `aVenirRetire`: a mandate to come was withdrawn
   * before it began.
   */
  'rattachement-fin-mandat': {
    nomCopropriete: string
    numero: string
    dateFinMandat: string
    aVenirRetire?: boolean
    dateDebutMandat?: string
    nouveauSyndic: string
  }
  'mandat-debute': CoproprieteNumerotee & DatesMandat
  'mandat-echeance': CoproprieteNumerotee & {
    dateFinMandat: string
    jours: number
    /** Its other obligations to be done or late, with their days; absent of a mail of before. */
    aFaire?: string
  }
  'mandat-expire': CoproprieteNumerotee & { dateFinMandat: string }
  'mandat-renouvele': CoproprieteNumerotee & DatesMandat & { aVenir: boolean }
  'mandat-dates-modifiees': CoproprieteNumerotee & DatesMandat & { avant: string; motif?: string }
  'mandat-retire': {
    nomCopropriete: string
    numero: string
    dateDebutMandat: string
    dateFinMandat: string
    raison: string
  }
  'successeur-connu': CoproprieteNumerotee & {
    declarant: string
    datePriseFonction: string
    /** Name of the successor's house, '' for a volunteer. */
    maisonDuSuccesseur: string
  }
  'successeur-invite': CoproprieteNumerotee & {
    declarant: string
    datePriseFonction: string
    graine: string
    expire: string
  }
  /** The syndic whom a notary named, registered already: `maison` is '' for a volunteer. */
  'syndic-designe': CoproprieteNumerotee & { notaire: string; maison: string }
  'syndic-invite': CoproprieteNumerotee & { notaire: string; graine: string; expire: string }
  'successeur-annule': { nomCopropriete: string; numero: string; declarant: string }
  'dissolution-constatee': CoproprieteNumerotee & { dateEffet: string }
  'dissolution-validee': CoproprieteNumerotee & { dateEffet: string; aVenir?: boolean }
  'dissolution-declaree': CoproprieteNumerotee & { dateEffet: string; echeance: string }
  'dissolution-declaree-syndic': CoproprieteNumerotee & { dateEffet: string; echeance: string }
  'dissolution-annulee': CoproprieteNumerotee
  'copropriete-supprimee': {
    nomCopropriete: string
    numero: string
    adresse: string
    motif: string
  }
  'immatriculation-annulee': CoproprieteNumerotee & { motif: string; numeroRemplacement: string }
  'copropriete-restauree': CoproprieteNumerotee & { motif: string }
  /**
   * `effets`: what becomes of this person's request and mandate, a sentence each; `certifiee`: an
   * attestation said the decision.
   */
  'decision-reprise': CoproprieteNumerotee & {
    decision: string
    decideeLe: string
    motif: string
    effets: string[]
    certifiee: boolean
  }
  /** `finMandat`: of the mandate that follows, '' where none does. */
  'numero-fusionne': CoproprieteNumerotee & {
    numeroFusionne: string
    motif: string
    finMandat: string
  }
  'retrait-ouvert': CoproprieteNumerotee & {
    decision: string
    decideeLe: string
    motif: string
    texte: string
    reponseAvant: string
  }
  'retrait-abandonne': CoproprieteNumerotee & {
    decision: string
    decideeLe: string
    motif: string
  }
  'declarations-supprimees': CoproprieteNumerotee & { motif: string; annuelle: boolean }
  'rattachement-caduc': CoproprieteNumerotee & { dateEffet: string }
  'erreur-signalee': CoproprieteNumerotee & { erreur: string; auteur: string }
  'mise-a-jour-enregistree': CoproprieteNumerotee & { typeMaj: string; cloture: string }
  'mise-a-jour-a-accepter': {
    nomCopropriete: string
    numero: string
    declarationId: number
    predecesseur: string
  }
  'mise-a-jour-jugee': CoproprieteNumerotee & { acceptee: boolean }
}

/**
 * What nobody has to act upon today: it waits for the morning, and leaves in one mail a person, by
 * co-ownership. Everything else leaves at once.
 */
export const COURRIELS_DU_MATIN = [
  'mandat-debute',
  'mandat-echeance',
  'mandat-expire',
  'mandat-renouvele',
  'mandat-dates-modifiees',
  'mise-a-jour-enregistree',
  'rattachement-sans-suite',
  'copropriete-restauree',
] as const satisfies readonly (keyof CourrielsDuDossier)[]
export type CourrielDuMatin = (typeof COURRIELS_DU_MATIN)[number]
