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

type Ligne = Transition<EtatUtilisateur, EvenementUtilisateur, never>
const ligne = (
  n: number,
  from: Ligne['from'],
  event: EvenementUtilisateur,
  to: EtatUtilisateur,
  who: string,
  effects: string,
): Ligne => ({ n, from, event, to, who, effects, source: 'D' })
/** An event that changes what opens an account, wherever it stands. */
const surPlace = (n: number, event: EvenementUtilisateur, who: string, effects: string): Ligne[] =>
  VIVANTS.map((etat) => ligne(n, [etat], event, etat, who, effects))

/** The life of an account. What each event ends of its accesses: `FINS_DES_ACCES`. */
export const machineUtilisateur = defineMachine<EtatUtilisateur, EvenementUtilisateur>({
  name: 'utilisateur',
  states: ETATS_UTILISATEUR,
  transitions: [
    ligne(1, null, 'ouvrir', 'OUVERT', 'administrateur, ou qui s’inscrit', 'courriel avec une clé'),
    ligne(2, null, 'rejoindre', 'ATTENTE', 'notaire ou collaborateur', 'son étude est prévenue'),
    ligne(3, ['ATTENTE'], 'accueillir', 'OUVERT', 'administrateur de l’étude', 'courriel'),
    ligne(4, ['ATTENTE'], 'refuser-arrivee', 'FERME', 'administrateur de l’étude', 'courriel'),
    ligne(5, ['OUVERT'], 'suspendre', 'SUSPENDU', 'exploitant', 'ses demandes reviennent à tous'),
    ligne(6, ['SUSPENDU'], 'reactiver', 'OUVERT', 'exploitant', ''),
    ligne(7, VIVANTS, 'fermer', 'FERME', 'administrateur, teneur, calendrier', 'courriel'),
    ...surPlace(8, 'choisir-mot-de-passe', 'titulaire, par une clé', 'ses échecs sont oubliés'),
    ...surPlace(9, 'changer-mot-de-passe', 'titulaire connecté', 'sa session seule reste ouverte'),
    ...surPlace(10, 'changer-adresse', 'titulaire, par une clé ; administrateur', 'identifiant'),
    ...surPlace(11, 'rendre-adresse', 'titulaire, par l’ancienne adresse', 'sans mot de passe'),
    ...surPlace(12, 'passer-a-un-autre', 'administrateur', 'sans mot de passe'),
    ...surPlace(13, 'changer-profil', 'administrateur, teneur', 'droits'),
    ...surPlace(14, 'changer-facteurs', 'titulaire', 'courriel'),
    ...surPlace(15, 'effacer-facteurs', 'administrateurs du registre', 'courriel avec une clé'),
  ],
})
