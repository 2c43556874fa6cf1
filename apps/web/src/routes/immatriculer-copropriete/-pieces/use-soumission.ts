import { blocsDe, ETAPE_DU_BLOC, type FieldError } from '@registre/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { callOf, isApiError, queryOf, useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

/**
 * End of the data (specification 2, 7.3): the register checks every rule and looks for duplicates,
 * then the duplicates or the recap follow. A rule that only the register could break leads to its
 * step. Gives true when the person moved on.
 */
export const useSoumission = () => {
  const queryClient = useQueryClient()
  const { session, surRefus, tenter, contexte } = useBrouillon()
  const { allerA } = useNavigationEtapes()
  const soumettre = useCommand('soumettreBrouillon', { business: true })
  const surRegles = async (
    champs: readonly Pick<FieldError, 'champ' | 'message'>[],
    surPlace: () => void,
  ): Promise<void> => {
    const { id } = session.etat().declaration
    // What was typed was kept, with a new version, before the rules refused.
    if (id !== null) session.adopter(await callOf('lireBrouillon', { params: { id } }))
    const blocs = blocsDe(contexte)
    surRefus(champs)
    tenter(blocs)
    const premier = blocs.find((bloc) => champs.some((c) => c.champ.startsWith(`${bloc}.`)))
    if (premier) allerA(ETAPE_DU_BLOC[premier])
    surPlace()
  }
  return async (surPlace: () => void): Promise<boolean> => {
    const { declaration, confirmations } = session.etat()
    try {
      const reponse = await soumettre.mutateAsync({
        body: {
          id: declaration.id,
          version: declaration.version,
          typeImmat: declaration.typeImmat,
          immatCopropriete: {},
          confirmations: [...confirmations],
        },
      })
      const { id } = reponse.declaration
      session.adopter(reponse.declaration)
      if (id !== null)
        queryClient.setQueryData(
          queryOf('listerDoublonsDeclaration')({ params: { id, n: 0 } }).queryKey,
          reponse.doublons,
        )
      allerA(reponse.etapeSuivante)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (session.surConflit(error)) return false
      const { champs = [], status } = error.problem
      if (champs.length > 0) {
        await surRegles(champs, surPlace)
        return true
      }
      if (status === 400 || status === 409 || status === 422) notify('error', error.message)
      return false
    }
  }
}
