import { useQuery } from '@tanstack/react-query'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { queryOf } from '../../../lib/api/index.ts'

/**
 * The latest request of the dossier: its decision and its exchanges. Null while it is not known.
 */
export const useDerniereDemande = () => {
  const { coproprieteId } = useBrouillon().declaration
  const { data } = useQuery({
    ...queryOf('visualiserCopropriete')({ params: { id: coproprieteId ?? 0 } }),
    enabled: coproprieteId !== null,
  })
  return data?.demandes.toSorted((a, b) => b.id - a.id)[0] ?? null
}
