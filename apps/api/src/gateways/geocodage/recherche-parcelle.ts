import { hash, pointDe } from '@registre/demonstration/adresses'
import { absorbeesDe } from '@registre/territoires'
import { lieuxDuCode } from './index-communes.ts'
import type { DemandeParcelle, FeatureParcelle } from './geocodage.ts'

/**
 * The fourteen characters of the land registry: INSEE code, prefix, section on two, number on four.
 */
export function idParcelle(
  codeInsee: string,
  prefixe: string,
  section: string,
  numero: string,
): string {
  return `${codeInsee}${prefixe.padStart(3, '0')}${section.padStart(2, '0')}${numero.padStart(4, '0')}`
}

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

/**
 * True for nine references in ten, always the same ones; a prefix must be that of a commune
 * absorbed by this one.
 */
export function parcelleExiste(
  codeInsee: string,
  { prefixe, section, numero }: ReferenceParcelle,
): boolean {
  const connu = prefixe === '000' || absorbeesDe(codeInsee).some((c) => c.code.endsWith(prefixe))
  return connu && hash(idParcelle(codeInsee, prefixe, section, numero)) % 10 !== 0
}

/**
 * Looks a parcel up in the gazetteer: one answer, none, or one for each district of Paris, Lyon and
 * Marseille.
 */
export function chercherParcelle(demande: DemandeParcelle): FeatureParcelle[] {
  const reference = lireReference(demande)
  if (reference === null) return []
  return lieuxDuCode(demande.codeInsee.trim().toUpperCase())
    .filter((lieu) => parcelleExiste(lieu.commune.code, reference))
    .map(({ commune, ville }) => {
      const { prefixe, section, numero } = reference
      const id = idParcelle(commune.code, prefixe, section, numero)
      const point = pointDe(commune.code, `parcelle ${prefixe}${section}`, Number(numero) % 200)
      const postcode = commune.codesPostaux[0] ?? ''
      const name = `${prefixe === '000' ? '' : `${prefixe} `}${section} ${numero}`
      return {
        type: 'Feature' as const,
        geometry: {
          type: 'Point' as const,
          coordinates: [point.lon, point.lat] as [number, number],
        },
        properties: {
          id,
          label: `${name} ${postcode} ${ville}`,
          name,
          postcode,
          city: ville,
          citycode: commune.code,
          prefixe,
          section,
          number: numero,
        },
      }
    })
}
