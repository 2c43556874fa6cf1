import type { Surete } from '../../kernel/rules.ts'
import { BASCULE_2027 } from '../bascule.ts'
import type { EffetJeu } from '../jeux.ts'

/** Since when the law asks for a datum, until when, and how sure that is. */
export interface Loi {
  /** First day on which it is declared. */
  effet: EffetJeu
  /** Day from which nobody types it any more. */
  fin?: EffetJeu
  /** From that day on, the register reckons it out of other data. */
  deduite?: true
  /** How sure its line in the latest set is. */
  surete: Surete
  source: string
  /** What it becomes in the set of 2027, where that differs. */
  en2027?: string
}

const ARRETE_2016 = 'CCH R711-1 à R711-21 ; arrêté du 10 octobre 2016'
export const DECRET_2027 = 'décret 2025-831 du 19 août 2025'

/** Asked since 2016, and in the set of 2027 as well. */
export const TOUJOURS: Loi = { effet: '2016-11-01', surete: 'EN_VIGUEUR', source: ARRETE_2016 }
export const change = (en2027: string): Loi => ({
  ...TOUJOURS,
  surete: 'SURE',
  source: `${ARRETE_2016} ; ${DECRET_2027}`,
  en2027,
})
/** A figure of the whole co-ownership, that the list of its buildings gives from 2027 on. */
export const deduite = (en2027: string): Loi => ({
  ...change(en2027),
  fin: BASCULE_2027,
  deduite: true,
})
export const nouvelle = (surete: Surete = 'SURE', source: string = DECRET_2027): Loi => ({
  effet: BASCULE_2027,
  surete,
  source,
})
