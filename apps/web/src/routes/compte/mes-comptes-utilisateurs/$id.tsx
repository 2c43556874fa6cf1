import { createFileRoute } from '@tanstack/react-router'
import { FicheCompte, utilisateurQuery } from '../../../components/utilisateurs/FicheCompte.tsx'
import { idOrNotFound, loadOrNotFound } from '../../../lib/api/index.ts'

const LISTE = '/compte/mes-comptes-utilisateurs'
const Page = () => (
  <FicheCompte id={Number(Route.useParams().id)} operation="modifierUtilisateur" retour={LISTE} />
)

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/$id')({
  staticData: {
    titre: 'Compte utilisateur',
    autorites: ['MENU_GESTION_UTILISATEURS'],
    fil: [{ label: 'Mes comptes utilisateurs', href: LISTE }],
  },
  loader: async ({ context, params }) => {
    await loadOrNotFound(context.queryClient, utilisateurQuery(idOrNotFound(params.id)))
  },
  component: Page,
})
