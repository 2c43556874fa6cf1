import { createFileRoute } from '@tanstack/react-router'
import { compact } from '../lib/search-params.ts'
import { tableSearch } from '../lib/table-search.ts'
import { Accueil } from './-accueil/Accueils.tsx'

export const Route = createFileRoute('/')({
  staticData: { titre: 'Accueil', accueil: true },
  // Page and sort of the table of the syndic's own co-ownerships.
  validateSearch: (raw: Record<string, unknown>) => compact({ ...tableSearch(raw) }),
  component: Accueil,
})
