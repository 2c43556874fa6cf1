import { type ControleRattachement, MESSAGES_CONTROLE_RATTACHEMENT } from '@registre/domain'
import { callOf } from '../../lib/api/index.ts'

export interface CoproprieteRattachable {
  numero: string
  nom: string
  adresse: string
}
export type Chaine =
  | { echec: ControleRattachement; message: string }
  | { echec: null; copropriete: CoproprieteRattachable }

const echec = (controle: ControleRattachement): Chaine => ({
  echec: controle,
  message: MESSAGES_CONTROLE_RATTACHEMENT[controle],
})

/**
 * The checks existe → rattachementOk → etatOk, one after the other; the first failure stops them.
 * Throws ApiError.
 */
export const controlerChaine = async (numero: string): Promise<Chaine> => {
  const params = { immat: numero }
  const existe = await callOf('coproprieteExiste', { params })
  if (!existe.response) return echec('immatNotExistant')
  if (!(await callOf('coproprieteRattachementOk', { params })).response)
    return echec('alreadyAttached')
  if (!(await callOf('coproprieteEtatOk', { params })).response)
    return echec('immatStatusIncorrect')
  return {
    echec: null,
    copropriete: { numero, nom: existe.nomCopropriete, adresse: existe.adressePrincipale },
  }
}
