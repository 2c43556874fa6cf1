import { createFileRoute } from '@tanstack/react-router'
import { Doublons } from '../-pieces/Doublons.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/doublons')({
  staticData: {
    titre: 'Doublons',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: Doublons,
})
