import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ActeImpossible, ChoisirDabord } from '../../components/coproprietes/acte.tsx'
import {
  DeclarerSuccesseur,
  ResumeSuccession,
} from '../../components/successeurs/DeclarerSuccesseur.tsx'
import { loadFreshOrNotFound, queryOf } from '../../lib/api/index.ts'
import { asPositive, compact } from '../../lib/search-params.ts'

const LISTE = '/copropriete?filter=declare-new-successor'
const verificationQuery = (id: number) =>
  queryOf('verifierDeclSuccPossible')({ body: { idCopropriete: id } }, { silent: true })

const Formulaire = ({ id }: { id: number }) => {
  const { data } = useSuspenseQuery(verificationQuery(id))
  if (data.response) return <DeclarerSuccesseur key={id} verification={data} />
  return (
    <ActeImpossible id={id} titre="Un successeur ne peut pas être déclaré" raison={data.message}>
      <ResumeSuccession verification={data} />
    </ActeImpossible>
  )
}

const Page = () => {
  const { id } = Route.useSearch()
  return (
    <>
      <h1 tabIndex={-1}>Déclarer un successeur</h1>
      {id === undefined ? (
        <ChoisirDabord href={LISTE} liste="voir vos copropriétés" />
      ) : (
        <Formulaire id={id} />
      )}
    </>
  )
}

export const Route = createFileRoute('/copropriete/declarer-un-successeur')({
  staticData: {
    titre: 'Déclarer un successeur',
    saisie: true,
    soiMeme: true,
    autorites: ['DECLARER_SUCCESSEUR'],
    fil: [{ label: 'Déclarer un nouveau successeur', href: LISTE }],
  },
  validateSearch: (raw: Record<string, unknown>) => compact({ id: asPositive(raw['id']) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps: { id } }) => {
    // Asked again at each visit: what stands in the way is only true now.
    if (id !== undefined) await loadFreshOrNotFound(context.queryClient, verificationQuery(id))
  },
  component: Page,
})
