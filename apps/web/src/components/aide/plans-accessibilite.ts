/**
 * The multi-year accessibility scheme 2024-2026: one annual plan each (RGAA, articles 47 of the law
 * of 11 February 2005).
 */
export const PLANS_ACCESSIBILITE = [
  {
    annee: '2024',
    bilan: 'Fondations : composants, règles communes, premiers contrôles.',
    actions: [
      'Adopter les composants du système de design de l’État dans leur version accessible.',
      'Écrire les règles communes : titres, focus, messages d’erreur, contrastes.',
      'Former les personnes qui écrivent les textes et les documents.',
    ],
  },
  {
    annee: '2025',
    bilan: 'Parcours : déclarer et décider au clavier et au lecteur d’écran.',
    actions: [
      'Rendre tout le parcours d’immatriculation praticable au clavier seul.',
      'Lier chaque erreur à son champ et la résumer en tête de formulaire.',
      'Produire des attestations et des lettres en PDF balisé.',
    ],
  },
  {
    annee: '2026',
    bilan: 'Contrôle : automatiser, puis faire auditer.',
    actions: [
      'Contrôler automatiquement chaque écran à chaque version, sans exception.',
      'Garantir l’affichage à 320 pixels de large, sans défilement dans les deux sens.',
      'Confier un audit complet à un tiers et publier son taux de conformité.',
    ],
  },
] as const
