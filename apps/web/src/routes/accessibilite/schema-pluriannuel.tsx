import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { PlansAnnuels } from '../../components/aide/PlansAnnuels.tsx'

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>
      Schéma pluriannuel d’accessibilité <span className="rc-insecable">2024-2026</span>
    </h1>
    <Section title="Engagement">
      <p>
        Déclarer une copropriété est une obligation : le service doit donc pouvoir être rempli par
        toute personne, avec les outils qu’elle utilise. L’objectif est la conformité au RGAA 4.1.2
        de tous les écrans et de tous les documents produits.
      </p>
    </Section>
    <Section title="Organisation">
      <ul>
        <li>
          L’accessibilité est une condition pour publier une version : un écran en défaut n’est pas
          mis en ligne.
        </li>
        <li>
          Chaque parcours est essayé au clavier, à 320 pixels et avec un contrôle automatique.
        </li>
        <li>
          Les difficultés signalées par le formulaire de contact sont suivies jusqu’à leur solution.
        </li>
      </ul>
    </Section>
    <PlansAnnuels />
  </div>
)

export const Route = createFileRoute('/accessibilite/schema-pluriannuel')({
  staticData: {
    titre: 'Schéma pluriannuel d’accessibilité 2024-2026',
    rendu: true,
    fil: [{ label: 'Accessibilité', href: '/accessibilite' }],
  },
  component: Page,
})
