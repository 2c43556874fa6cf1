import { KeyValueList } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { BadgeNiveau, BadgeStatut } from '../../../components/utilisateurs/BadgesCompte.tsx'
import { LECTURES_COMPTES, nomDe } from '../../../components/utilisateurs/comptes.ts'
import { type CompteSaisi, FormulaireCompte } from '../../../components/utilisateurs/FormulaireCompte.tsx'
import { loadOrNotFound, queryOf, useCommand } from '../../../lib/api/index.ts'
import { formatInstant } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { asPositive } from '../../../lib/search-params.ts'

const LISTE = '/compte/mes-comptes-utilisateurs'
const utilisateurQuery = (id: number) => queryOf('lireUtilisateur', { params: { id } }, { silent: true })

const Page = () => {
  const { id } = Route.useParams()
  const router = useRouter()
  const { data: u } = useSuspenseQuery(utilisateurQuery(Number(id)))
  const modifier = useCommand('modifierUtilisateur', { business: true, invalidates: LECTURES_COMPTES })
  const titre = `Compte de ${nomDe(u)}`
  usePageTitle({ titre })
  const envoyer = async (saisie: CompteSaisi): Promise<void> => {
    const lu = await modifier.mutateAsync({ body: { ...saisie, id: Number(u.id), version: u.version } })
    notify('success', `Le compte de ${nomDe(lu)} est enregistré.`)
    await router.navigate({ to: LISTE })
  }
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <KeyValueList
        items={[
          { label: 'Niveau', value: <BadgeNiveau utilisateur={u} /> },
          { label: 'Statut', value: <BadgeStatut utilisateur={u} /> },
          { label: 'Identifiant', value: u.login },
          { label: 'Compte créé', value: `le ${formatInstant(u.creeLe)}` },
          { label: 'Dernière activité', value: formatInstant(u.derniereActiviteLe) },
        ]}
      />
      {u.allowedToEdit ? (
        <>
          <p className="fr-mt-3w">
            {u.statut === 'EN_ATTENTE'
              ? 'Cette personne n’a pas encore choisi son mot de passe. Si vous changez son adresse, un nouveau courriel lui sera envoyé.'
              : 'Si vous changez son niveau ou son adresse, la personne devra se connecter de nouveau.'}
          </p>
          <FormulaireCompte
            key={String(u.id)}
            nouveau={false}
            profils={u.profilsPossibles}
            retour={LISTE}
            envoyer={envoyer}
            initiale={{
              profil: u.profil,
              civilite: u.civilite === 'MME' || u.civilite === 'M' ? u.civilite : '',
              nom: u.nom,
              prenom: u.prenom,
              email: u.email,
              telephone: u.telephone,
              numCartePro: u.numCartePro,
            }}
          />
        </>
      ) : (
        <p className="fr-mt-3w">Vous ne pouvez pas modifier ce compte.</p>
      )}
    </>
  )
}

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/$id')({
  staticData: { titre: 'Compte utilisateur', autorites: ['MENU_GESTION_UTILISATEURS'], fil: [{ label: 'Mes comptes utilisateurs', href: LISTE }] },
  loader: async ({ context, params }) => {
    const id = asPositive(params.id)
    if (id === undefined) throw notFound()
    await loadOrNotFound(context.queryClient, utilisateurQuery(id))
  },
  component: Page,
})
