import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { mesComptesQuery } from '../../../components/utilisateurs/comptes.query.ts'
import { LECTURES_COMPTES, nomDe, profilsACreer } from '../../../components/utilisateurs/comptes.ts'
import {
  COMPTE_VIERGE,
  FormulaireCompte,
} from '../../../components/utilisateurs/FormulaireCompte.tsx'
import { type Args, useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'
import { compteQuery, useCompteConnecte } from '../../../lib/session.ts'
import { MissingRightPage } from '../../../shell/pages.tsx'

const LISTE = '/compte/mes-comptes-utilisateurs'
const Page = () => {
  const compte = useCompteConnecte()
  const router = useRouter()
  const { data: utilisateurs } = useSuspenseQuery(mesComptesQuery(compte))
  const creer = useCommand('creerUtilisateur', { business: true, invalidates: LECTURES_COMPTES })
  const { profils, complet } = profilsACreer(compte, utilisateurs)
  if (profils.length === 0) return <MissingRightPage />
  const envoyer = async (args: Args<'creerUtilisateur'>): Promise<void> => {
    const cree = await creer.mutateAsync(args)
    notify(
      'success',
      `Le compte de ${nomDe(cree)} est créé.`,
      `Un courriel lui a été envoyé à l’adresse ${cree.email}.`,
    )
    await router.navigate({ to: LISTE })
  }
  return (
    <>
      <h1 tabIndex={-1}>Ajouter un compte</h1>
      <p>
        La personne recevra un courriel avec un lien, valable un jour, pour choisir son mot de
        passe.
      </p>
      <FormulaireCompte
        nouveau
        initiale={COMPTE_VIERGE}
        operation="creerUtilisateur"
        toArgs={(body) => ({ body })}
        profils={profils}
        retour={LISTE}
        envoyer={envoyer}
        {...(complet
          ? { aideNiveau: 'Vos quatre administrateurs secondaires sont déjà créés.' }
          : {})}
      />
    </>
  )
}

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/nouveau')({
  staticData: {
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: [{ label: 'Mes comptes utilisateurs', href: LISTE }],
  },
  loader: async ({ context: { queryClient } }) => {
    const compte = await queryClient.ensureQueryData(compteQuery)
    if (compte) await queryClient.fetchQuery({ ...mesComptesQuery(compte), staleTime: 0 })
  },
  component: Page,
})
