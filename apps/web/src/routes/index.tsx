import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { accueil: true },
  component: () => <h1>Registre national des copropriétés</h1>,
})
