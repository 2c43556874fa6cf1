import { isTeneur } from '@registre/domain'
import type { QueryClient } from '@tanstack/react-query'
import { queryFor } from '../../lib/api/index.ts'
import { type Compte, compteQuery } from '../../lib/session.ts'

/** Reads the accounts of one's own house: the establishment, or the keepers' team. */
export const mesComptesQuery = (compte: Compte) =>
  queryFor<'listerUtilisateurs' | 'listerUtilisateursTeledeclarant'>(
    isTeneur(compte.profil) ? 'listerUtilisateursTeledeclarant' : 'listerUtilisateurs',
    {
      params: { id: Number(compte.idTeledeclarant) },
    },
  )

/** For a loader: the accounts of one's own house, fresh. */
export const chargerMesComptes = async (queryClient: QueryClient): Promise<void> => {
  const compte = await queryClient.ensureQueryData(compteQuery)
  if (compte) await queryClient.fetchQuery({ ...mesComptesQuery(compte), staleTime: 0 })
}
