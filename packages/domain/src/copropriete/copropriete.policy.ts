import { estDeLEtablissement, interditEnEmprunt, peutAgir } from '../acces/acteur.ts'
import type { Acteur } from '../acces/acteur.ts'
import { peut } from '../acces/autorites.ts'
import { isAdminTeneur, isNotaireImmatriculant, isTeneur } from '../acces/profils.ts'
import { verrouTenu } from '../demande/demande.echeance.ts'
import { ETATS_IMMATRICULES } from './copropriete.machine.ts'
import type { EtatCopropriete } from './copropriete.etats.ts'

/** What a policy knows of a co-ownership. */
export interface CoproprieteVue {
  etat: EtatCopropriete
  auteurTeledeclarantId: number
  /** Establishments with a running, future or expired mandate. */
  syndicsRattaches: readonly number[]
  /**
   * Establishments that declared its dissolution, under way or done; and those whose mandate the
   * dissolution ended.
   */
  declarantsDissolution?: readonly number[]
  /** The syndic in office, or the last one while nobody follows. */
  syndicCourant?: number | null
  /** Establishments whose mandate ended less than a year ago and was followed by another's. */
  predecesseurs?: readonly number[]
  /** A mandate that has not begun already follows the present one. */
  mandatAVenir?: boolean
}

export interface VerrouVue {
  parUtilisateurId: number | null
  /** Milliseconds; null: free. */
  expireLe: number | null
}

/** A notary also reads the sheet of a number that is being dissolved, or is. */
const EN_DISSOLUTION: ReadonlySet<EtatCopropriete> = new Set([
  'DISSOLUTION_A_VALIDER',
  'DISSOLUTION_EN_COURS_DE_VALIDATION',
  'DISSOLUTION_EN_COURS',
  'DISSOUTE',
])

const immatriculee = (etat: EtatCopropriete): boolean => ETATS_IMMATRICULES.some((e) => e === etat)

const aDissous = (acteur: Acteur, { declarantsDissolution = [] }: CoproprieteVue): boolean =>
  declarantsDissolution.some((id) => estDeLEtablissement(acteur, id))
const estSyndic = (acteur: Acteur, copropriete: CoproprieteVue): boolean =>
  copropriete.syndicsRattaches.some((id) => estDeLEtablissement(acteur, id))

/** A former syndic of less than a year may still have to declare the accounts of its own time. */
const estPredecesseur = (acteur: Acteur, copropriete: CoproprieteVue): boolean =>
  (copropriete.predecesseurs ?? []).some((id) => estDeLEtablissement(acteur, id))

/**
 * The full sheet: keepers see all but drafts; a notary sees what is registered; a syndic, its own,
 * what it declared and what it has just left.
 */
export const peutVoirFiche = (acteur: Acteur, copropriete: CoproprieteVue): boolean => {
  if (!peut(acteur.autorites, ['VISUALISER_COPRO'])) return false
  if (isTeneur(acteur.profil)) return copropriete.etat !== 'BROUILLON'
  if (copropriete.etat === 'SUPPRIMEE') return false
  if (isNotaireImmatriculant(acteur.profil) || acteur.profil === 'NOTAIRE_COLLAB') {
    return (
      immatriculee(copropriete.etat) ||
      EN_DISSOLUTION.has(copropriete.etat) ||
      estDeLEtablissement(acteur, copropriete.auteurTeledeclarantId) ||
      aDissous(acteur, copropriete)
    )
  }
  return (
    estSyndic(acteur, copropriete) ||
    estPredecesseur(acteur, copropriete) ||
    estDeLEtablissement(acteur, copropriete.auteurTeledeclarantId) ||
    aDissous(acteur, copropriete)
  )
}

/** Every keeper opens, clarifies and assigns; a lock held by another keeps the request closed. */
export const peutOuvrirDemande = (acteur: Acteur, verrou: VerrouVue, maintenant: number): boolean =>
  isTeneur(acteur.profil) &&
  peutAgir(acteur, 'VALIDER_RATTACHEMENT_DECLARATION') &&
  (verrou.parUtilisateurId === acteur.utilisateurId || !verrouTenu(verrou.expireLe, maintenant))

/** True when the actor holds the request now: what each decision asks first. */
const detientLeVerrou = (acteur: Acteur, verrou: VerrouVue, maintenant: number): boolean =>
  verrou.parUtilisateurId === acteur.utilisateurId && verrouTenu(verrou.expireLe, maintenant)

export type DecisionTeneur =
  | 'valider'
  | 'confirmer-doublon'
  | 'refuser'
  | 'demander-precisions'
  | 'affecter'
  | 'quitter'
  | 'valider-rattachement'
  | 'refuser-rattachement'
  | 'valider-dissolution'
  | 'refuser-dissolution'

/** What ends something needs a keeper administrator: the hotline takes all the others. */
const DECISIONS_ADMIN_TENEUR = ['valider-dissolution'] as const satisfies readonly DecisionTeneur[]

/**
 * Who may decide: a keeper with the authority, who holds the lock; a dissolution is validated by
 * TENEUR_ADMIN_* alone.
 */
export const peutDecider = (
  acteur: Acteur,
  decision: DecisionTeneur,
  verrou: VerrouVue,
  maintenant: number,
): boolean =>
  isTeneur(acteur.profil) &&
  peutAgir(acteur, 'VALIDER_RATTACHEMENT_DECLARATION') &&
  (isAdminTeneur(acteur.profil) || !DECISIONS_ADMIN_TENEUR.some((d) => d === decision)) &&
  detientLeVerrou(acteur, verrou, maintenant)

/** Free a lock that another keeper holds: TENEUR_ADMIN_*; its owner simply leaves. */
export const peutDeverrouiller = (acteur: Acteur): boolean =>
  isAdminTeneur(acteur.profil) && peutAgir(acteur, 'VALIDER_RATTACHEMENT_DECLARATION')

/** Cancel, delete, withdraw an attachment; restore, take a decision back. */
export const peutAdministrer = (acteur: Acteur): boolean =>
  isAdminTeneur(acteur.profil) && peutAgir(acteur, 'GERER_COPROPRIETE')

/** Declare a dissolution: the attached syndic, a notary or a keeper; never while impersonating. */
export const peutDissoudre = (acteur: Acteur, copropriete: CoproprieteVue): boolean =>
  peutAgir(acteur, 'DISSOUDRE_COPRO') &&
  !interditEnEmprunt(acteur, 'dissolution') &&
  immatriculee(copropriete.etat) &&
  (isTeneur(acteur.profil) ||
    isNotaireImmatriculant(acteur.profil) ||
    estSyndic(acteur, copropriete))

/**
 * Take back a dissolution that no keeper has decided: who declared it — the establishment, or the
 * keeper. Never while impersonating.
 */
export const peutAnnulerDissolution = (
  acteur: Acteur,
  dissolution: { teledeclarantId: number; parTeneur: boolean; parUtilisateurId: number | null },
): boolean =>
  peutAgir(acteur, 'DISSOUDRE_COPRO') &&
  !interditEnEmprunt(acteur, 'dissolution') &&
  (dissolution.parTeneur
    ? dissolution.parUtilisateurId === acteur.utilisateurId
    : estDeLEtablissement(acteur, dissolution.teledeclarantId))
