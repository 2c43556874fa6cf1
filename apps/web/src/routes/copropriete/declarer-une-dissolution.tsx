import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChoisirCopropriete } from '../../components/dissolution/ChoisirCopropriete.tsx'
import { DeclarerDissolution, ResumeCopropriete } from '../../components/dissolution/DeclarerDissolution.tsx'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { asPositive, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const infosQuery = (id: number) => queryOf('lireInfosDissolution')({ params: { id } }, { silent: true })

const Formulaire = ({ id }: { id: number }) => {
  const { data: infos } = useSuspenseQuery(infosQuery(id))
  if (infos.possible) return <DeclarerDissolution key={id} infos={infos} />
  return (
    <>
      <div className="fr-alert fr-alert--warning fr-mb-3w">
        <h2 className="fr-alert__title">La dissolution ne peut pas être déclarée</h2>
        <p>{infos.empechement}</p>
      </div>
      <ResumeCopropriete infos={infos} />
      <p className="fr-mt-3w">
        <InternalLink className="fr-link" href={`/copropriete/fiche/${id}`}>
          Voir la fiche de la copropriété
        </InternalLink>
      </p>
    </>
  )
}

const Page = () => {
  const { id } = Route.useSearch()
  return (
    <>
      <h1 tabIndex={-1}>Déclarer une dissolution</h1>
      {id === undefined ? <ChoisirCopropriete /> : <Formulaire id={id} />}
    </>
  )
}

export const Route = createFileRoute('/copropriete/declarer-une-dissolution')({
  staticData: {
    titre: 'Déclarer une dissolution',
    autorites: ['DISSOUDRE_COPRO'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=dissolution' }],
  },
  validateSearch: (raw: Record<string, unknown>) => compact({ id: asPositive(raw['id']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) return
    try {
      // Read again at each visit: what stands in the way, and the version, are only true now.
      await context.queryClient.fetchQuery({ ...infosQuery(id), staleTime: 0 })
    } catch (error) {
      if (statusOf(error) === 404) throw notFound()
      throw error
    }
  },
  component: Page,
})
