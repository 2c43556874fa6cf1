import { useEffect, useState } from 'react'
import { callOf } from '../../../lib/api/index.ts'
import type { PreuveLue } from '../../preuve/lire-preuve.ts'

export type EtatPreuve =
  | { phase: 'aucune' }
  /** There is one, which the register does not give, or not yet. */
  | { phase: 'retenue' }
  | { phase: 'attente' }
  | { phase: 'panne' }
  | { phase: 'lue'; preuve: PreuveLue }

/** The proof of a request, opened beside it; `essai` asks for it again. */
export const usePreuve = (documentId: string | null, essai: number): EtatPreuve => {
  const [etat, setEtat] = useState<EtatPreuve>(
    documentId ? { phase: 'attente' } : { phase: 'aucune' },
  )
  useEffect(() => {
    if (documentId === null) return setEtat({ phase: 'aucune' })
    let actuelle = true
    let ouverte: PreuveLue | null = null
    setEtat({ phase: 'attente' })
    const ouvrir = async () => {
      const [{ lirePreuve }, { blob }] = await Promise.all([
        import('../../preuve/lire-preuve.ts'),
        callOf('telechargerDocument', { params: { id: documentId } }),
      ])
      ouverte = await lirePreuve(await blob.arrayBuffer())
      if (actuelle) setEtat({ phase: 'lue', preuve: ouverte })
      else ouverte.fermer()
    }
    ouvrir().catch(() => actuelle && setEtat({ phase: 'panne' }))
    return () => {
      actuelle = false
      ouverte?.fermer()
    }
  }, [documentId, essai])
  return etat
}
