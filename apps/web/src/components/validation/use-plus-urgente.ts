import type { TypeDemande } from '@registre/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { prendreUrgente } from './prendre-urgente.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { notify } from '../../lib/notifications.ts'

/** Takes the most urgent free request, of a kind or of all, and opens it; says so when there is none. */
export const usePlusUrgente = (
  type: TypeDemande | undefined,
): { traiter: () => void; enCours: boolean } => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [enCours, setEnCours] = useState(false)
  const traiter = async () => {
    setEnCours(true)
    try {
      const id = await prendreUrgente([], type)
      if (id === null)
        return notify(
          'info',
          'Aucune demande à traiter',
          'Toutes les demandes sont traitées, ou en cours de traitement par d’autres teneurs.',
        )
      queryClient.removeQueries({ queryKey: ['lireInfosValidation', { params: { n: id } }] })
      await navigate({ to: '/validations/$demande', params: { demande: String(id) } })
    } catch (error) {
      handleFailure(error)
    } finally {
      setEnCours(false)
    }
  }
  return { traiter: () => void (enCours || traiter()), enCours }
}
