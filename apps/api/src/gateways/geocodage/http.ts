import {
  COMPLETION_MAX,
  type DemandeParcelle,
  departementDeLaCommune,
  type FeatureParcelle,
  type Geocodage,
  LIMITE_MAX,
  LIMITE_PAR_DEFAUT,
  lireReference,
  type ReferenceParcelle,
  RegisterError,
} from '@registre/domain'
import { arrondissement, communeActuelle } from '@registre/territoires'
import type { z } from 'zod'
import {
  EchecServiceExterne,
  LIMITES_APPEL,
  type CauseEchec,
  type LimitesAppel,
} from '../../platform/sortie/sortie.ts'
import { fetchJson } from '../fetch-json.ts'
import { reponseAdresses, reponseCadastre, reponseCompletion, reponseParcelles } from './schemas.ts'

export interface ConfigurationGeocodage {
  /** Base of the address service, e.g. https://data.geopf.fr */
  adresses: string
  /**
   * Base of the land registry service, e.g. https://apicarto.ign.fr, asked when the parcel index
   * has no answer.
   */
  cadastre?: string
  /** Territory of the completion call. */
  territoire?: string
  limites?: LimitesAppel
  /** Told of each failure, for the counters. */
  surEchec?: (cause: CauseEchec) => void
}

const PARCELLES_AU_POINT = 3

/** The corners of the first outline in the coordinates of a polygon, or of several. */
function premierContour(coordonnees: readonly unknown[]): [number, number][] {
  const sommets = coordonnees.flatMap((sommet): [number, number][] => {
    const [x, y]: unknown[] = Array.isArray(sommet) ? sommet : []
    return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : []
  })
  if (sommets.length > 0) return sommets
  const [premier] = coordonnees
  return Array.isArray(premier) ? premierContour(premier) : []
}

/** The town of a district; the commune itself elsewhere. */
const chefLieuDe = (codeInsee: string): string => arrondissement(codeInsee)?.chefLieu ?? codeInsee

/** Builds the register's own shape from the 14 characters of a reference. */
function parcelle(
  id: string,
  coordinates: [number, number],
  contour: [number, number][] = [],
): FeatureParcelle {
  const citycode = id.slice(0, 5)
  const prefixe = id.slice(5, 8)
  const section = id.slice(8, 10)
  const number = id.slice(10)
  const district = arrondissement(citycode)
  const commune = communeActuelle(district?.chefLieu ?? citycode)
  const postcode = (district ?? commune)?.codesPostaux[0] ?? ''
  const city = commune?.nom ?? ''
  const name = `${prefixe === '000' ? '' : `${prefixe} `}${section} ${number}`
  const label = `${name} ${postcode} ${city}`.trim()
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { id, label, name, postcode, city, citycode, prefixe, section, number },
    contour,
  }
}

/** Splits an INSEE code as the parcel index wants it: department, commune, district. */
function decouper(codeInsee: string): Record<string, string> {
  const district = arrondissement(codeInsee)
  const commune = district?.chefLieu ?? codeInsee
  const departement = departementDeLaCommune(commune)
  return {
    departmentcode: departement,
    municipalitycode: commune.slice(departement.length),
    ...(district === undefined ? {} : { districtcode: codeInsee.slice(2) }),
  }
}

type Lire = <T>(
  base: string,
  chemin: string,
  parametres: Record<string, string | number | undefined>,
  schema: z.ZodType<T>,
) => Promise<T>

const dansIndex = async (
  lire: Lire,
  base: string,
  { codeInsee }: DemandeParcelle,
  r: ReferenceParcelle,
): Promise<FeatureParcelle[]> => {
  const parametres = {
    index: 'parcel',
    q: `${codeInsee}${r.prefixe}${r.section}${r.numero}`,
    ...decouper(codeInsee),
    oldmunicipalitycode: r.prefixe === '000' ? undefined : r.prefixe,
    section: r.section,
    number: r.numero,
    limit: LIMITE_PAR_DEFAUT,
  }
  const { features } = await lire(base, 'geocodage/search', parametres, reponseParcelles)
  return features
    .filter(({ properties: { id } }) => id.endsWith(`${r.section}${r.numero}`))
    .map((f) => parcelle(f.properties.id, f.geometry.coordinates))
}

