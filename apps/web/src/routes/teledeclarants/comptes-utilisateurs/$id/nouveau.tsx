import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import {
  chargerComptes,
  useComptesDuTeledeclarant,
} from '../../../../components/teledeclarants/comptes-du-teledeclarant.ts'
import {
  hrefComptes,
  LECTURES_TELEDECLARANTS,
} from '../../../../components/teledeclarants/teledeclarant.ts'
import {
  LECTURES_COMPTES,
  nomDe,
  profilsACreer,
} from '../../../../components/utilisateurs/comptes.ts'
import {
  COMPTE_VIERGE,
  FormulaireCompte,
} from '../../../../components/utilisateurs/FormulaireCompte.tsx'
import { type Args, useCommand } from '../../../../lib/api/index.ts'
import { notify } from '../../../../lib/notifications.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { asPositive } from '../../../../lib/search-params.ts'
import { useCompteConnecte } from '../../../../lib/session.ts'
import { MissingRightPage } from '../../../../shell/pages.tsx'

const Page = () => {
  const id = Number(Route.useParams().id)
  const compte = useCompteConnecte()
  const router = useRouter()
  const { teledeclarant, utilisateurs, nom } = useComptesDuTeledeclarant(id)
  const creer = useCommand('creerUtilisateur', {
    business: true,
    invalidates: [...LECTURES_COMPTES, ...LECTURES_TELEDECLARANTS],
  })
  const { profils, complet } = profilsACreer(compte, utilisateurs, teledeclarant.type)
  const titre = `Ajouter un compte chez ${nom}`
  usePageTitle({ titre })
  if (profils.length === 0 || !teledeclarant.allowedToEdit) return <MissingRightPage />
  const envoyer = async (args: Args<'creerUtilisateur'>): Promise<void> => {
    const cree = await creer.mutateAsync(args)
    notify(
      'success',
      `Le compte de ${nomDe(cree)} est créé.`,
      `Un courriel lui a été envoyé à l’adresse ${cree.email}.`,
    )
    await router.navigate({ href: hrefComptes(id) })
  }
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <p>
        La personne recevra un courriel avec un lien, valable un jour, pour choisir son mot de
        passe.
      </p>
      <FormulaireCompte
        nouveau
        initiale={COMPTE_VIERGE}
        operation="creerUtilisateur"
        toArgs={(saisie) => ({ body: { ...saisie, idTeledeclarant: id } })}
        profils={profils}
        retour={hrefComptes(id)}
        envoyer={envoyer}
        {...(complet
          ? { aideNiveau: 'Ses quatre administrateurs secondaires sont déjà créés.' }
          : {})}
      />
    </>
  )
}

export const Route = createFileRoute('/teledeclarants/comptes-utilisateurs/$id/nouveau')({
  staticData: {
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    const id = asPositive(params.id)
    if (id === undefined) throw notFound()
    await chargerComptes(queryClient, id)
  },
  component: Page,
})
