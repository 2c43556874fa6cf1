import { Section } from '@registre/ui'

/**
 * The articles of the confidentiality charter; its version is VERSION_CHARTE (domain): change both
 * together.
 */
const ARTICLES: readonly { titre: string; lignes: readonly string[] }[] = [
  {
    titre: '1. Objet',
    lignes: [
      'Cette charte fixe les conditions dans lesquelles les agents des institutions consultent, téléchargent et utilisent les données du registre national des copropriétés.',
    ],
  },
  {
    titre: '2. Données concernées',
    lignes: [
      'L’outil de catégorisation et les données brutes décrivent les copropriétés de votre territoire : situation, bâti, gouvernance, finances et procédures.',
      'Une partie de ces données n’est pas publique. Rapprochées d’autres sources, elles peuvent renseigner sur des personnes.',
    ],
  },
  {
    titre: '3. Vos engagements',
    lignes: [
      'Utiliser les données pour les seules missions de service public de votre institution, sur son territoire.',
      'Ne pas les communiquer à des tiers, sauf à un prestataire lié par les mêmes engagements et pour la durée de sa mission.',
      'Ne publier que des résultats agrégés, qui ne permettent pas de reconnaître une copropriété ni une personne.',
      'Ne pas chercher à identifier des personnes, ni démarcher les copropriétés à des fins commerciales.',
      'Conserver les fichiers téléchargés en lieu sûr, le temps nécessaire seulement, puis les détruire.',
    ],
  },
  {
    titre: '4. Accès personnel et traçabilité',
    lignes: [
      'Votre accès est personnel. Il prend fin lorsque vous quittez vos fonctions.',
      'Vos connexions, vos consultations et vos téléchargements sont enregistrés dans le journal du registre, sous l’identité que votre service d’authentification transmet.',
    ],
  },
  {
    titre: '5. Manquement',
    lignes: [
      'Tout manquement peut conduire à la fermeture de l’accès, sans préjudice des sanctions prévues par la loi.',
    ],
  },
]

/** The charter, article by article. */
export const Charte = () =>
  ARTICLES.map(({ titre, lignes: [premiere, ...suite] }) => (
    <Section key={titre} title={titre}>
      {suite.length === 0 ? (
        <p>{premiere}</p>
      ) : (
        <ul>
          {[premiere, ...suite].map((ligne) => (
            <li key={ligne}>{ligne}</li>
          ))}
        </ul>
      )}
    </Section>
  ))
