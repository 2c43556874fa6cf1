import { deNom } from '@registre/domain'
import { createFileRoute } from '@tanstack/react-router'
import { Arrivees } from '../../../../components/certificats/Arrivees.tsx'
import {
  useComptesDuTeledeclarant,
  chargerComptes,
  hrefCompte,
} from '../../../../components/teledeclarants/comptes-du-teledeclarant.ts'
import { hrefFiche } from '../../../../components/teledeclarants/teledeclarant.ts'
import { profilsACreer, resumeComptes } from '../../../../components/utilisateurs/comptes.ts'
import { TableComptes } from '../../../../components/utilisateurs/TableComptes.tsx'
import { idOrNotFound } from '../../../../lib/api/index.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'

import { useCompteConnecte } from '../../../../lib/session.ts'
import { InternalLink } from '../../../../shell/InternalLink.tsx'

const Page = () => {
  const id = Number(Route.useParams().id)
  const compte = useCompteConnecte()
  const { utilisateurs, teledeclarant, nom, profilPrincipal } = useComptesDuTeledeclarant(id)
  const titre = `Comptes utilisateurs ${deNom(nom)}`
  usePageTitle({ titre })
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <div className="rc-actions fr-mb-2w">
        <p role="status" className="fr-mb-0">
          {resumeComptes(utilisateurs, profilPrincipal)}
        </p>
        {profilsACreer(compte, utilisateurs, teledeclarant.type).profils.length > 0 &&
          teledeclarant.allowedToEdit && (
            <InternalLink
              className="fr-btn fr-btn--icon-left fr-icon-user-add-line"
              href={hrefCompte(id, 'nouveau')}
            >
              Ajouter un compte
            </InternalLink>
          )}
        <InternalLink className="fr-btn fr-btn--secondary" href={hrefFiche(id)}>
          Voir la fiche du télédéclarant
        </InternalLink>
      </div>
      {teledeclarant.type === 'NOTAIRE' && <Arrivees idTeledeclarant={id} />}
      <TableComptes
        utilisateurs={utilisateurs}
        hrefDe={(u) => hrefCompte(id, Number(u.id))}
        vide="Ce télédéclarant n’a aucun compte."
        emprunt={teledeclarant.parametres.statut === 'ACTIF'}
      />
    </>
  )
}

export const Route = createFileRoute('/teledeclarants/comptes-utilisateurs/$id/')({
  staticData: {
    titre: 'Comptes utilisateurs',
    autorites: ['LIST_RCH_USER_TENEUR'],
    fil: [{ label: 'Liste des télédéclarants', href: '/teledeclarants' }],
  },
  loader: async ({ context, params }) =>
    chargerComptes(context.queryClient, idOrNotFound(params.id)),
  component: Page,
})
