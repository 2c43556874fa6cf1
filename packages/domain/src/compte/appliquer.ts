import { next } from '../kernel/machine.ts'
import { machineTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import {
  type ActeDeCompte,
  type ChangementDeCompte,
  type MouvementDeCompte,
  mouvementsDeCompte,
  NOUVEAU_COMPTE,
} from './changement.ts'
import {
  type Compte,
  type DeclarantDuCompte,
  declarantDe,
  type UtilisateurDuCompte,
  utilisateurDe,
} from './compte.ts'
import { type EvenementUtilisateur, machineUtilisateur } from './utilisateur.machine.ts'

/** Who is created begins with these; the decision gives the rest. */
const UTILISATEUR_NEUF: Omit<UtilisateurDuCompte, 'etat'> = {
  id: NOUVEAU_COMPTE.utilisateur,
  version: 1,
  profil: 'DEFAULT',
  login: '',
  email: '',
  civilite: '',
  nom: '',
  prenom: '',
  telephone: '',
  numCartePro: '',
  aMotDePasse: false,
  secondFacteur: false,
  teledeclarantId: null,
}
const DECLARANT_NEUF: Omit<DeclarantDuCompte, 'statut'> = {
  id: NOUVEAU_COMPTE.declarant,
  version: 1,
  type: 'AUTRE',
  raisonSociale: '',
  siret: null,
  numEtude: null,
  email: '',
  attendSirene: false,
  codeHash: null,
  codeEssais: 0,
}

const deplacerUtilisateur = (
  avant: UtilisateurDuCompte | undefined,
  { id, evenement, pose = {} }: Extract<MouvementDeCompte, { quoi: 'utilisateur' }>,
): UtilisateurDuCompte => {
  const { motDePasseHash, emailValideLe: _quand, certificatDn: _c, emetteurDn: _e, ...lu } = pose
  const base = avant ?? { ...UTILISATEUR_NEUF, id, etat: 'OUVERT' as const }
  return {
    ...base,
    ...lu,
    etat: evenement === null ? base.etat : next(machineUtilisateur, avant?.etat ?? null, evenement),
    aMotDePasse: motDePasseHash === undefined ? base.aMotDePasse : motDePasseHash !== null,
  }
}

/** The events that make an account. */
const NAISSANCES: readonly EvenementUtilisateur[] = ['ouvrir', 'rejoindre']

const appliquerMouvement = (compte: Compte, m: MouvementDeCompte): Compte => {
  if (m.quoi === 'utilisateur') {
    const avant =
      m.evenement !== null && NAISSANCES.includes(m.evenement)
        ? undefined
        : utilisateurDe(compte, m.id)
    const apres = deplacerUtilisateur(avant, m)
    return {
      ...compte,
      utilisateurs: avant
        ? compte.utilisateurs.map((u) => (u.id === m.id ? apres : u))
        : [...compte.utilisateurs, apres],
    }
  }
  const { pose = {}, evenement } = m
  // One that is not held is made by the event, if a row of the table makes it.
  const nait = compte.declarant === null && evenement !== null
  const declarant = nait
    ? {
        ...DECLARANT_NEUF,
        id: m.id ?? NOUVEAU_COMPTE.declarant,
        statut: next(machineTeledeclarant, null, evenement),
      }
    : declarantDe(compte)
  return {
    ...compte,
    declarant: {
      ...declarant,
      type: pose.type ?? declarant.type,
      raisonSociale: pose.raisonSociale ?? declarant.raisonSociale,
      siret: pose.siret === undefined ? declarant.siret : pose.siret,
      numEtude: pose.numEtude === undefined ? declarant.numEtude : pose.numEtude,
      email: pose.repEmail ?? declarant.email,
      attendSirene:
        pose.sireneAttendueLe === undefined
          ? declarant.attendSirene
          : pose.sireneAttendueLe !== null,
      codeHash:
        pose.codeActivationHash === undefined ? declarant.codeHash : pose.codeActivationHash,
      codeEssais: pose.codeActivationEssais ?? declarant.codeEssais,
      statut:
        evenement === null || nait
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
  if (acte.etatDe === 'declarant') {
    const vers = declarantDe(apres).statut
    return avant.declarant ? { de: avant.declarant.statut, vers } : { vers }
  }
  if (acte.etatDe === 'siret')
    return { de: avant.declarant?.siret ?? '', vers: declarantDe(apres).siret ?? '' }
  const bouge = acte.mouvements.find((m) => m.quoi === 'utilisateur')
  if (acte.etatDe !== 'profil' || bouge === undefined) return {}
  const lu = avant.utilisateurs.find((u) => u.id === bouge.id)
  const { etat, profil: vers } = utilisateurDe(apres, bouge.id)
  return { ...(lu ? { de: lu.profil } : {}), ...(etat === 'FERME' ? {} : { vers }) }
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
