import type { Tuile } from './Tuiles.tsx'

// The tiles of each home (specification 1, section 2, "Home page by profile").

const IMMATRICULER: Tuile = {
  titre: 'Immatriculer une copropriété',
  description: 'Déclarer une copropriété qui ne figure pas encore au registre.',
  href: '/immatriculer-copropriete',
  autorites: ['IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE'],
}
const RATTACHER: Tuile = {
  titre: 'Se rattacher à une copropriété',
  description: 'Déclarer votre mandat sur une copropriété immatriculée.',
  href: '/rattacher-une-copropriete',
  autorites: ['RATTACHER_COPROPRIETE'],
}
const GERER: Tuile = {
  titre: 'Gérer mes copropriétés',
  description: 'Retrouver, consulter et mettre à jour vos copropriétés.',
  href: '/copropriete?filter=seeAllCopro',
  autorites: ['MENU_COPROPRIETE'],
}
const VOIR: Tuile = {
  titre: 'Voir les copropriétés',
  description: 'Rechercher une copropriété et lire sa fiche.',
  href: '/copropriete?filter=seeAllCopro',
  autorites: ['MENU_COPROPRIETE'],
}
const MAJ_ANNUELLE: Tuile = {
  titre: 'Faire une mise à jour annuelle',
  description: 'Déclarer l’exercice comptable clos d’une copropriété.',
  href: '/copropriete?filter=annuelle',
  autorites: ['MAJ_COPROPRIETE_ANNUELLE', 'MAJ_COPROPRIETE_ANNUELLE_EXPIRE'],
}
const DISSOUDRE: Tuile = {
  titre: 'Déclarer une dissolution',
  description: 'Déclarer la fin d’une copropriété.',
  href: '/copropriete/declarer-une-dissolution',
  autorites: ['DISSOUDRE_COPRO'],
}
const COMPTE: Tuile = {
  titre: 'Mon compte',
  description: 'Vérifier et modifier vos coordonnées.',
  href: '/compte/moncompte',
  autorites: ['MON_COMPTE'],
}
const ETABLISSEMENT: Tuile = {
  titre: 'Mon établissement',
  description: 'Consulter les informations de votre établissement.',
  href: '/compte/monetablissement',
  autorites: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE'],
}
const UTILISATEURS: Tuile = {
  titre: 'Mes comptes utilisateurs',
  description: 'Créer et gérer les comptes de votre établissement.',
  href: '/compte/mes-comptes-utilisateurs',
  autorites: ['MENU_GESTION_UTILISATEURS'],
}
const ANNUAIRE: Tuile = {
  titre: 'Annuaire des copropriétés',
  description: 'Rechercher une copropriété par son adresse ou son numéro.',
  href: '/annuaire',
}
const STATISTIQUES: Tuile = {
  titre: 'Statistiques',
  description: 'Consulter les chiffres du registre.',
  href: '/consulter-les-statistiques-du-registre',
}
const AIDE: Tuile = {
  titre: 'Aide',
  description: 'Fiches mémo, tutoriels et formulaire de contact.',
  href: '/aide',
}
const CATEGORISATION: Tuile = {
  titre: 'Catégoriser les copropriétés',
  description:
    'Repérer, sur un territoire, les copropriétés selon leur taille, leur âge, leur syndic.',
  href: '/institutionnels/outil-categorisation',
}
const DONNEES: Tuile = {
  titre: 'Données brutes',
  description: 'Télécharger les données du registre.',
  href: '/institutionnels/donnees-brutes',
}
export const TUILES_SYNDIC_ADMIN = [
  IMMATRICULER,
  RATTACHER,
  GERER,
  MAJ_ANNUELLE,
  DISSOUDRE,
  COMPTE,
  ETABLISSEMENT,
  UTILISATEURS,
]
export const TUILES_SYNDIC_GESTIONNAIRE = [IMMATRICULER, GERER, RATTACHER, COMPTE, ETABLISSEMENT]
export const TUILES_NOTAIRE = [IMMATRICULER, DISSOUDRE, VOIR, STATISTIQUES, ANNUAIRE, AIDE]
export const TUILES_NOTAIRE_COLLABORATEUR = [VOIR, STATISTIQUES, ANNUAIRE]
export const TUILES_INSTITUTION: readonly Tuile[] = [STATISTIQUES, ANNUAIRE, AIDE]
export const TUILES_TENEUR: readonly Tuile[] = [
  {
    titre: 'Demandes à valider',
    description: 'Examiner les demandes d’immatriculation, de rattachement et de dissolution.',
    href: '/validations',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
  },
  {
    titre: 'Journal des événements',
    description: 'Retrouver une action faite dans le registre.',
    href: '/evenement-journal',
    autorites: ['RECHERCHE_EVENEMENT_JOURNAL'],
  },
  {
    titre: 'Messages reçus',
    description: 'Lire les messages du formulaire de contact et y répondre.',
    href: '/reclamations-recues',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
  },
  {
    titre: 'Lettres et fiches mémo',
    description: 'Déposer, publier et envoyer les lettres d’information et les fiches mémo.',
    href: '/publications',
    autorites: ['SUIVI_INDICATEURS_MCO'],
  },
  VOIR,
  {
    titre: 'Télédéclarants',
    description: 'Rechercher et gérer les comptes des déclarants.',
    href: '/teledeclarants',
    autorites: ['LST_TELEDECLARANT'],
  },
  ANNUAIRE,
  STATISTIQUES,
  { ...DONNEES, autorites: ['DONNEES_BRUTES'] },
  { ...CATEGORISATION, autorites: ['CATEGORISATION'] },
]
