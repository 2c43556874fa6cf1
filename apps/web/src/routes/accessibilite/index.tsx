import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { ListeLiens } from '../../components/aide/ListeLiens.tsx'
import { PlansAnnuels } from '../../components/aide/PlansAnnuels.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>Accessibilité</h1>
    <p className="fr-text--lead">
      Le registre doit pouvoir être utilisé par tous. Cette page dit où nous en sommes, ce que nous
      prévoyons et comment signaler une difficulté.
    </p>
    <ListeLiens
      liens={[
        {
          href: '/accessibilite/declaration',
          titre: 'Déclaration d’accessibilité',
          texte: 'L’état de conformité, les contenus non accessibles, les voies de recours.',
        },
        {
          href: '/accessibilite/grille',
          titre: 'Auto-évaluation d’accessibilité',
          texte: 'Les 106 critères du référentiel, jugés un par un sur quinze pages.',
        },
        {
          href: '/accessibilite/schema-pluriannuel',
          titre: 'Schéma pluriannuel 2024-2026',
          texte: 'L’engagement, l’organisation et les moyens.',
        },
      ]}
    />
    <PlansAnnuels />
    <Section title="Signaler une difficulté">
      <p>
        Écrivez par le <InternalLink href="/aide/formulaire">formulaire de contact</InternalLink>,
        en choisissant « Un contenu ou un service n’est pas accessible » : une solution de
        remplacement vous sera proposée.
      </p>
    </Section>
  </div>
)

export const Route = createFileRoute('/accessibilite/')({
  staticData: { titre: 'Accessibilité', rendu: true },
  component: Page,
})
