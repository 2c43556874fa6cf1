import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeclarerSuccesseur, ResumeSuccession } from '../../components/successeurs/DeclarerSuccesseur.tsx'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { asPositive, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LISTE = '/copropriete?filter=declare-new-successor'
const verificationQuery = (id: number) => queryOf('verifierDeclSuccPossible')({ body: { idCopropriete: id } }, { silent: true })

const Formulaire = ({ id }: { id: number }) => {
  const { data } = useSuspenseQuery(verificationQuery(id))
  if (data.response) return <DeclarerSuccesseur key={id} verification={data} />
  return (
    <>
      <div className="fr-alert fr-alert--warning fr-mb-3w">
        <h2 className="fr-alert__title">Un successeur ne peut pas être déclaré</h2>
        <p>{data.message}</p>
      </div>
      <ResumeSuccession verification={data} />
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
      <h1 tabIndex={-1}>Déclarer un successeur</h1>
      {id === undefined ? (
        <p>
          Choisissez d’abord une copropriété :{' '}
          <InternalLink className="fr-link" href={LISTE}>
            voir vos copropriétés
          </InternalLink>
        </p>
      ) : (
        <Formulaire id={id} />
      )}
    </>
  )
}

export const Route = createFileRoute('/copropriete/declarer-un-successeur')({
  staticData: { titre: 'Déclarer un successeur', autorites: ['DECLARER_SUCCESSEUR'], fil: [{ label: 'Déclarer un nouveau successeur', href: LISTE }] },
  validateSearch: (raw: Record<string, unknown>) => compact({ id: asPositive(raw['id']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) return
    try {
      // Asked again at each visit: what stands in the way is only true now.
      await context.queryClient.fetchQuery({ ...verificationQuery(id), staleTime: 0 })
    } catch (error) {
      if (statusOf(error) === 404) throw notFound()
      throw error
    }
  },
  component: Page,
})
