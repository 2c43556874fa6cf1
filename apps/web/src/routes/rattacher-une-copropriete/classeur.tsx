import { createFileRoute } from '@tanstack/react-router'
import { RattacherPlusieurs } from '../../components/rattachement/RattacherPlusieurs.tsx'

export const Route = createFileRoute('/rattacher-une-copropriete/classeur')({
  staticData: {
    titre: 'Se rattacher à plusieurs copropriétés',
    saisie: true,
    soiMeme: true,
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: [{ label: 'Se rattacher à une copropriété', href: '/rattacher-une-copropriete' }],
  },
  component: RattacherPlusieurs,
})
