import { isNotaire } from '@registre/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Arrivees } from '../../../components/certificats/Arrivees.tsx'
import {
  chargerMesComptes,
  mesComptesQuery,
} from '../../../components/utilisateurs/comptes.query.ts'
import {
  profilsACreer,
  resumeComptes,
  type Utilisateur,
} from '../../../components/utilisateurs/comptes.ts'
import { TableComptes } from '../../../components/utilisateurs/TableComptes.tsx'
import { useCompteConnecte, usePeut } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const hrefDe = (u: Utilisateur): string =>
  u.soi ? '/compte/moncompte' : `/compte/mes-comptes-utilisateurs/${u.id}`

const Page = () => {
  const compte = useCompteConnecte()
  const { data: utilisateurs } = useSuspenseQuery(mesComptesQuery(compte))
  // A firm is joined; a volunteer is one person.
  const gere = usePeut('EDITER_SUPPRIMER_NON_ADMIN')
  const rejoint = gere && compte.profil.startsWith('TELE_PRO_')
  const seul = utilisateurs.length === 1 && utilisateurs[0]?.soi === true
  return (
    <>
      <h1 tabIndex={-1}>Mes comptes utilisateurs</h1>
      {compte.raisonSociale && <p className="fr-text--lead">{compte.raisonSociale}</p>}
      <div className="rc-actions fr-mb-2w">
        <p role="status" className="fr-mb-0">
          {resumeComptes(utilisateurs, compte.profil)}
        </p>
        {profilsACreer(compte, utilisateurs).profils.length > 0 && (
          <InternalLink
            className="fr-btn fr-btn--icon-left fr-icon-user-add-line"
            href="/compte/mes-comptes-utilisateurs/nouveau"
          >
            Ajouter un compte
          </InternalLink>
        )}
      </div>
      {(isNotaire(compte.profil) || rejoint) && compte.idTeledeclarant !== null && (
        <Arrivees idTeledeclarant={Number(compte.idTeledeclarant)} />
      )}
      <TableComptes utilisateurs={utilisateurs} hrefDe={hrefDe} vide="Aucun compte utilisateur." />
      <p className="fr-text--sm fr-mt-2w">
        L’administrateur principal doit être remplacé ?{' '}
        <InternalLink href="/aide/formulaire">Écrivez au teneur du registre</InternalLink>, qui
        confie son compte à une autre personne.
      </p>
      {seul && (
        <p className="fr-mt-2w">
          Vous êtes la seule personne à utiliser le registre pour cet établissement : ajoutez un
          compte pour chaque collègue.
        </p>
      )}
    </>
  )
}

export const Route = createFileRoute('/compte/mes-comptes-utilisateurs/')({
  staticData: { titre: 'Mes comptes utilisateurs', autorites: ['MENU_GESTION_UTILISATEURS'] },
  loader: ({ context }) => chargerMesComptes(context.queryClient),
  component: Page,
})
