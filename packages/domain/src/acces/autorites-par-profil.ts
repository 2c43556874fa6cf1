import { AUTORITES } from './autorites.ts'
import type { Autorite } from './autorites.ts'
import type { Profil } from './profils.ts'

/**
 * The rights of each profile (the role of an account); why it holds one. S: stated in the specification. P: decided for the register.
 * a: held only while the declarant awaits activation.
 */
export type Marque = 'S' | 'P' | 'a'

const SYNDICS_PRINC = ['TELE_NONPRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_PRINC'] as const
const SYNDICS_SECOND = ['TELE_NONPRO_ADMIN_SECOND', 'TELE_PRO_ADMIN_SECOND'] as const
const SYNDICS_GESTION = ['TELE_NONPRO_GESTION', 'TELE_PRO_GESTION'] as const
const SYNDICS_ADMIN = [...SYNDICS_PRINC, ...SYNDICS_SECOND] as const
const SYNDICS = [...SYNDICS_ADMIN, ...SYNDICS_GESTION] as const
const NOTAIRES_ACTES = ['NOTAIRE_ADMIN', 'NOTAIRE_NOTAIRE'] as const
const NOTAIRES = [...NOTAIRES_ACTES, 'NOTAIRE_COLLAB'] as const
const TENEURS_ADMIN = ['TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND'] as const
const HOTLINE = ['TENEUR_ASS_HOTLINE_ADMIN', 'TENEUR_ASS_HOTLINE_GES'] as const
const TENEURS = [...TENEURS_ADMIN, ...HOTLINE] as const

