import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastAnswer } from '../lib/api/index.ts'
import { piece } from '../lib/piece.tsx'
import { compteQuery, useCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'

const PREAVIS_MS = 2 * 60_000

const FenetreExpiration = piece(
  async () => (await import('../components/compte/FenetreExpiration.tsx')).FenetreExpiration,
)

/**
 * Warns two minutes before the session ends without activity, and extends it on demand (RGAA 13.1).
 */
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
    const timer = setTimeout(
      () => setEnd(answered + lifetime),
      Math.min(answered + lifetime - PREAVIS_MS - Date.now(), 2_147_483_647),
    )
    return () => clearTimeout(timer)
  }, [compte, answered, lifetime])
  // Fetched long before it is needed: it must show on a broken connection too.
  const connecte = compte !== null
  useEffect(() => {
    if (connecte) void FenetreExpiration.prevoir()
  }, [connecte])
  if (end === null) return null
  const relire = () => void queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
  const rester = () => {
    setEnd(null)
    relire()
  }
  return <FenetreExpiration fin={end} onRester={rester} onFin={relire} />
}
