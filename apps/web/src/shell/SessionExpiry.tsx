import { Countdown, Dialog } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastAnswer } from '../lib/api/index.ts'
import { compteQuery, useCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'

const PREAVIS_MS = 2 * 60_000

/** Warns two minutes before the session ends without activity, and extends it on demand (RGAA 13.1). */
export const SessionExpiry = () => {
  const compte = useCompte()
  const answered = useStore(lastAnswer)
  const queryClient = useQueryClient()
  const [end, setEnd] = useState<number | null>(null)
  const readAt = queryClient.getQueryState(compteQuery.queryKey)?.dataUpdatedAt ?? 0
  const lifetime = compte ? new Date(compte.sessionExpireLe).getTime() - readAt : 0
  useEffect(() => {
    setEnd(null)
    if (!compte || lifetime <= PREAVIS_MS) return
    const timer = setTimeout(() => setEnd(answered + lifetime), Math.min(answered + lifetime - PREAVIS_MS - Date.now(), 2_147_483_647))
    return () => clearTimeout(timer)
  }, [compte, answered, lifetime])
  const extend = () => {
    setEnd(null)
    void queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
  }
  return (
    <Dialog
      open={end !== null}
      title="Votre session va se fermer"
      onClose={extend}
      actions={
        <button type="button" className="fr-btn" onClick={extend}>
          Rester connecté
        </button>
      }
    >
      <p>
        Sans activité de votre part, vous serez déconnecté dans{' '}
        {end !== null && <Countdown end={end} onEnd={() => void queryClient.refetchQueries({ queryKey: compteQuery.queryKey })} />}. La saisie non enregistrée
        serait perdue.
      </p>
    </Dialog>
  )
}
