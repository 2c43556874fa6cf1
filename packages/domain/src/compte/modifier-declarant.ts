import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import { LABELS_STATUT_TELEDECLARANT } from '../teledeclarant/teledeclarant.labels.ts'
import { evenementVersStatut } from '../teledeclarant/teledeclarant.policy.ts'
import type { StatutTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import {
  acteDuDeclarant,
  type ChangementDeCompte,
  courrielCompte,
  type PoseDeclarant,
} from './changement.ts'
import { type Compte, declarantDe } from './compte.ts'
import { suivreType } from './modifier-utilisateur.ts'

/** The contact data of one's own establishment. Throws `introuvable`. */
export const enregistrerEtablissement = (
  compte: Compte,
  champs: readonly string[],
  pose: PoseDeclarant,
): ChangementDeCompte => ({
  actes: [
    acteDuDeclarant(declarantDe(compte).id, 'enregistrer-etablissement', null, pose, { champs }),
  ],
  envois: [],
})

const changerStatut = (id: number, de: StatutTeledeclarant, vers: StatutTeledeclarant) => {
  const evenement = evenementVersStatut(de, vers)
  return evenement === null ? [] : [acteDuDeclarant(id, evenement, evenement)]
}

/**
 * A keeper saves the file of a declarant: its accounts follow its type, its status moves where the
 * table lets it, and its representative is told. Throws `introuvable`.
 */
export const modifierDeclarant = (
  compte: Compte,
  m: {
    champs: readonly string[]
    pose: PoseDeclarant & { repEmail: string }
    /** Null where it stays. */
    type: TypeTeledeclarant | null
    statut: StatutTeledeclarant
  },
): ChangementDeCompte => {
  const { id, siret, statut: de } = declarantDe(compte)
  const statut = changerStatut(id, de, m.statut)
  const modifie = acteDuDeclarant(id, 'modifier-teledeclarant', null, m.pose, { champs: m.champs })
  const autreSiret = m.pose.siret !== undefined && m.pose.siret !== siret
  return {
    actes: [
      // The number of a firm is public data: the journal keeps the former one and the new.
      autreSiret ? { ...modifie, etatDe: 'siret' } : modifie,
      ...(m.type === null ? [] : suivreType(compte.utilisateurs, m.type)),
      ...statut,
    ],
    envois:
      statut.length === 0
        ? []
        : courrielCompte(m.pose.repEmail, 'teledeclarant-statut', {
            statut: LABELS_STATUT_TELEDECLARANT[m.statut],
            actif: m.statut === 'ACTIF',
          }),
  }
}

/**
 * Who invited somebody that has not come corrects its address: the keys sent to the former one open
 * nothing. Throws `introuvable`.
 */
export const corrigerInvitation = (
  compte: Compte,
  id: number,
  email: string,
): ChangementDeCompte => ({
  actes: [],
  muets: [
    {
      quoi: 'utilisateur',
      id,
      evenement: 'changer-adresse',
      pose: { email, login: email.toLowerCase() },
    },
    { quoi: 'declarant', evenement: null, pose: { repEmail: email } },
  ],
  envois: [],
})
