import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maintenantDuRegistre } from '../../../components/declaration/aujourdhui.ts'
import { queryOf } from '../../../lib/api/index.ts'
import { formatHeure } from '../../../lib/format.ts'

/** Looked at again this often while the queue is in view. */
const TOUTES_LES = 20_000

/** What came since the queue was shown: told without being asked, shown when it is. */
export const NouvellesDemandes = () => {
  const [depuis, setDepuis] = useState(() => maintenantDuRegistre().toISOString())
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...queryOf('compterFile')({ query: { depuis } }),
    refetchInterval: TOUTES_LES,
    staleTime: 0,
  })
  const nouvelles = data?.nouvelles ?? 0
  const afficher = () => {
    setDepuis(maintenantDuRegistre().toISOString())
    void Promise.all(
      ['listerFile', 'compterFile', 'rechercherDemandes', 'lireIndicateurs'].map((nom) =>
        queryClient.invalidateQueries({ queryKey: [nom] }),
      ),
    )
  }
  return (
    <div role="status" className="rc-nouvelles">
      {nouvelles > 0 && (
        <>
          {nouvelles === 1 ? '1 nouvelle demande' : `${nouvelles} nouvelles demandes`} depuis{' '}
          {formatHeure(depuis)}{' '}
          <button type="button" className="fr-link fr-link--sm" onClick={afficher}>
            Afficher
          </button>
        </>
      )}
    </div>
  )
}
