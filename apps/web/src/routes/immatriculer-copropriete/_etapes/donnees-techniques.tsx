import { createFileRoute } from '@tanstack/react-router'
import { DonneesTechniques } from '../-pieces/DonneesTechniques.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/donnees-techniques')({
  staticData: {
    titre: 'Données techniques',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: DonneesTechniques,
})
