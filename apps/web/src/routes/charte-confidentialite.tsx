import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/charte-confidentialite')({
  beforeLoad: () => {
    throw redirect({ to: '/institutionnels/charte-confidentialite', replace: true })
  },
})
