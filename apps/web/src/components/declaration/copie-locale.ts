import { BLOCS_DECLARATION, isRecord } from '@registre/domain'
import { PREFIXE_SAISIE } from '../../lib/saisie-gardee.ts'
import type { Saisie } from './saisie.ts'
import type { BlocsEnvoyes, EnvoiEnSuspens } from './types.ts'

/** What is typed and not saved yet, kept by the tab: a reload or a crash loses nothing. */
export interface CopieLocale {
  /** Version that the person was editing, and what the register held then. */
  version: number
  base: BlocsEnvoyes
  saisie: Saisie
  /** The save that was on its way when the page went: the register may have received it. */
  enSuspens: EnvoiEnSuspens | null
}

const clef = (id: number | null, typeImmat: string): string =>
  `${PREFIXE_SAISIE}${id ?? `nouveau.${typeImmat}`}`

/**
 * Keeps a copy. A full or refused storage is no reason to stop typing: the register's own save
 * still runs.
 */
export const garderCopie = (
  stockage: Pick<Storage, 'setItem'>,
  id: number | null,
  typeImmat: string,
  copie: CopieLocale,
): boolean => {
  try {
    stockage.setItem(clef(id, typeImmat), JSON.stringify(copie))
    return true
  } catch {
    return false
  }
}

export const oublierCopie = (
  stockage: Pick<Storage, 'removeItem'>,
  id: number | null,
  typeImmat: string,
): void => stockage.removeItem(clef(id, typeImmat))

const estDesBlocs = (v: unknown): boolean =>
  isRecord(v) && BLOCS_DECLARATION.every((bloc) => bloc in v)
const estCopie = (v: unknown): v is CopieLocale =>
  typeof v === 'object' &&
  v !== null &&
  'version' in v &&
  typeof v.version === 'number' &&
  'base' in v &&
  'enSuspens' in v &&
  'saisie' in v &&
  estDesBlocs(v.saisie)

/** The copy kept for a draft, or null: none, or one that an older client wrote. */
export const lireCopie = (
  stockage: Pick<Storage, 'getItem'>,
  id: number | null,
  typeImmat: string,
): CopieLocale | null => {
  try {
    const lue: unknown = JSON.parse(stockage.getItem(clef(id, typeImmat)) ?? 'null')
    return estCopie(lue) ? lue : null
  } catch {
    return null
  }
}
