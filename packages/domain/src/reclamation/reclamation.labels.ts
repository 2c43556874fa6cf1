import type { EtatReclamation } from './reclamation.enums.ts'
import type { ObjetReclamation, TypeDemandeur, TypeReclamation } from './reclamation.enums.ts'

export const LABELS_TYPE_DEMANDEUR: Record<TypeDemandeur, string> = {
  SYNDIC_PRO: 'Syndic professionnel',
  SYNDIC_BENEVOLE: 'Syndic bénévole ou coopératif',
  ADMINISTRATEUR_PROVISOIRE: 'Administrateur provisoire',
  NOTAIRE: 'Notaire ou collaborateur d’une étude',
  COPROPRIETAIRE: 'Copropriétaire ou membre du conseil syndical',
  INSTITUTION: 'Collectivité ou établissement public',
  AUTRE: 'Autre',
}

export const LABELS_OBJET_RECLAMATION: Record<ObjetReclamation, string> = {
  COMPTE: 'Mon compte et ma connexion',
  COPROPRIETE: 'L’immatriculation d’une copropriété',
  MANDAT: 'Le représentant légal d’une copropriété',
  DONNEES: 'Les données du registre',
  SITE: 'Le site et les autres questions',
}

export const LABELS_TYPE_RECLAMATION: Record<TypeReclamation, string> = {
  CONNEXION: 'Je ne parviens pas à me connecter',
  CODE_ACTIVATION: 'Je n’ai pas reçu mon code d’activation',
  CERTIFICAT: 'Mon certificat de notaire n’est pas reconnu',
  ACCES_INSTITUTION: 'Mon institution n’a pas accès à son territoire',
  IMMATRICULER: 'Une difficulté pour immatriculer',
  DOUBLON: 'Une copropriété est immatriculée deux fois',
  NUMERO_INCONNU: 'Je ne trouve pas le numéro d’une copropriété',
  ABSENCE_IMMATRICULATION: 'Une copropriété n’est pas immatriculée',
  DISSOLUTION: 'Une question sur une dissolution',
  RATTACHEMENT: 'Une difficulté pour me rattacher',
  SYNDIC_ERRONE: 'Le syndic indiqué n’est pas le bon',
  DONNEES_ERRONEES: 'Des données affichées sont inexactes',
  MISE_A_JOUR: 'Une difficulté pour mettre à jour',
  DONNEES_PERSONNELLES: 'Exercer mes droits sur mes données personnelles',
  UTILISER_DONNEES: 'Réutiliser les données du registre',
  ACCESSIBILITE: 'Un contenu ou un service n’est pas accessible',
  ANOMALIE: 'Signaler une anomalie du site',
  AUTRE_QUESTION: 'Autre question',
}

export const LABELS_ETAT_RECLAMATION: Record<EtatReclamation, string> = {
  RECUE: 'À traiter',
  REPONDUE: 'Réponse envoyée',
  TRAITEE: 'Traitée',
}
