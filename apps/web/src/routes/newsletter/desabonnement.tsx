import { createFileRoute } from '@tanstack/react-router'
import { ParCle } from '../../components/publications/ParCle.tsx'
import { asText, compact } from '../../lib/search-params.ts'

const TEXTES = {
  titre: 'Me désabonner',
  question: 'Vous ne recevrez plus la lettre d’information, et votre adresse sera effacée.',
  bouton: 'Me désabonner',
  fait: 'Votre abonnement est terminé et votre adresse est effacée.',
  suite: { label: 'Voir les lettres d’information', href: '/newsletter' },
}

const Page = () => (
  <ParCle operation="seDesabonnerNewsletter" cle={Route.useSearch().cle ?? ''} textes={TEXTES} />
)

export const Route = createFileRoute('/newsletter/desabonnement')({
  staticData: {
    titre: 'Me désabonner',
    fil: [{ label: 'Lettre d’information', href: '/newsletter' }],
  },
  validateSearch: (search: Record<string, unknown>) => compact({ cle: asText(search['cle'], 200) }),
  component: Page,
})
