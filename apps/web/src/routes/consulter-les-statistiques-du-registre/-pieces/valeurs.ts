import type { MesureStatistique } from '@registre/domain'
import type { Answer } from '../../../lib/api/index.ts'
import { formatEuros, formatNombre } from '../../../lib/format.ts'

export type Statistiques = Answer<'lireStatistiques'>
export type Territoire = Statistiques['territoire']
export type Periode = NonNullable<Statistiques['periode']>
export type Valeurs = Statistiques['valeurs']

/** A count: null is withheld, absent is zero. */
export const effectif = (valeurs: Valeurs, cle: string): number | null =>
  valeurs[cle] === null ? null : (valeurs[cle] ?? 0)
export const SECRET = 'secret'
/** A count in words. */
export const texteEffectif = (n: number | null): string => (n === null ? SECRET : formatNombre(n))
/**
 * A sum or a median in words; a median that too little supports is not published. Where there is no
 * co-ownership, there is no lot.
 */
export const texteMesure = (
  valeurs: Valeurs,
  code: MesureStatistique,
  unite: 'nombre' | 'euros',
): string => {
  const n = valeurs[code] ?? null
  if (effectif(valeurs, 'coproprietes') === 0)
    return unite === 'euros' ? 'sans objet' : formatNombre(0)
  return n === null ? 'non publié' : unite === 'euros' ? formatEuros(n) : formatNombre(n)
}
