import { idParcelle, type Parcelle, type ParcelleSaisie } from '@registre/domain'
import type { ParcelleTrouvee } from './types.ts'

export const parcelleVide = (): ParcelleSaisie => ({
  codePostal: '',
  commune: '',
  communeAbsorbee: '',
  codeInsee: '',
  prefixe: '',
  section: '',
  numero: '',
})

/** A whole reference: prefix, section and number, with or without words between them. */
const REFERENCE =
  /^(?:(\d{3})\s+)?(?:section\s+)?([A-Z]{1,2}|\d{1,2}(?=\s))[\s,]*(?:N[°O]?\s*)?(\d{1,4})$/i

/**
 * A typed parcel with its margins removed, and told apart when one field holds the whole reference
 * (`AB 123`, `000 AB 123`, `n° 123`).
 */
export const lireReference = (p: ParcelleSaisie): ParcelleSaisie => {
  const [section, numero] = [p.section.trim(), p.numero.trim()]
  const entiere = REFERENCE.exec(numero === '' ? section : section === '' ? numero : '')
  return {
    ...p,
    codePostal: p.codePostal.trim(),
    prefixe: (entiere?.[1] ?? p.prefixe).trim(),
    section: (entiere?.[2] ?? section)
      .toUpperCase()
      .replace(/^SECTION\s+/, '')
      .replace(/^0(?=[A-Z]$)/, ''),
    numero: (entiere?.[3] ?? numero).replace(/^n\s*[°o]?\s*(?=\d)/i, '').replaceAll(/\s/g, ''),
  }
}

/**
 * Paris, Lyon and Marseille: first digits of the INSEE codes of their districts, which the land
 * register knows.
 */
const VILLES_A_ARRONDISSEMENTS: ReadonlyMap<string, readonly [postal: RegExp, debut: string]> =
  new Map([
    ['75056', [/^75[01](\d\d)$/, '751']],
    ['69123', [/^6900(\d)$/, '6938']],
    ['13055', [/^130(\d\d)$/, '132']],
  ])

/**
 * The INSEE code of the district of a postal code in Paris, Lyon or Marseille; the commune's own
 * elsewhere.
 */
export const codeInseeCadastral = (codeInsee: string, codePostal: string): string => {
  const ville = VILLES_A_ARRONDISSEMENTS.get(codeInsee)
  const rang = ville?.[0].exec(codePostal)?.[1]
  return ville && rang ? `${ville[1]}${rang}` : codeInsee
}

/**
 * The declared parcel of a typed one; `trouvee` is what the land register answered, null when it
 * did not know it.
 */
export const versParcelle = (p: ParcelleSaisie, trouvee: ParcelleTrouvee | null): Parcelle => ({
  codePostal: p.codePostal,
  commune: trouvee?.commune || p.commune,
  communeAbsorbee: p.communeAbsorbee,
  codeInsee: trouvee?.codeInsee ?? codeInseeCadastral(p.codeInsee, p.codePostal),
  prefixe: (trouvee?.prefixe ?? p.prefixe).padStart(3, '0'),
  section: (trouvee?.section ?? p.section).toUpperCase().replace(/^0(?=[A-Z]$)/, ''),
  numero: String(Number(trouvee?.numero ?? p.numero)),
  geolocalisee: trouvee !== null,
})

/** Two parcels with the same identifier are one. */
export const dejaDeclaree = (liste: readonly Parcelle[], parcelle: Parcelle): boolean =>
  liste.some((p) => idParcelle(p) === idParcelle(parcelle))
