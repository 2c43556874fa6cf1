import { createFileRoute } from '@tanstack/react-router'
import {
  chargerComptes,
  useComptesDuTeledeclarant,
} from '../../../../components/teledeclarants/comptes-du-teledeclarant.ts'
import { hrefComptes } from '../../../../components/teledeclarants/teledeclarant.ts'
import { AjouterCompte } from '../../../../components/utilisateurs/AjouterCompte.tsx'
import { profilsACreer } from '../../../../components/utilisateurs/comptes.ts'
import { idOrNotFound } from '../../../../lib/api/index.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useCompteConnecte } from '../../../../lib/session.ts'

const Page = () => {
  const id = Number(Route.useParams().id)
  const compte = useCompteConnecte()
  const { teledeclarant, utilisateurs, nom } = useComptesDuTeledeclarant(id)
  const titre = `Ajouter un compte chez ${nom}`
  usePageTitle({ titre })
  return (
    <AjouterCompte
      titre={titre}
      possibles={
        teledeclarant.allowedToEdit
          ? profilsACreer(compte, utilisateurs, teledeclarant.type)
          : { profils: [], complet: false }
      }
      chez={id}
      retour={hrefComptes(id)}
    />
  )
}

export const Route = createFileRoute('/teledeclarants/comptes-utilisateurs/$id/nouveau')({
  staticData: {
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  loader: async ({ context, params }) =>
    chargerComptes(context.queryClient, idOrNotFound(params.id)),
  component: Page,
})
