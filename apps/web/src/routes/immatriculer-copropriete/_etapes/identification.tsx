import { createFileRoute } from '@tanstack/react-router'
import { Identification } from '../-pieces/Identification.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/identification')({
  staticData: {
    titre: 'Identification',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: Identification,
})