const auCadastre = async (
  lire: Lire,
  base: string,
  { codeInsee }: DemandeParcelle,
  r: ReferenceParcelle,
): Promise<FeatureParcelle[]> => {
  const district = arrondissement(codeInsee)
  const parametres = {
    code_insee: district?.chefLieu ?? codeInsee,
    code_arr: district === undefined ? undefined : codeInsee.slice(2),
    com_abs: r.prefixe === '000' ? undefined : r.prefixe,
    section: r.section,
    numero: r.numero,
  }
  const { features } = await lire(base, 'api/cadastre/parcelle', parametres, reponseCadastre)
  return features.flatMap((f) => {
    const contour = premierContour(f.geometry.coordinates)
    const [point] = contour
    return point === undefined ? [] : [parcelle(f.properties.idu, point, contour)]
  })
}

/** An address as the register keeps it: what the service leaves out is left out. */
const adresse = ({
  geometry,
  properties: { context, housenumber, street, ...p },
}: z.output<typeof reponseAdresses>['features'][number]) => ({
  type: 'Feature' as const,
  geometry,
  properties: {
    ...p,
    ...(context === undefined ? {} : { context }),
    ...(housenumber === undefined ? {} : { housenumber }),
    ...(street === undefined ? {} : { street }),
  },
})

/**
 * The public services over the network; every failure becomes
 * RegisterError('geolocalisation-indisponible').
 */
export function geocodageHttp(config: ConfigurationGeocodage): Geocodage {
  const { adresses, cadastre, limites = LIMITES_APPEL } = config
  const lire: Lire = async (...appel) => {
    try {
      return await fetchJson(...appel, limites)
    } catch (erreur) {
      if (!(erreur instanceof EchecServiceExterne)) throw erreur
      config.surEchec?.(erreur.causeEchec)
      throw new RegisterError('geolocalisation-indisponible')
    }
  }
  return {
    async completer(text) {
      const parametres = {
        text,
        type: 'StreetAddress',
        maximumResponses: COMPLETION_MAX,
        terr: config.territoire,
      }
      const lu = await lire(adresses, 'geocodage/completion/', parametres, reponseCompletion)
      return lu.results.slice(0, COMPLETION_MAX)
    },

    async rechercherAdresse(q, options = {}) {
      const parametres = {
        q,
        index: 'address',
        limit: Math.max(1, Math.min(LIMITE_MAX, options.limit ?? LIMITE_PAR_DEFAUT)),
        postcode: options.codePostal,
        citycode: options.codeInsee,
      }
      const lu = await lire(adresses, 'geocodage/search', parametres, reponseAdresses)
      return lu.features.map(adresse)
    },

    async rechercherParcelle(demande) {
      const reference = lireReference(demande)
      if (reference === null) return []
      // The index knows a point alone.
      if (demande.contour && cadastre !== undefined) {
        const dessinees = await auCadastre(lire, cadastre, demande, reference)
        if (dessinees.length > 0) return dessinees
      }
      const trouvees = await dansIndex(lire, adresses, demande, reference)
      if (trouvees.length > 0 || cadastre === undefined || demande.contour) return trouvees
      return auCadastre(lire, cadastre, demande, reference)
    },

    async parcellesAuPoint({ longitude, latitude, codeInsee }) {
      const parametres = {
        index: 'parcel',
        lon: longitude,
        lat: latitude,
        limit: PARCELLES_AU_POINT,
      }
      const lu = await lire(adresses, 'geocodage/reverse', parametres, reponseParcelles)
      // The next commune's, where a street is the border, would be a parcel of elsewhere.
      return lu.features
        .map((f) => parcelle(f.properties.id, f.geometry.coordinates))
        .filter(({ properties: { citycode } }) => chefLieuDe(citycode) === chefLieuDe(codeInsee))
    },
  }
}
