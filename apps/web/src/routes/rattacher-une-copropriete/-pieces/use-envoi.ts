import {
  type Rattachement,
  LECTURES_RATTACHEMENT,
} from '../../../components/rattachement/rattachement.ts'
import { type Answer, useCommand } from '../../../lib/api/index.ts'
import { type Saisie, typeChoisi } from './saisie.ts'

const OPTIONS = { business: true, invalidates: LECTURES_RATTACHEMENT } as const

/**
 * Sends a request, with its proof or without one, or the answer to a clarification. Throws
 * ApiError.
 */
export const useEnvoi = (numero: string, enAttente: Rattachement | null) => {
  const avec = useCommand('rattacher', OPTIONS)
  const sans = useCommand('rattacherSansJustificatif', OPTIONS)
  const repondre = useCommand('repondrePrecisionsRattachement', OPTIONS)
  return async (saisie: Saisie, confirmes: readonly string[]): Promise<Answer<'rattacher'>> => {
    const { infoRattachement: i, file, justifie } = saisie
    const commun = {
      infoRattachement: {
        ...i,
        typeJustifMandat: justifie ? typeChoisi(i.typeJustifMandat) : null,
      },
      confirmations: [...confirmes],
      message: saisie.message.trim(),
    }
    if (enAttente)
      return repondre.mutateAsync({
        params: { id: enAttente.idDemande },
        body: { ...commun, sansJustificatif: !justifie, ...(justifie && file ? { file } : {}) },
      })
    return justifie && file
      ? avec.mutateAsync({ body: { ...commun, numero, file } })
      : sans.mutateAsync({ body: { ...commun, numero } })
  }
}
