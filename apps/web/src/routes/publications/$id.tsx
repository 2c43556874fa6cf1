import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ModifierPublication } from '../../components/publications/ModifierPublication.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { NotFoundPage } from '../../shell/pages.tsx'

type Publication = Answer<'listerPublications'>['publications'][number]

const Fiche = ({ publication }: { publication: Publication }) => {
  const titre = `Modifier « ${publication.titre} »`
  usePageTitle({ titre })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>{titre}</h1>
      <p>
        {publication.libelleGenre} – {publication.libelleEtat}
      </p>
      <ModifierPublication key={publication.id} publication={publication} />
    </div>
  )
}

const Page = () => {
  const { id } = Route.useParams()
  const { data } = useSuspenseQuery(queryOf('listerPublications')())
  const publication = data.publications.find((p) => p.id === id)
  // Removed while it is shown, from another tab or by a colleague.
  return publication ? <Fiche publication={publication} /> : <NotFoundPage />
}

export const Route = createFileRoute('/publications/$id')({
  staticData: {
    titre: 'Modifier un document',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    fil: [{ label: 'Lettres et fiches mémo', href: '/publications' }],
  },
  loader: async ({ context, params }) => {
    const { publications } = await context.queryClient.ensureQueryData(
      queryOf('listerPublications')(),
    )
    if (!publications.some(({ id }) => id === params.id)) throw notFound()
  },
  component: Page,
})
