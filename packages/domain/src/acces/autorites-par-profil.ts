import { AUTORITES } from './autorites.ts'
import type { Autorite } from './autorites.ts'
import type { Profil } from './profils.ts'

/**
 * S: stated in the specification. P: decided for the register. a: held only while the declarant
 * awaits activation. '': not held.
 */
export type Marque = 'S' | 'P' | 'a' | ''

const S = 'S'
const P = 'P'
const a = 'a'
const _ = ''

type Ligne = Record<Profil, Marque>

/**
 * One row of the matrix, in the order of the columns below: a row with a missing or an extra
 * profile does not compile.
 */
const ligne = (
  DEFAULT: Marque,
  restricted: Marque,
  INSTITUTIONNEL: Marque,
  TELE_NONPRO_ADMIN_PRINC: Marque,
  TELE_NONPRO_ADMIN_SECOND: Marque,
  TELE_NONPRO_GESTION: Marque,
  TELE_PRO_ADMIN_PRINC: Marque,
  TELE_PRO_ADMIN_SECOND: Marque,
  TELE_PRO_GESTION: Marque,
  NOTAIRE_ADMIN: Marque,
  NOTAIRE_NOTAIRE: Marque,
  NOTAIRE_COLLAB: Marque,
  TENEUR_ADMIN_PRINC: Marque,
  TENEUR_ADMIN_SCOND: Marque,
  TENEUR_ASS_HOTLINE_ADMIN: Marque,
  TENEUR_ASS_HOTLINE_GES: Marque,
): Ligne => ({
  DEFAULT,
  restricted,
  INSTITUTIONNEL,
  TELE_NONPRO_ADMIN_PRINC,
  TELE_NONPRO_ADMIN_SECOND,
  TELE_NONPRO_GESTION,
  TELE_PRO_ADMIN_PRINC,
  TELE_PRO_ADMIN_SECOND,
  TELE_PRO_GESTION,
  NOTAIRE_ADMIN,
  NOTAIRE_NOTAIRE,
  NOTAIRE_COLLAB,
  TENEUR_ADMIN_PRINC,
  TENEUR_ADMIN_SCOND,
  TENEUR_ASS_HOTLINE_ADMIN,
  TENEUR_ASS_HOTLINE_GES,
})

/**
 * The rights: each authority, and who holds it. Columns: DEFAULT, restricted, INSTITUTIONNEL;
 * volunteer main, second, manager;
 * professional main, second, manager; notary admin, notary, collaborator; keeper main, second,
 * hotline admin, hotline.
 */
