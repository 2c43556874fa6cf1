import type { DemandeParcelle } from './geocodage.ts'

const SECTION = /^(?:[A-Z]{1,2}|0[A-Z]|\d{1,2})$/u
const NUMERO = /^\d{1,4}$/u

export interface ReferenceParcelle {
  prefixe: string
  section: string
  numero: string
}

/**
 * Brings a typed reference to the form of the land registry (`0A`, `0012`, `000`); null when it
 * cannot be one.
 */
export function lireReference(demande: DemandeParcelle): ReferenceParcelle | null {
  const section = demande.section.trim().toUpperCase()
  const numero = demande.numero.trim()
  const prefixe = (demande.prefixe ?? '').trim() || '000'
  if (
    !SECTION.test(section) ||
    !NUMERO.test(numero) ||
    Number(numero) === 0 ||
    !/^\d{1,3}$/u.test(prefixe)
  )
    return null
  return {
    prefixe: prefixe.padStart(3, '0'),
    section: section.padStart(2, '0'),
    numero: numero.padStart(4, '0'),
  }
}
