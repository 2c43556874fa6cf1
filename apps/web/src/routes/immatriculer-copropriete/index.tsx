import { createFileRoute } from '@tanstack/react-router'
import { Debut } from './-pieces/Debut.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/')({
  staticData: {
    titre: 'Immatriculer une copropriété',
    saisie: true,
    autorites: ['IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE'],
  },
  component: Debut,
})
