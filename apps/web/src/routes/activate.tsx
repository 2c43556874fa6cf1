import { createFileRoute, redirect } from '@tanstack/react-router'
import { asText, compact } from '../lib/search-params.ts'

/** The former address of the activation links. */
export const Route = createFileRoute('/activate')({
  validateSearch: (raw: Record<string, unknown>) => compact({ key: asText(raw['key'], 200) }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/compte/activate', search, replace: true })
  },
})
