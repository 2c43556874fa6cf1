import { createFileRoute } from '@tanstack/react-router'
import { ReprendreCabinet } from '../../components/rattachement/ReprendreCabinet.tsx'

export const Route = createFileRoute('/rattacher-une-copropriete/reprise')({
  staticData: {
    titre: 'Reprendre tout le portefeuille d’un cabinet',
    saisie: true,
    soiMeme: true,
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: [{ label: 'Se rattacher à une copropriété', href: '/rattacher-une-copropriete' }],
  },
  component: ReprendreCabinet,
})
