import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/reclamation')({
  beforeLoad: () => {
    throw redirect({ to: '/aide/formulaire', replace: true })
  },
})
