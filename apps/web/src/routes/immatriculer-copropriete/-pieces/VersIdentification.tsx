import { Navigate } from '@tanstack/react-router'

/** Leads to the first step of a draft, from a step that this draft does not have (yet). */
export const VersIdentification = ({ id }: { id: number | null }) => (
  <Navigate
    to="/immatriculer-copropriete/identification"
    search={id === null ? {} : { id }}
    replace
  />
)
