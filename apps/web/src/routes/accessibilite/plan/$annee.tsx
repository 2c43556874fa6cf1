import { createFileRoute, notFound } from '@tanstack/react-router'
import { PLANS_ACCESSIBILITE } from '../../../components/aide/plans-accessibilite.ts'
import { usePageTitle } from '../../../lib/page-title.ts'

const Page = () => {
  const { annee, bilan, actions } = Route.useLoaderData()
  const titre = `Plan annuel d’accessibilité ${annee}`
  usePageTitle({ titre })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>{titre}</h1>
      <p className="fr-text--lead">{bilan}</p>
      <ul>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
    </div>
  )
}

export const Route = createFileRoute('/accessibilite/plan/$annee')({
  staticData: {
    titre: 'Plan annuel d’accessibilité',
    rendu: true,
    fil: [{ label: 'Accessibilité', href: '/accessibilite' }],
  },
  loader: ({ params }) => {
    const plan = PLANS_ACCESSIBILITE.find(({ annee }) => annee === params.annee)
    if (!plan) throw notFound()
    return plan
  },
  component: Page,
})
