import { PREFIXE_SAISIE } from '../../lib/saisie-gardee.ts'
import { type Saisie, SAISIE_VIDE } from './decision.ts'

const clef = (n: number): string => `${PREFIXE_SAISIE}demande.${n}`

/**
 * Keeps in the tab what is typed about request n: a reload or an ended session loses nothing. A
 * full or refused storage is no reason to stop typing.
 */
export const garderSaisie = (
  stockage: Pick<Storage, 'setItem'>,
  n: number,
  saisie: Saisie,
): void => {
  try {
    stockage.setItem(clef(n), JSON.stringify(saisie))
  } catch {
    // It stays on the screen.
  }
}

export const oublierSaisie = (stockage: Pick<Storage, 'removeItem'>, n: number): void =>
  stockage.removeItem(clef(n))

/** What was typed about request n and not sent; empty where nothing was, or another client wrote it. */
export const lireSaisie = (stockage: Pick<Storage, 'getItem'>, n: number): Saisie => {
  try {
    const lue: unknown = JSON.parse(stockage.getItem(clef(n)) ?? '{}')
    const gardee = { ...SAISIE_VIDE, ...(typeof lue === 'object' ? lue : {}) }
    const { typesMotifRefus, ...textes } = gardee
    return Array.isArray(typesMotifRefus) &&
      Object.values(textes).every((texte) => typeof texte === 'string')
      ? gardee
      : SAISIE_VIDE
  } catch {
    return SAISIE_VIDE
  }
}
