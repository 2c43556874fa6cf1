import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { hrefComptes } from '../../../../components/teledeclarants/teledeclarant.ts'
import { nomDe } from '../../../../components/utilisateurs/comptes.ts'
import { FicheCompte } from '../../../../components/utilisateurs/FicheCompte.tsx'
import { loadOrNotFound, queryOf } from '../../../../lib/api/index.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { asPositive } from '../../../../lib/search-params.ts'

const utilisateurQuery = (id: number) =>
  queryOf('lireUtilisateur')({ params: { id } }, { silent: true })

const Page = () => {
  const { id, compte } = Route.useParams()
  const router = useRouter()
  const { data: u } = useSuspenseQuery(utilisateurQuery(Number(compte)))
  const retour = hrefComptes(Number(id))
  const titre = `Compte de ${nomDe(u)}`
  usePageTitle({ titre })
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <FicheCompte
        utilisateur={u}
        operation="modifierUtilisateurTeledeclarant"
        retour={retour}
        onEnregistre={() => router.navigate({ href: retour })}
      />
    </>
  )
}

export const Route = createFileRoute('/teledeclarants/comptes-utilisateurs/$id/$compte')({
  staticData: {
    titre: 'Compte utilisateur',
    autorites: ['LIST_RCH_USER_TENEUR'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  loader: async ({ context, params }) => {
    const [id, compte] = [asPositive(params.id), asPositive(params.compte)]
    if (id === undefined || compte === undefined) throw notFound()
    const u = await loadOrNotFound(context.queryClient, utilisateurQuery(compte))
    // The account belongs to the house of the address, or the address is wrong.
    if (Number(u.idTeledeclarant) !== id) throw notFound()
  },
  component: Page,
})
