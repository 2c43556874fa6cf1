import { isTeneur, type Profil } from '../acces/profils.ts'
import { defineMachine, type Transition } from '../kernel/machine.ts'

/** Where an account stands. A row keeps `actif` and `supprime_le`; its profile tells the rest. */
export const ETATS_UTILISATEUR = ['ATTENTE', 'OUVERT', 'SUSPENDU', 'FERME'] as const
export type EtatUtilisateur = (typeof ETATS_UTILISATEUR)[number]

/** An account that may not sign in waits for its office (a notary) or is suspended (a keeper). */
export const etatUtilisateur = (ligne: {
  actif: boolean
  supprime: boolean
  profil: Profil
}): EtatUtilisateur => {
  if (ligne.supprime) return 'FERME'
  if (ligne.actif) return 'OUVERT'
  return isTeneur(ligne.profil) ? 'SUSPENDU' : 'ATTENTE'
}

export const EVENEMENTS_UTILISATEUR = [
  'ouvrir',
  'rejoindre',
  'accueillir',
  'refuser-arrivee',
  'suspendre',
  'reactiver',
  'fermer',
  'choisir-mot-de-passe',
  'changer-mot-de-passe',
  'changer-adresse',
  'rendre-adresse',
  'passer-a-un-autre',
  'changer-profil',
  'changer-facteurs',
  'effacer-facteurs',
] as const
export type EvenementUtilisateur = (typeof EVENEMENTS_UTILISATEUR)[number]

const VIVANTS = ['ATTENTE', 'OUVERT', 'SUSPENDU'] as const

/** An event that changes what opens an account, wherever it stands. */
const surPlace = (
  n: number,
  event: EvenementUtilisateur,
  who: string,
  effects: string,
): Transition<EtatUtilisateur, EvenementUtilisateur, never>[] =>
  VIVANTS.map((etat) => ({ n, from: [etat], event, to: etat, who, effects, source: 'D' }))

/** The life of an account. What each event ends of its accesses: `FINS_DES_ACCES`. */
export const machineUtilisateur = defineMachine<EtatUtilisateur, EvenementUtilisateur>({
  name: 'utilisateur',
  states: ETATS_UTILISATEUR,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'ouvrir',
      to: 'OUVERT',
      who: 'administrateur, déclarant qui s’inscrit, institution qui se connecte',
      effects: 'courriel avec une clé, où un mot de passe se choisit',
      source: 'S',
    },
    {
      n: 2,
      from: null,
      event: 'rejoindre',
      to: 'ATTENTE',
      who: 'notaire ou collaborateur qui rejoint une étude',
      effects: 'l’administrateur de l’étude est prévenu',
      source: 'D',
    },
    {
      n: 3,
      from: ['ATTENTE'],
      event: 'accueillir',
      to: 'OUVERT',
      who: 'administrateur de l’étude',
      effects: 'courriel',
      source: 'D',
    },
    {
      n: 4,
      from: ['ATTENTE'],
      event: 'refuser-arrivee',
      to: 'FERME',
      who: 'administrateur de l’étude',
      effects: 'courriel ; ce qui a été présenté n’ouvre plus rien',
      source: 'D',
    },
    {
      n: 5,
      from: ['OUVERT'],
      event: 'suspendre',
      to: 'SUSPENDU',
      who: 'exploitant, pour un teneur',
      effects: 'ses demandes reviennent à tous',
      source: 'D',
    },
    {
      n: 6,
      from: ['SUSPENDU'],
      event: 'reactiver',
      to: 'OUVERT',
      who: 'exploitant, pour un teneur',
      source: 'D',
    },
    {
      n: 7,
      from: VIVANTS,
      event: 'fermer',
      to: 'FERME',
      who: 'administrateur, teneur, calendrier',
      effects: 'l’identifiant est libre ; courriel',
      source: 'S',
    },
    ...surPlace(
      8,
      'choisir-mot-de-passe',
      'titulaire, par une clé reçue',
      'ses échecs sont oubliés',
    ),
    ...surPlace(
      9,
      'changer-mot-de-passe',
      'titulaire connecté',
      'courriel ; sa session seule reste ouverte',
    ),
    ...surPlace(
      10,
      'changer-adresse',
      'titulaire, par la clé de la nouvelle adresse',
      'identifiant',
    ),
    ...surPlace(
      11,
      'rendre-adresse',
      'titulaire, par la clé de l’ancienne adresse',
      'identifiant ; un mot de passe se choisit',
    ),
    ...surPlace(
      12,
      'passer-a-un-autre',
      'administrateur qui change le nom et l’adresse',
      'le mot de passe n’ouvre plus rien',
    ),
    ...surPlace(13, 'changer-profil', 'administrateur, ou teneur qui change le type', 'droits'),
    ...surPlace(14, 'changer-facteurs', 'titulaire', 'courriel'),
    ...surPlace(15, 'effacer-facteurs', 'administrateurs du registre', 'courriel avec une clé'),
  ],
})
