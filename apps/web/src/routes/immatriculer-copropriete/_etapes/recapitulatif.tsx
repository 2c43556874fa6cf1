import { createFileRoute } from '@tanstack/react-router'
import { Recapitulatif } from '../-pieces/Recapitulatif.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/recapitulatif')({
  staticData: {
    titre: 'Récapitulatif',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: Recapitulatif,
})
