import {
  type DemandeParcelle,
  type DemandePoint,
  type FeatureParcelle,
  idParcelle,
  lireReference,
  type ReferenceParcelle,
} from '@registre/domain'
import { absorbeesDe } from '@registre/territoires'
import { hash, pointDe } from './gazetteer.ts'
import { lieuxDuCode } from './index-communes.ts'

/**
 * True for nine references in ten, always the same ones; a prefix must be that of a commune
 * absorbed by this one.
 */
export function parcelleExiste(
  codeInsee: string,
  { prefixe, section, numero }: ReferenceParcelle,
): boolean {
  const connu = prefixe === '000' || absorbeesDe(codeInsee).some((c) => c.code.endsWith(prefixe))
  return connu && hash(idParcelle({ codeInsee, prefixe, section, numero })) % 10 !== 0
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

const LETTRES = 'ABCDEHKLMNPRSTVWXZ'
/** Side of an invented parcel, in degrees: about 20 metres. */
const PAS = 0.0002

/** The invented parcel on which a point stands: always the same one. */
export function parcelleDuPoint({
  longitude,
  latitude,
  codeInsee,
}: DemandePoint): FeatureParcelle[] {
  const graine = hash(`${Math.floor(longitude / PAS)} ${Math.floor(latitude / PAS)} ${codeInsee}`)
  const section = `${LETTRES[graine % LETTRES.length]}${LETTRES[(graine >>> 5) % LETTRES.length]}`
  // One reference in ten does not exist: the next one does.
  for (let essai = 0; essai < 10; essai += 1) {
    const trouvees = chercherParcelle({
      codeInsee,
      section,
      numero: String(((graine >>> 10) % 900) + 1 + essai),
    })
    if (trouvees.length > 0)
      return trouvees.slice(0, 1).map((f) => ({
        ...f,
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      }))
  }
  return []
}
