import { createFileRoute } from '@tanstack/react-router'
import { Reste } from '../-pieces/Reste.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/reste')({
  staticData: {
    titre: 'Mise à jour annuelle : le reste',
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  component: Reste,
})
