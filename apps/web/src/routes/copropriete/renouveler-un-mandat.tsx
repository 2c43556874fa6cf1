import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RenouvelerMandat, ResumeMandat } from '../../components/mandats/RenouvelerMandat.tsx'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { asPositive, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LISTE = '/copropriete?filter=renouveler-mandat'
const renouvellementQuery = (id: number) => queryOf('lireRenouvellement')({ params: { id } }, { silent: true })

const Formulaire = ({ id }: { id: number }) => {
  const { data } = useSuspenseQuery(renouvellementQuery(id))
  if (data.possible) return <RenouvelerMandat key={id} renouvellement={data} />
  return (
    <>
      <div className="fr-alert fr-alert--warning fr-mb-3w">
        <h2 className="fr-alert__title">Le mandat ne peut pas être renouvelé</h2>
        <p>{data.raison}</p>
      </div>
      <ResumeMandat renouvellement={data} />
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
      <h1 tabIndex={-1}>Renouveler un mandat</h1>
      {id === undefined ? (
        <p>
          Choisissez d’abord une copropriété :{' '}
          <InternalLink className="fr-link" href={LISTE}>
            voir les mandats à renouveler
          </InternalLink>
        </p>
      ) : (
        <Formulaire id={id} />
      )}
    </>
  )
}

export const Route = createFileRoute('/copropriete/renouveler-un-mandat')({
  staticData: { titre: 'Renouveler un mandat', autorites: ['RENOUVELER_MANDAT'], fil: [{ label: 'Mandats à renouveler', href: LISTE }] },
  validateSearch: (raw: Record<string, unknown>) => compact({ id: asPositive(raw['id']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) return
    try {
      // Read again at each visit: what stands in the way is only true now.
      await context.queryClient.fetchQuery({ ...renouvellementQuery(id), staleTime: 0 })
    } catch (error) {
      if (statusOf(error) === 404) throw notFound()
      throw error
    }
  },
  component: Page,
})
