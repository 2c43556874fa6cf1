import { deNom } from '@registre/domain'
import { OublierFacteurs } from '../facteurs/OublierFacteurs.tsx'
import { JetonsDuCompte } from '../jetons/ListeJetons.tsx'
import { KeyValueList } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Args, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { notify } from '../../lib/notifications.ts'
import { Conflit, useVersion } from '../conflit.tsx'
import { BadgeNiveau, BadgeStatut } from './BadgesCompte.tsx'
import { LECTURES_COMPTES, nomDe } from './comptes.ts'
import { FormulaireCompte } from './FormulaireCompte.tsx'
import { SuspendreCompte } from './SuspendreCompte.tsx'

const LABELS: Readonly<Record<string, string>> = {
  profil: 'Niveau du compte',
  civilite: 'Civilité',
  nom: 'Nom',
  prenom: 'Prénom',
  email: 'Adresse électronique',
  telephone: 'Téléphone',
  numCartePro: 'Numéro de carte professionnelle',
}

export const utilisateurQuery = (id: number) =>
  queryOf('lireUtilisateur')({ params: { id } }, { silent: true })

interface Props {
  id: number
  /** The call that saves it: of one's own house, or of a declarant by a keeper. */
  operation: 'modifierUtilisateur' | 'modifierUtilisateurTeledeclarant'
  retour: string
}

/**
 * One account: what it is, and the form to correct it where the caller may. A stale save shows both
 * values first.
 */
export const FicheCompte = ({ id, operation, retour }: Props) => {
  const router = useRouter()
  const { data: u } = useSuspenseQuery(utilisateurQuery(id))
  const titre = `Compte ${deNom(nomDe(u))}`
  usePageTitle({ titre })
  const modifier = useCommand(operation, { business: true, invalidates: LECTURES_COMPTES })
  const { conflit, enregistrer } = useVersion(u.version, LABELS)
  const envoyer = async ({ body }: Args<typeof operation>): Promise<void> => {
    const lu = await enregistrer((version) => modifier.mutateAsync({ body: { ...body, version } }))
    notify('success', `Le compte ${deNom(nomDe(lu))} est enregistré.`)
    await router.navigate({ href: retour })
  }
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <KeyValueList
        items={{
          Niveau: <BadgeNiveau utilisateur={u} />,
          Statut: <BadgeStatut utilisateur={u} />,
          Identifiant: u.login,
          'Compte créé': `le ${formatInstant(u.creeLe)}`,
          'Dernière activité': formatInstant(u.derniereActiviteLe),
        }}
      />
      {u.allowedToEdit ? (
        <>
          <p className="fr-mt-3w">
            {u.statut === 'EN_ATTENTE'
              ? 'Cette personne n’a pas encore choisi son mot de passe. Si vous changez son adresse, un nouveau courriel lui sera envoyé.'
              : 'Si vous changez son niveau ou son adresse, la personne devra se connecter de nouveau. Si vous changez son nom et son adresse, le compte passe à une autre personne : elle reçoit un courriel pour choisir son mot de passe.'}
          </p>
          <FormulaireCompte
            key={String(u.id)}
            nouveau={false}
            profils={u.profilsPossibles}
            retour={retour}
            operation={operation}
            toArgs={(saisie) => ({ body: { ...saisie, id: Number(u.id), version: u.version } })}
            envoyer={envoyer}
            avis={<Conflit lignes={conflit} />}
            initiale={{
              profil: u.profil,
              civilite: u.civilite,
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
      <SuspendreCompte utilisateur={u} />
      <OublierFacteurs utilisateur={u} />
      <JetonsDuCompte idUtilisateur={Number(u.id)} />
    </>
  )
}
