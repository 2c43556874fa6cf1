import type { contract, HandlerOutput } from '@registre/contract'
import { CATALOGUE, decrireRegle } from '@registre/domain'

/** The rules of a declaration, for programs that show their sentences before a draft is refused (specification 1, section 5). */
export const listerRegles = (): HandlerOutput<(typeof contract)['listerRegles']> =>
  CATALOGUE.map(decrireRegle).map(({ source: _, champs, ...regle }) => ({ ...regle, champs: [...champs] }))
