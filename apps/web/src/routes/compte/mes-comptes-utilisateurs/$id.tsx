import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { nomDe } from '../../../components/utilisateurs/comptes.ts'
import { FicheCompte } from '../../../components/utilisateurs/FicheCompte.tsx'
import { loadOrNotFound, queryOf } from '../../../lib/api/index.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { asPositive } from '../../../lib/search-params.ts'

const LISTE = '/compte/mes-comptes-utilisateurs'
const utilisateurQuery = (id: number) =>
  queryOf('lireUtilisateur')({ params: { id } }, { silent: true })

const Page = () => {
  const { id } = Route.useParams()
  const router = useRouter()
  const { data: u } = useSuspenseQuery(utilisateurQuery(Number(id)))
  const titre = `Compte de ${nomDe(u)}`
  usePageTitle({ titre })
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <FicheCompte
        utilisateur={u}
        operation="modifierUtilisateur"
        retour={LISTE}
        onEnregistre={() => router.navigate({ to: LISTE })}
      />
    </>
  )
}

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/$id')({
  staticData: {
    titre: 'Compte utilisateur',
    autorites: ['MENU_GESTION_UTILISATEURS'],
    fil: [{ label: 'Mes comptes utilisateurs', href: LISTE }],
  },
  loader: async ({ context, params }) => {
    const id = asPositive(params.id)
    if (id === undefined) throw notFound()
    await loadOrNotFound(context.queryClient, utilisateurQuery(id))
  },
  component: Page,
})
