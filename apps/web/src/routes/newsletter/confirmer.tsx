import { createFileRoute } from '@tanstack/react-router'
import { ParCle } from '../../components/publications/ParCle.tsx'
import { asText, compact } from '../../lib/search-params.ts'

const TEXTES = {
  titre: 'Confirmer mon abonnement',
  question:
    'Vous avez demandé à recevoir la lettre d’information du registre à l’adresse où ce lien vous est parvenu.',
  bouton: 'Confirmer mon abonnement',
  fait: 'Votre abonnement est confirmé : vous recevrez la prochaine lettre d’information.',
  suite: { label: 'Voir les lettres d’information', href: '/newsletter' },
}

const Page = () => (
  <ParCle operation="confirmerAbonnement" cle={Route.useSearch().cle ?? ''} textes={TEXTES} />
)

export const Route = createFileRoute('/newsletter/confirmer')({
  staticData: {
    titre: 'Confirmer mon abonnement',
    fil: [{ label: 'Lettre d’information', href: '/newsletter' }],
  },
  validateSearch: (search: Record<string, unknown>) => compact({ cle: asText(search['cle'], 200) }),
  component: Page,
})