export const AUTORITES_PAR_PROFIL = {
  IMMATRICULER_NVELLE_COPRO: ligne(_, _, _, P, P, S, P, P, S, S, S, _, _, _, _, _),
  UPDATE_ACCOUNT: ligne(_, _, _, P, S, S, P, S, S, P, P, P, P, P, P, P),
  MENU_GESTION_UTILISATEURS: ligne(_, _, _, P, S, _, P, S, _, P, _, _, P, P, P, P),
  VISUALISER_COPRO: ligne(_, _, _, P, P, P, P, P, P, S, S, S, S, S, P, P),
  ENREGISTRER_MODIFICATIONS: ligne(_, _, _, P, P, P, P, P, P, S, S, _, P, P, _, _),
  GERER_COPROPRIETE: ligne(_, _, _, P, S, S, P, S, S, _, _, _, P, P, P, _),
  AFFICHER_DONNEES_ADMIN_SYNDIC: ligne(_, _, _, P, P, P, P, P, P, P, P, _, P, P, P, P),
  MAJ_COPROPRIETE_ANNUELLE: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  MAJ_COPROPRIETE_STANDARD: ligne(_, _, _, P, P, P, P, P, P, S, S, _, _, _, _, _),
  MAJ_COPROPRIETE_AVANT_VALIDATION: ligne(_, _, _, P, P, P, P, P, P, P, P, _, P, P, _, _),
  MAJ_COPROPRIETE_ANNUELLE_EXPIRE: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  MAJ_COPROPRIETE_STANDARD_EXPIRE: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  MENU_COPROPRIETE: ligne(_, _, _, P, P, S, P, P, S, P, P, P, P, P, P, P),
  TYPE_TELEDECLARANT: ligne(_, _, _, _, _, _, _, _, _, _, _, _, P, P, P, P),
  RENOUVELER_MANDAT: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  LIRE_TELEDECLARANT: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, P, P),
  LST_TELEDECLARANT: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, P, P),
  EDITER_TELEDECLARANT: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, P, _),
  SUPPRIMER_TELEDECLARANT: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, _, _),
  SUPPRIMER_UTILISATEUR: ligne(_, _, _, _, _, _, _, _, _, _, _, _, P, P, P, _),
  VALIDER_DECLA_PREDECESSEUR: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  CREER_ADMIN_SEC: ligne(_, _, _, P, _, _, P, _, _, _, _, _, P, _, _, _),
  CREER_GESTIONNAIRE: ligne(_, _, _, P, S, _, P, S, _, P, _, _, P, P, _, _),
  MON_COMPTE: ligne(_, _, _, P, S, S, P, S, S, P, P, P, P, P, P, P),
  EDITER_SUPPRIMER_NON_ADMIN: ligne(_, _, _, P, S, _, P, S, _, P, _, _, P, P, P, _),
  EDITER_SUPPRIMER_ADMIN: ligne(_, _, _, P, _, _, P, _, _, _, _, _, P, _, _, _),
  AJOUTER_UTILISATEUR: ligne(_, _, _, P, S, _, P, S, _, P, _, _, P, P, P, _),
  MON_ENTREPRISE_LECTURE: ligne(_, _, _, P, P, S, P, P, S, P, P, P, _, _, _, _),
  MON_ENTREPRISE_ECRITURE: ligne(_, _, _, P, _, _, P, _, _, S, S, _, _, _, _, _),
  DECLARER_SUCCESSEUR: ligne(_, _, _, P, P, P, P, P, P, _, _, _, _, _, _, _),
  LIST_RECH_UTILISATEUR: ligne(_, _, _, P, P, _, P, P, _, P, _, _, _, _, _, _),
  LIST_RCH_USER_TENEUR: ligne(_, _, _, _, _, _, _, _, _, _, _, _, P, P, P, P),
  DISSOUDRE_COPRO: ligne(_, _, _, P, P, P, P, P, P, S, S, _, P, P, _, _),
  RATTACHER_COPROPRIETE: ligne(_, _, _, P, P, S, P, P, S, _, _, _, _, _, _, _),
  LIST_RATTACHEMENT: ligne(_, _, _, P, P, P, P, P, P, _, _, _, P, P, P, P),
  ATTENTE_ACTIVATION_TELE: ligne(_, _, _, a, a, a, a, a, a, _, _, _, _, _, _, _),
  CATEGORISATION: ligne(_, _, S, _, _, _, _, _, _, _, _, _, P, P, _, _),
  CHART_CONFIDENTIALITE: ligne(_, _, S, _, _, _, _, _, _, _, _, _, _, _, _, _),
  DONNEES_BRUTES: ligne(_, _, S, _, _, _, _, _, _, _, _, _, S, S, _, _),
  EDITER_MDP_USER: ligne(_, _, _, _, _, _, _, _, _, _, _, _, P, P, P, P),
  VALIDER_RATTACHEMENT_DECLARATION: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, P, P),
  SUIVI_INDICATEURS_MCO: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, _, _),
  RECHERCHE_EVENEMENT_JOURNAL: ligne(_, _, _, _, _, _, _, _, _, _, _, _, S, S, P, _),
  IMMATRICULER_D_OFFICE: ligne(_, _, _, _, _, _, _, _, _, S, S, _, _, _, _, _),
  IMMATRICULER_INITIALE: ligne(_, _, _, _, _, _, _, _, _, S, S, _, _, _, _, _),
} as const satisfies Record<Autorite, Ligne>

/**
 * The authorities of a profile. A declarant who awaits activation also holds the ones marked `a`.
 * An empty list means no right on the server; only the menu reads it otherwise (see menuVisible).
 */
export const autoritesDe = (
  profil: Profil,
  options: { enAttenteActivation?: boolean } = {},
): Autorite[] =>
  AUTORITES.filter((autorite) => {
    const marque: Marque = AUTORITES_PAR_PROFIL[autorite][profil]
    return marque === S || marque === P || (marque === a && options.enAttenteActivation === true)
  })
