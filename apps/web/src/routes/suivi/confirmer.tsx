import { createFileRoute } from '@tanstack/react-router'
import { ParCle } from '../../components/publications/ParCle.tsx'
import { asText, compact } from '../../lib/search-params.ts'

const TEXTES = {
  titre: 'Confirmer mon suivi',
  question:
    'Vous serez prévenu pendant un an, à l’adresse où ce lien vous est parvenu, de ce qui change sur la fiche publique de cette copropriété : son syndic, son mandat, ses mises à jour, sa dissolution.',
  bouton: 'Suivre cette copropriété pendant un an',
  fait: 'Votre suivi est confirmé pour un an. Chaque courriel permet de l’arrêter.',
  suite: { label: 'Chercher une copropriété', href: '/annuaire' },
}

const Page = () => (
  <ParCle operation="confirmerAbonnement" cle={Route.useSearch().cle ?? ''} textes={TEXTES} />
)

export const Route = createFileRoute('/suivi/confirmer')({
  staticData: { titre: 'Confirmer mon suivi', fil: [{ label: 'Annuaire', href: '/annuaire' }] },
  validateSearch: (search: Record<string, unknown>) => compact({ cle: asText(search['cle'], 200) }),
  component: Page,
})
