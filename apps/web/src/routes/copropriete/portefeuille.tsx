import { peut } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Compteurs, Vues } from '../../components/gestion/Compteurs.tsx'
import { lireCriteres } from '../../components/gestion/criteres.ts'
import { ListeGeree } from '../../components/gestion/ListeGeree.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import '../../components/gestion/gestion.css'

const Page = () => {
  const criteres = Route.useSearch()
  const { raisonSociale, authorities } = useCompteConnecte()
  const { data: comptes } = useQuery(queryOf('compterGerees')({}, { silent: true }))
  return (
    <>
      <div className="rc-gestion__tete">
        <h1 tabIndex={-1}>Copropriétés</h1>
        <span>{raisonSociale}</span>
        <div className="rc-actions">
          <InternalLink className="fr-link" href="/copropriete/echeances">
            Échéances et agenda
          </InternalLink>
          {peut(authorities, ['MAJ_COPROPRIETE_ANNUELLE']) && (
            <InternalLink
              className="fr-btn fr-btn--secondary fr-btn--sm"
              href="/copropriete/depot-groupe"
            >
              Déposer un classeur
            </InternalLink>
          )}
          {peut(authorities, ['RATTACHER_COPROPRIETE']) && (
            <InternalLink className="fr-btn fr-btn--sm" href="/rattacher-une-copropriete">
              Ajouter une copropriété
            </InternalLink>
          )}
        </div>
      </div>
      <Compteurs comptes={comptes} />
      <Vues criteres={criteres} comptes={comptes} />
      <ListeGeree criteres={criteres} comptes={comptes} />
    </>
  )
}

export const Route = createFileRoute('/copropriete/portefeuille')({
  staticData: {
    titre: 'Copropriétés de votre établissement',
    autorites: ['RENOUVELER_MANDAT'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  validateSearch: lireCriteres,
  component: Page,
})
