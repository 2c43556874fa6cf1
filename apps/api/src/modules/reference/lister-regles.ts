import type { contract, HandlerOutput } from '@registre/contract'
import { CATALOGUE, decrireRegle } from '@registre/domain'

/**
 * The rules of a declaration, for programs that show their sentences before a draft is refused
 * (specification 1, section 5).
 */
export const listerRegles = (): HandlerOutput<(typeof contract)['listerRegles']> =>
  CATALOGUE.map((regle) => {
    const { code, bloc, phrase, champs, ou, confirmable, effet, fin } = decrireRegle(regle)
    return { code, bloc, phrase, champs: [...champs], ou, confirmable, effet, fin }
  })
