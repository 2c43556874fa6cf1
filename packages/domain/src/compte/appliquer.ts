import { next } from '../kernel/machine.ts'
import { machineTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import {
  type ActeDeCompte,
  type ChangementDeCompte,
  type MouvementDeCompte,
  mouvementsDeCompte,
} from './changement.ts'
import { type Compte, declarantDe, type UtilisateurDuCompte, utilisateurDe } from './compte.ts'
import { machineUtilisateur } from './utilisateur.machine.ts'

const deplacerUtilisateur = (
  avant: UtilisateurDuCompte,
  { evenement, pose = {} }: Extract<MouvementDeCompte, { quoi: 'utilisateur' }>,
): UtilisateurDuCompte => {
  const { motDePasseHash, emailValideLe: _quand, ...lu } = pose
  return {
    ...avant,
    ...lu,
    etat: evenement === null ? avant.etat : next(machineUtilisateur, avant.etat, evenement),
    aMotDePasse: motDePasseHash === undefined ? avant.aMotDePasse : motDePasseHash !== null,
  }
}

const appliquerMouvement = (compte: Compte, m: MouvementDeCompte): Compte => {
  if (m.quoi === 'utilisateur') {
    const apres = deplacerUtilisateur(utilisateurDe(compte, m.id), m)
    return {
      ...compte,
      utilisateurs: compte.utilisateurs.map((u) => (u.id === m.id ? apres : u)),
    }
  }
  const declarant = declarantDe(compte)
  const { pose = {}, evenement } = m
  return {
    ...compte,
    declarant: {
      ...declarant,
      type: pose.type ?? declarant.type,
      raisonSociale: pose.raisonSociale ?? declarant.raisonSociale,
      siret: pose.siret === undefined ? declarant.siret : pose.siret,
      numEtude: pose.numEtude === undefined ? declarant.numEtude : pose.numEtude,
      email: pose.repEmail ?? declarant.email,
      codeHash:
        pose.codeActivationHash === undefined ? declarant.codeHash : pose.codeActivationHash,
      codeEssais: pose.codeActivationEssais ?? declarant.codeEssais,
      statut:
        evenement === null
          ? declarant.statut
          : next(machineTeledeclarant, declarant.statut, evenement),
    },
  }
}

/**
 * People after a change, through the tables of transitions. Throws `transition-interdite` for a
 * move that no row allows, `introuvable` for somebody who is not held.
 */
export const appliquerAuCompte = (
  compte: Compte,
  changement: Pick<ChangementDeCompte, 'actes' | 'muets'>,
): Compte => mouvementsDeCompte(changement).reduce(appliquerMouvement, compte)

/** One row of the journal, out of the change itself. */
export type LigneDeCompte = Omit<ActeDeCompte, 'mouvements' | 'etatDe'> & {
  de?: string
  vers?: string
}

const etatsDe = (acte: ActeDeCompte, avant: Compte, apres: Compte) => {
  if (acte.etatDe === 'declarant')
    return { de: declarantDe(avant).statut, vers: declarantDe(apres).statut }
  const bouge = acte.mouvements.find((m) => m.quoi === 'utilisateur')
  if (acte.etatDe !== 'profil' || bouge === undefined) return {}
  const { profil: de } = utilisateurDe(avant, bouge.id)
  const { etat, profil: vers } = utilisateurDe(apres, bouge.id)
  return etat === 'FERME' ? { de } : { de, vers }
}

/** The rows of the journal that a change makes, one an act, in order. Throws as `appliquerAuCompte`. */
export const raconterLeCompte = (
  compte: Compte,
  { actes, muets = [] }: Pick<ChangementDeCompte, 'actes' | 'muets'>,
): LigneDeCompte[] => {
  let courant = muets.reduce(appliquerMouvement, compte)
  return actes.map((acte) => {
    const apres = acte.mouvements.reduce(appliquerMouvement, courant)
    const { mouvements: _moves, etatDe: _quoi, ...ligne } = acte
    const racontee = { ...ligne, ...etatsDe(acte, courant, apres) }
    courant = apres
    return racontee
  })
}
