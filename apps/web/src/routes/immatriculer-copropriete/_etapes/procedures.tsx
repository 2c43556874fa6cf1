import { createFileRoute } from '@tanstack/react-router'
import { Procedures } from '../-pieces/Procedures.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/procedures')({
  staticData: {
    titre: 'Procédures',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: Procedures,
})
