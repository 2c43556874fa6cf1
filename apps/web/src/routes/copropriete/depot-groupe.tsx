import { ETATS_LIGNE } from '@registre/domain'
import { createFileRoute } from '@tanstack/react-router'
import { depotQuery } from '../../components/portefeuille/depot-query.ts'
import { DepotGroupe } from '../../components/portefeuille/DepotGroupe.tsx'
import { DerniersDepots } from '../../components/portefeuille/DerniersDepots.tsx'
import { NouveauDepot } from '../../components/portefeuille/NouveauDepot.tsx'
import { loadOrNotFound } from '../../lib/api/index.ts'
import { asOneOf, asPositive, compact } from '../../lib/search-params.ts'

const Page = () => {
  const { depot, etat, page = 1 } = Route.useSearch()
  if (depot !== undefined) return <DepotGroupe key={depot} id={depot} etat={etat} page={page} />
  return (
    <>
      <h1 tabIndex={-1}>Dépôt groupé de mises à jour annuelles</h1>
      <p className="fr-text--lead">Déposez en une fois les comptes de toutes vos copropriétés.</p>
      <NouveauDepot />
      <DerniersDepots />
    </>
  )
}

export const Route = createFileRoute('/copropriete/depot-groupe')({
  staticData: {
    titre: 'Dépôt groupé de mises à jour annuelles',
    saisie: true,
    autorites: ['MAJ_COPROPRIETE_ANNUELLE'],
    fil: [{ label: 'Mises à jour annuelles possibles', href: '/copropriete?filter=annuelle' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      depot: asPositive(raw['depot']),
      etat: asOneOf(ETATS_LIGNE)(raw['etat']),
      page: asPositive(raw['page']),
    }),
  loaderDeps: ({ search: { depot } }) => ({ depot }),
  loader: async ({ context, deps: { depot } }) => {
    if (depot !== undefined) await loadOrNotFound(context.queryClient, depotQuery(depot))
  },
  component: Page,
})
