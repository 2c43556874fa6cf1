import { Navigate } from '@tanstack/react-router'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'

/** Leads to the first step of a draft, from a step that this draft does not have (yet). */
export const VersIdentification = () => {
  const { id } = useBrouillon().declaration
  return (
    <Navigate
      to="/immatriculer-copropriete/identification"
      search={id === null ? {} : { id }}
      replace
    />
  )
}
