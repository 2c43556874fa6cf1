import { idParcelle, type Parcelle, referenceParcelle } from '@registre/domain'
import { useQueries } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { useConfiguration } from '../configuration.tsx'
import type { ParcelleCarte } from './carte.types.ts'

/** Outlines that a map asks for: each is a call. */
const MAX_CONTOURS = 20

/**
 * The outlines of declared parcels, as the land register draws them; those that it does not know,
 * or not yet, are left out; none where no land register is asked.
 */
export const useContours = (
  parcelles: readonly Omit<Parcelle, 'geolocalisee'>[],
): ParcelleCarte[] => {
  // A page never waits for them on the server: another's service draws them.
  const enabled = useConfiguration()?.carte.cadastre === true && !import.meta.env.SSR
  return useQueries({
    queries: parcelles.slice(0, MAX_CONTOURS).map(({ codeInsee, prefixe, section, numero }) => ({
      ...queryOf('rechercherParcelle')(
        { query: { codeInsee, prefixe, section, numero, contour: 'true' } },
        { silent: true },
      ),
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (lues) =>
      lues.flatMap(({ data }, rang) => {
        const declaree = parcelles[rang]
        const trouvee = data?.parcelles.find(({ contour }) => contour.length > 2)
        return declaree && trouvee
          ? [
              {
                id: idParcelle(declaree),
                libelle: referenceParcelle(declaree),
                contour: trouvee.contour,
              },
            ]
          : []
      }),
  })
}
