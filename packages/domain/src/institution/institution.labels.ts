import type { MotifClavis, NiveauGeographique } from './institution.ts'

export const LABELS_NIVEAU_GEOGRAPHIQUE: Readonly<Record<NiveauGeographique, string>> = {
  NATIONAL: 'France entière',
  REGION: 'Région',
  DEPARTEMENT: 'Département',
  EPCI: 'Intercommunalité',
  COMMUNE: 'Commune',
}

/** What the person reads for each of them. */
export const LABELS_MOTIF_CLAVIS: Readonly<Record<MotifClavis, string>> = {
  'fournisseur-indisponible':
    'Le service d’authentification ne répond pas pour le moment. Réessayez dans quelques minutes : le reste du registre fonctionne normalement.',
  'reponse-refusee':
    'La réponse du service d’authentification n’a pas pu être acceptée : elle a expiré, a déjà servi, ou n’a pas été demandée ici. Recommencez.',
  annulee: 'Vous avez interrompu la connexion. Vous pouvez la reprendre quand vous le souhaitez.',
  'institution-inconnue':
    'Votre identité a été reconnue, mais votre organisme ne figure pas parmi les institutions qui ont accès au registre. Demandez son inscription au teneur du registre.',
  'compte-ferme': 'Votre accès au registre a été fermé. Rapprochez-vous du teneur du registre.',
  'non-configure':
    'La connexion des institutions n’est pas ouverte sur cette installation du registre.',
}
