import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AjouterCompte } from '../../../components/utilisateurs/AjouterCompte.tsx'
import {
  chargerMesComptes,
  mesComptesQuery,
} from '../../../components/utilisateurs/comptes.query.ts'
import { profilsACreer } from '../../../components/utilisateurs/comptes.ts'
import { useCompteConnecte } from '../../../lib/session.ts'

const LISTE = '/compte/mes-comptes-utilisateurs'
const Page = () => {
  const compte = useCompteConnecte()
  const { data: utilisateurs } = useSuspenseQuery(mesComptesQuery(compte))
  return (
    <AjouterCompte
      titre="Ajouter un compte"
      possibles={profilsACreer(compte, utilisateurs)}
      retour={LISTE}
    />
  )
}

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/nouveau')({
  staticData: {
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: [{ label: 'Mes comptes utilisateurs', href: LISTE }],
  },
  loader: ({ context }) => chargerMesComptes(context.queryClient),
  component: Page,
})
