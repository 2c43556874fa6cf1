import { createFileRoute } from '@tanstack/react-router'
import { InfosRattachement } from '../-pieces/InfosRattachement.tsx'

export const Route = createFileRoute('/immatriculer-copropriete/_etapes/infos-rattachement')({
  staticData: {
    titre: 'Informations de rattachement',
    fil: [{ label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' }],
  },
  component: InfosRattachement,
})