/** The rights: each authority, and the profiles that hold it, by the reason why. */
const DROITS: Record<Autorite, Partial<Record<Marque, readonly Profil[]>>> = {
  IMMATRICULER_NVELLE_COPRO: { S: [...SYNDICS_GESTION, ...NOTAIRES_ACTES], P: SYNDICS_ADMIN },
  UPDATE_ACCOUNT: {
    S: [...SYNDICS_SECOND, ...SYNDICS_GESTION],
    P: [...SYNDICS_PRINC, ...NOTAIRES, ...TENEURS],
  },
  MENU_GESTION_UTILISATEURS: {
    S: SYNDICS_SECOND,
    P: [...SYNDICS_PRINC, 'NOTAIRE_ADMIN', ...TENEURS],
  },
  VISUALISER_COPRO: { S: [...NOTAIRES, ...TENEURS_ADMIN], P: [...SYNDICS, ...HOTLINE] },
  ENREGISTRER_MODIFICATIONS: { S: NOTAIRES_ACTES, P: [...SYNDICS, ...TENEURS_ADMIN] },
  GERER_COPROPRIETE: {
    S: [...SYNDICS_SECOND, ...SYNDICS_GESTION],
    P: [...SYNDICS_PRINC, ...TENEURS_ADMIN, 'TENEUR_ASS_HOTLINE_ADMIN'],
  },
  AFFICHER_DONNEES_ADMIN_SYNDIC: { P: [...SYNDICS, ...NOTAIRES_ACTES, ...TENEURS] },
  MAJ_COPROPRIETE_ANNUELLE: { P: SYNDICS },
  MAJ_COPROPRIETE_STANDARD: { S: NOTAIRES_ACTES, P: SYNDICS },
  MAJ_COPROPRIETE_AVANT_VALIDATION: { P: [...SYNDICS, ...NOTAIRES_ACTES, ...TENEURS_ADMIN] },
  MAJ_COPROPRIETE_ANNUELLE_EXPIRE: { P: SYNDICS },
  MAJ_COPROPRIETE_STANDARD_EXPIRE: { P: SYNDICS },
  MENU_COPROPRIETE: { S: SYNDICS_GESTION, P: [...SYNDICS_ADMIN, ...NOTAIRES, ...TENEURS] },
  TYPE_TELEDECLARANT: { P: TENEURS },
  RENOUVELER_MANDAT: { P: SYNDICS },
  LIRE_TELEDECLARANT: { S: TENEURS_ADMIN, P: HOTLINE },
  LST_TELEDECLARANT: { S: TENEURS_ADMIN, P: HOTLINE },
  EDITER_TELEDECLARANT: { S: TENEURS_ADMIN, P: ['TENEUR_ASS_HOTLINE_ADMIN'] },
  SUPPRIMER_TELEDECLARANT: { S: TENEURS_ADMIN },
  SUPPRIMER_UTILISATEUR: { P: [...TENEURS_ADMIN, 'TENEUR_ASS_HOTLINE_ADMIN'] },
  VALIDER_DECLA_PREDECESSEUR: { P: SYNDICS },
  CREER_ADMIN_SEC: { P: [...SYNDICS_PRINC, 'TENEUR_ADMIN_PRINC'] },
  CREER_GESTIONNAIRE: {
    S: SYNDICS_SECOND,
    P: [...SYNDICS_PRINC, 'NOTAIRE_ADMIN', ...TENEURS_ADMIN],
  },
  MON_COMPTE: {
    S: [...SYNDICS_SECOND, ...SYNDICS_GESTION],
    P: [...SYNDICS_PRINC, ...NOTAIRES, ...TENEURS],
  },
  EDITER_SUPPRIMER_NON_ADMIN: {
    S: SYNDICS_SECOND,
    P: [...SYNDICS_PRINC, 'NOTAIRE_ADMIN', ...TENEURS_ADMIN, 'TENEUR_ASS_HOTLINE_ADMIN'],
  },
  EDITER_SUPPRIMER_ADMIN: { P: [...SYNDICS_PRINC, 'TENEUR_ADMIN_PRINC'] },
  AJOUTER_UTILISATEUR: {
    S: SYNDICS_SECOND,
    P: [...SYNDICS_PRINC, 'NOTAIRE_ADMIN', ...TENEURS_ADMIN, 'TENEUR_ASS_HOTLINE_ADMIN'],
  },
  MON_ENTREPRISE_LECTURE: { S: SYNDICS_GESTION, P: [...SYNDICS_ADMIN, ...NOTAIRES] },
  MON_ENTREPRISE_ECRITURE: { S: NOTAIRES_ACTES, P: SYNDICS_PRINC },
  DECLARER_SUCCESSEUR: { P: SYNDICS },
  LIST_RECH_UTILISATEUR: { P: [...SYNDICS_ADMIN, 'NOTAIRE_ADMIN'] },
  LIST_RCH_USER_TENEUR: { P: TENEURS },
  DISSOUDRE_COPRO: { S: NOTAIRES_ACTES, P: [...SYNDICS, ...TENEURS_ADMIN] },
  RATTACHER_COPROPRIETE: { S: SYNDICS_GESTION, P: SYNDICS_ADMIN },
  LIST_RATTACHEMENT: { P: [...SYNDICS, ...TENEURS] },
  ATTENTE_ACTIVATION_TELE: { a: SYNDICS },
  CATEGORISATION: { S: ['INSTITUTIONNEL'], P: TENEURS_ADMIN },
  CHART_CONFIDENTIALITE: { S: ['INSTITUTIONNEL'] },
  DONNEES_BRUTES: { S: ['INSTITUTIONNEL', ...TENEURS_ADMIN] },
  EDITER_MDP_USER: { P: TENEURS },
  VALIDER_RATTACHEMENT_DECLARATION: { S: TENEURS_ADMIN, P: HOTLINE },
  SUIVI_INDICATEURS_MCO: { S: TENEURS_ADMIN },
  RECHERCHE_EVENEMENT_JOURNAL: { S: TENEURS_ADMIN, P: ['TENEUR_ASS_HOTLINE_ADMIN'] },
  IMMATRICULER_D_OFFICE: { S: NOTAIRES_ACTES },
  IMMATRICULER_INITIALE: { S: NOTAIRES_ACTES },
}

/** Why a profile holds an authority; null when it does not. */
export const marqueDe = (autorite: Autorite, profil: Profil): Marque | null =>
  (['S', 'P', 'a'] as const).find((m) => DROITS[autorite][m]?.includes(profil)) ?? null

/**
 * The authorities of a profile. A declarant who awaits activation also holds the ones marked `a`.
 * An empty list means no right on the server; only the menu reads it otherwise (see menuVisible).
 */
export const autoritesDe = (
  profil: Profil,
  options: { enAttenteActivation?: boolean } = {},
): Autorite[] =>
  AUTORITES.filter((autorite) => {
    const marque = marqueDe(autorite, profil)
    return marque !== null && (marque !== 'a' || options.enAttenteActivation === true)
  })
