import { createFileRoute } from '@tanstack/react-router'
import { ParCle } from '../../components/publications/ParCle.tsx'
import { asText, compact } from '../../lib/search-params.ts'

const TEXTES = {
  titre: 'Arrêter mon suivi',
  question:
    'Vous ne recevrez plus rien de cette copropriété, et votre adresse sera effacée de ce suivi.',
  bouton: 'Arrêter mon suivi',
  fait: 'Votre suivi est arrêté et votre adresse est effacée.',
  suite: { label: 'Chercher une copropriété', href: '/annuaire' },
}

const Page = () => (
  <ParCle operation="seDesabonnerNewsletter" cle={Route.useSearch().cle ?? ''} textes={TEXTES} />
)

export const Route = createFileRoute('/suivi/arreter')({
  staticData: { titre: 'Arrêter mon suivi', fil: [{ label: 'Annuaire', href: '/annuaire' }] },
  validateSearch: (search: Record<string, unknown>) => compact({ cle: asText(search['cle'], 200) }),
  component: Page,
})
