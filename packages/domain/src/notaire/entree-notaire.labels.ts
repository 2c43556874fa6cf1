import type { MotifConnexionNotaire } from './entree-notaire.ts'

export const LABELS_MOTIF_CONNEXION_NOTAIRE: Readonly<Record<MotifConnexionNotaire, string>> = {
  'fournisseur-indisponible':
    'La connexion des notaires ne répond pas pour le moment. Réessayez dans quelques minutes, ou présentez votre certificat : il suffit à ouvrir votre session.',
  'reponse-refusee':
    'La réponse de la connexion des notaires n’a pas pu être acceptée : elle a expiré, a déjà servi, ou n’a pas été demandée ici. Recommencez.',
  annulee: 'Vous avez interrompu la connexion. Vous pouvez la reprendre quand vous le souhaitez.',
  'non-configure':
    'La connexion des notaires n’est pas ouverte sur cette installation du registre. Présentez votre certificat.',
  'compte-ferme':
    'Vous êtes reconnu, mais votre compte du registre est fermé. Rapprochez-vous de l’administrateur de votre étude.',
  'etude-fermee':
    'Vous êtes reconnu, mais l’inscription de votre étude n’est pas active au registre. Écrivez au teneur du registre.',
  'qualite-differente':
    'La connexion des notaires vous présente comme collaborateur, alors que votre compte du registre est celui d’un notaire. Demandez à l’administrateur de votre étude de corriger votre compte.',
}
