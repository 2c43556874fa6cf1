import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ActeImpossible, ChoisirDabord } from '../../components/coproprietes/acte.tsx'
import { RenouvelerMandat, ResumeMandat } from '../../components/mandats/RenouvelerMandat.tsx'
import { loadFreshOrNotFound, queryOf } from '../../lib/api/index.ts'
import { asInternalPath, asPositive, compact } from '../../lib/search-params.ts'

const LISTE = '/copropriete?filter=renouveler-mandat'
const renouvellementQuery = (id: number) =>
  queryOf('lireRenouvellement')({ params: { id } }, { silent: true })

const Formulaire = ({ id, retour }: { id: number; retour: string | undefined }) => {
  const { data } = useSuspenseQuery(renouvellementQuery(id))
  if (data.possible) return <RenouvelerMandat key={id} renouvellement={data} retour={retour} />
  return (
    <ActeImpossible id={id} titre="Le mandat ne peut pas être renouvelé" raison={data.raison}>
      <ResumeMandat renouvellement={data} />
    </ActeImpossible>
  )
}

const Page = () => {
  const { id, retour } = Route.useSearch()
  return (
    <>
      <h1 tabIndex={-1}>Renouveler un mandat</h1>
      {id === undefined ? (
        <ChoisirDabord href={LISTE} liste="voir les mandats à renouveler" />
      ) : (
        <Formulaire id={id} retour={retour} />
      )}
    </>
  )
}

export const Route = createFileRoute('/copropriete/renouveler-un-mandat')({
  staticData: {
    titre: 'Renouveler un mandat',
    saisie: true,
    soiMeme: true,
    autorites: ['RENOUVELER_MANDAT'],
    fil: [{ label: 'Mandats renouvelables', href: LISTE }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ id: asPositive(raw['id']), retour: asInternalPath(raw['retour']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    // Read again at each visit: what stands in the way is only true now.
    if (id !== undefined) await loadFreshOrNotFound(context.queryClient, renouvellementQuery(id))
  },
  component: Page,
})
