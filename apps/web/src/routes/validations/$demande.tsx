import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { TITRES_DEMANDE } from '../../components/validation/decision.ts'
import { EcranDemande } from '../../components/validation/EcranDemande.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { derniereFile } from './-pieces/derniere-file.ts'

const infosQuery = (n: number) => queryOf('lireInfosValidation')({ params: { n } })

const Demande = () => {
  const { n } = Route.useLoaderData()
  const { data: infos } = useSuspenseQuery(infosQuery(n))
  const router = useRouter()
  const type = TITRES_DEMANDE[infos.demande.type]
  const nom = infos.fiche.declaration?.nomCopropriete || `n° ${n}`
  usePageTitle({ titre: `${type} : ${nom}` })
  return (
    <EcranDemande
      key={n}
      infos={infos}
      retourner={() => router.history.push(derniereFile.get())}
      tete={
        <InternalLink
          className="fr-link fr-icon-arrow-left-line fr-link--icon-left"
          href={derniereFile.get()}
        >
          Revenir à la file des demandes
        </InternalLink>
      }
    />
  )
}

export const Route = createFileRoute('/validations/$demande')({
  staticData: {
    titre: 'Demande',
    fil: [{ label: 'Demandes à valider', href: '/validations' }],
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
  },
  loader: async ({ context, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.demande)) throw notFound()
    const n = Number(params.demande)
    // Read again at each visit: a lock and a state are only true now.
    await context.queryClient.fetchQuery({ ...infosQuery(n), staleTime: 0 })
    return { n }
  },
  component: Demande,
})
