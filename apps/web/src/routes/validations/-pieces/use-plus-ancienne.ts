import type { TypeDemande } from '@registre/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cibleDeLigne, ouvrir } from '../../../components/validation/appels.ts'
import { handleFailure } from '../../../lib/api/errors.ts'
import { callOf, codeOf } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'

/** Another keeper may take the same one first: the next oldest is tried. */
const ESSAIS = 5

const prendrePlusAncienne = async (type: TypeDemande | undefined): Promise<number | null> => {
  for (let essai = 1; ; essai += 1) {
    const { response } = await callOf('trouverPlusAncienneDemande', {
      query: type ? { typeDemande: type } : {},
    })
    if (!response) return null
    try {
      return (await ouvrir(cibleDeLigne(response))).demandeId
    } catch (error) {
      if (
        essai === ESSAIS ||
        !['verrou-pris', 'deja-decide', 'transition-interdite'].includes(codeOf(error))
      )
        throw error
    }
  }
}

/** Takes the oldest free request of a kind and opens it; says so when there is none. */
export const usePlusAncienne = (
  type: TypeDemande | undefined,
): { traiter: () => void; enCours: boolean } => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [enCours, setEnCours] = useState(false)
  const traiter = async () => {
    setEnCours(true)
    try {
      const id = await prendrePlusAncienne(type)
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
