import type { Answer } from '../../../lib/api/index.ts'
import { formatEuros, formatNombre } from '../../../lib/format.ts'

export type Statistiques = Answer<'lireStatistiques'>
export type Territoire = Statistiques['territoire']
export type Periode = NonNullable<Statistiques['periode']>
export type Valeurs = Statistiques['valeurs']

/** A count: null is withheld, absent is zero. */
export const effectif = (valeurs: Valeurs, cle: string): number | null => (valeurs[cle] === null ? null : (valeurs[cle] ?? 0))
export const SECRET = 'secret'
/** A count in words. */
export const texteEffectif = (n: number | null): string => (n === null ? SECRET : formatNombre(n))
/** A sum or a median in words; a median that nothing supports is not published. */
export const texteMesure = (n: number | null | undefined, unite: 'nombre' | 'euros'): string =>
  n === null || n === undefined ? 'non publié' : unite === 'euros' ? formatEuros(n) : formatNombre(n)
