import { createFileRoute } from '@tanstack/react-router'
import { Chiffres } from '../-pieces/Chiffres.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/chiffres')({
  staticData: {
    titre: 'Mise à jour annuelle : les chiffres',
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  component: Chiffres,
})
