import { createFileRoute } from '@tanstack/react-router'
import { DonneesFinancieres } from '../-pieces/DonneesFinancieres.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/donnees-financieres')({
  staticData: {
    titre: 'Données financières',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: DonneesFinancieres,
})
