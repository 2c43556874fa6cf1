import { createFileRoute } from '@tanstack/react-router'
import { asInternalPath, compact } from '../../lib/search-params.ts'

export const Route = createFileRoute('/compte/')({
  staticData: { titre: 'Connexion' },
  validateSearch: (raw: Record<string, unknown>) => compact({ retour: asInternalPath(raw['retour']) }),
  component: () => <h1>Connexion</h1>,
})
