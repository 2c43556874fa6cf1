import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ActeImpossible } from '../../components/coproprietes/acte.tsx'
import { ChoisirCopropriete } from '../../components/dissolution/ChoisirCopropriete.tsx'
import {
  DeclarerDissolution,
  ResumeCopropriete,
} from '../../components/dissolution/DeclarerDissolution.tsx'
import { type Answer, loadFreshOrNotFound, queryOf } from '../../lib/api/index.ts'
import { asPositive, compact } from '../../lib/search-params.ts'

const infosQuery = (id: number) =>
  queryOf('lireInfosDissolution')({ params: { id } }, { silent: true })
const dissolutionQuery = (id: number) => queryOf('lireDissolution')({ params: { id } })

/** What is said again to the keeper who asks. */
const Repondre = ({ infos }: { infos: Answer<'lireInfosDissolution'> }) => {
  const { data } = useSuspenseQuery(dissolutionQuery(Number(infos.id)))
  return <DeclarerDissolution infos={infos} declaree={data} />
}

const Formulaire = ({ id }: { id: number }) => {
  const { data: infos } = useSuspenseQuery(infosQuery(id))
  if (infos.aPreciser !== '') return <Repondre key={id} infos={infos} />
  if (infos.possible) return <DeclarerDissolution key={id} infos={infos} declaree={null} />
  return (
    <ActeImpossible
      id={id}
      titre="La dissolution ne peut pas être déclarée"
      raison={infos.empechement}
    >
      <ResumeCopropriete infos={infos} />
    </ActeImpossible>
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
    saisie: true,
    soiMeme: true,
    autorites: ['DISSOUDRE_COPRO'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=dissolution' }],
  },
  validateSearch: (raw: Record<string, unknown>) => compact({ id: asPositive(raw['id']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    // Read again at each visit: what stands in the way, and the version, are only true now.
    if (id !== undefined) await loadFreshOrNotFound(context.queryClient, infosQuery(id))
  },
  component: Page,
})
