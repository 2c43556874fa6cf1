import { siretInvente } from '../siret.ts'

export interface NotaireConnexionDemo {
  sujet: string
  prenom: string
  nom: string
  email: string
  siret: string
  /** CRPCEN. */
  etude: number
  qualite: 'Notaire' | 'Collaborateur'
  /** What the provider's page shows: the office, and what happens. */
  organisme: string
}

const DELMAS = { siret: siretInvente(4), etude: 69_012 }

/**
 * Who may come by the notaries' sign-on of the demonstration: one for each thing that can happen.
 * People and offices are invented.
 */
export const NOTAIRES_CONNEXION_DEMO: readonly NotaireConnexionDemo[] = [
  {
    sujet: 'notaire.roche',
    prenom: 'Élise',
    nom: 'Roche',
    email: 'notaire_notaire@demo.registre.test',
    ...DELMAS,
    qualite: 'Notaire',
    organisme: 'Étude Delmas et associés : notaire, qui a son compte',
  },
  {
    sujet: 'notaire.girard',
    prenom: 'Thomas',
    nom: 'Girard',
    email: 'notaire_collab@demo.registre.test',
    ...DELMAS,
    qualite: 'Collaborateur',
    organisme: 'Étude Delmas et associés : collaborateur, qui a son compte',
  },
  {
    sujet: 'notaire.lemoine',
    prenom: 'Nadia',
    nom: 'Lemoine',
    email: 'nadia.lemoine@demo.registre.test',
    ...DELMAS,
    qualite: 'Notaire',
    organisme: 'Étude Delmas et associés : nouvelle notaire, qui crée son compte',
  },
  {
    sujet: 'notaire.keller',
    prenom: 'Anne',
    nom: 'Keller',
    email: 'anne.keller@demo.registre.test',
    siret: siretInvente(113),
    etude: 67_020,
    qualite: 'Notaire',
    organisme: 'Étude Keller et Vidal : étude inconnue, qu’elle inscrit',
  },
  {
    sujet: 'notaire.vidal',
    prenom: 'Hugo',
    nom: 'Vidal',
    email: 'hugo.vidal@demo.registre.test',
    siret: siretInvente(114),
    etude: 11_033,
    qualite: 'Collaborateur',
    organisme: 'Étude des Corbières : étude inconnue, que seul un notaire inscrit',
  },
  {
    sujet: 'notaire.delmas',
    prenom: 'Henri',
    nom: 'Delmas',
    email: 'notaire_admin@demo.registre.test',
    ...DELMAS,
    qualite: 'Notaire',
    organisme: 'Étude Delmas et associés : administrateur, qui a son compte',
  },
]
