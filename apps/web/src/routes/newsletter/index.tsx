import { createFileRoute } from '@tanstack/react-router'
import { AbonnementNewsletter } from '../../components/publications/AbonnementNewsletter.tsx'
import { Newsletters } from '../../components/publications/ListePublications.tsx'

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>Lettre d’information</h1>
    <p className="fr-text--lead">
      Les nouveautés du registre, les échéances et les chiffres utiles, quelques fois par an.
    </p>
    <Newsletters vide="Aucune lettre n’est publiée pour le moment." />
    <h2 className="fr-h4 fr-mt-4w">S’abonner</h2>
    <AbonnementNewsletter lieu="page" />
  </div>
)

export const Route = createFileRoute('/newsletter/')({
  staticData: { titre: 'Lettre d’information', rendu: true },
  component: Page,
})
