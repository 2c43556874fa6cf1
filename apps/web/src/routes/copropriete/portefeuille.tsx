import { createFileRoute, redirect } from '@tanstack/react-router'

// Its list is the one of /copropriete since then; the address stays for who kept it.
export const Route = createFileRoute('/copropriete/portefeuille')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/copropriete${location.searchStr}`, replace: true })
  },
})
