import { createFileRoute, notFound } from '@tanstack/react-router'
import { hrefComptes } from '../../../../components/teledeclarants/teledeclarant.ts'
import { FicheCompte, utilisateurQuery } from '../../../../components/utilisateurs/FicheCompte.tsx'
import { idOrNotFound, loadOrNotFound } from '../../../../lib/api/index.ts'

const Page = () => {
  const { id, compte } = Route.useParams()
  return (
    <FicheCompte
      id={Number(compte)}
      operation="modifierUtilisateurTeledeclarant"
      retour={hrefComptes(Number(id))}
    />
  )
}

export const Route = createFileRoute('/teledeclarants/comptes-utilisateurs/$id/$compte')({
  staticData: {
    titre: 'Compte utilisateur',
    autorites: ['LIST_RCH_USER_TENEUR'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  loader: async ({ context, params }) => {
    const [id, compte] = [idOrNotFound(params.id), idOrNotFound(params.compte)]
    const u = await loadOrNotFound(context.queryClient, utilisateurQuery(compte))
    // The account belongs to the house of the address, or the address is wrong.
    if (Number(u.idTeledeclarant) !== id) throw notFound()
  },
  component: Page,
})
