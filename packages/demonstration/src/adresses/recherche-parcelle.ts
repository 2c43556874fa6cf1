import {
  type DemandeParcelle,
  type DemandePoint,
  type FeatureParcelle,
  idParcelle,
  lireReference,
  type ReferenceParcelle,
} from '@registre/domain'
import { absorbeesDe } from '@registre/territoires'
import { centreDe, hash, pointDe } from './gazetteer.ts'
import { lieuxDuCode } from './index-communes.ts'

/**
 * True for nine references in ten, always the same ones; a prefix must be that of a commune
 * absorbed by this one.
 */
function parcelleExiste(
  codeInsee: string,
  { prefixe, section, numero }: ReferenceParcelle,
): boolean {
  const connu = prefixe === '000' || absorbeesDe(codeInsee).some((c) => c.code.endsWith(prefixe))
  return connu && hash(idParcelle({ codeInsee, prefixe, section, numero })) % 10 !== 0
}

const LETTRES = 'ABCDEHKLMNPRSTVWXZ'
/** Side of an invented parcel, in degrees: about 20 metres. */
const PAS = 0.0002
/** Parcels on a side of the square around the centre of a commune: its streets stand in it. */
const COTE = 600
const PAR_SECTION = 1200

/** The square of the invented land register on which a reference stands; null for others. */
const caseDe = ({ section, numero }: ReferenceParcelle): number | null => {
  const [a, b] = [...section].map((lettre) => LETTRES.indexOf(lettre))
  const rang = Number(numero) - 1
  if (a === undefined || b === undefined || a < 0 || b < 0 || rang >= PAR_SECTION) return null
  const n = (a * LETTRES.length + b) * PAR_SECTION + rang
  return n < COTE * COTE ? n : null
}

/** The corners of a reference in a commune, the south-west one first. */
const contourDe = (codeInsee: string, reference: ReferenceParcelle): [number, number][] => {
  const { prefixe, section, numero } = reference
  const n = caseDe(reference)
  const centre = centreDe(codeInsee)
  const ailleurs = pointDe(codeInsee, `parcelle ${prefixe}${section}`, Number(numero) % 200)
  const [x, y] =
    n === null
      ? [ailleurs.lon, ailleurs.lat]
      : [
          centre.lon + ((n % COTE) - COTE / 2) * PAS,
          centre.lat + (Math.floor(n / COTE) - COTE / 2) * PAS,
        ]
  return [
    [x, y],
    [x + PAS, y],
    [x + PAS, y + PAS],
    [x, y + PAS],
    [x, y],
  ]
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
      const id = idParcelle({ codeInsee: commune.code, prefixe, section, numero })
      const contour = contourDe(commune.code, reference)
      const [[x, y] = [0, 0]] = contour
      const postcode = commune.codesPostaux[0] ?? ''
      const name = `${prefixe === '000' ? '' : `${prefixe} `}${section} ${numero}`
      return {
        type: 'Feature' as const,
        geometry: {
          type: 'Point' as const,
          coordinates: [x + PAS / 2, y + PAS / 2] satisfies [number, number],
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
        contour,
      }
    })
}

/**
 * The invented parcel on which a point stands: always the same one. Far from the commune, references
 * are those of the square again.
 */
export function parcelleDuPoint({
  longitude,
  latitude,
  codeInsee,
}: DemandePoint): FeatureParcelle[] {
  const [lieu] = lieuxDuCode(codeInsee)
  if (lieu === undefined) return []
  const centre = centreDe(lieu.commune.code)
  const rang = (ecart: number): number => {
    const n = Math.floor(ecart / PAS + COTE / 2) % COTE
    return n < 0 ? n + COTE : n
  }
  const n = rang(latitude - centre.lat) * COTE + rang(longitude - centre.lon)
  const lettres = Math.floor(n / PAR_SECTION)
  const section = `${LETTRES[Math.floor(lettres / LETTRES.length)]}${LETTRES[lettres % LETTRES.length]}`
  // One reference in ten does not exist: the next one does.
  for (let essai = 0; essai < 10; essai += 1) {
    const numero = String((n % PAR_SECTION) + 1 + essai)
    const [trouvee] = chercherParcelle({ codeInsee, section, numero })
    if (trouvee) return [trouvee]
  }
  return []
}
