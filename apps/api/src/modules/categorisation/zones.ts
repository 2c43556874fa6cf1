import { LABELS_NIVEAU_GEOGRAPHIQUE, type Maille, type NiveauGeographique } from '@registre/domain'
import * as geo from '@registre/territoires'

/** A territory of the official division. */
export interface Zone {
  niveau: Maille
  code: string
}
/** What an institution covers; `code` is empty for the country. */
export interface Territoire {
  niveau: NiveauGeographique
  code: string
}

const membresDe = (siren: string): geo.Commune[] =>
  (geo.epcis().find((e) => e.code === siren)?.membres ?? []).flatMap(
    (m) => geo.communeActuelle(m) ?? [],
  )

const communesDe = ({ niveau, code }: Zone): geo.Commune[] => {
  if (niveau === 'EPCI') return membresDe(code)
  const commune = niveau === 'COMMUNE' ? geo.communeActuelle(code) : undefined
  return commune ? [commune] : []
}

/** True when the territory exists. */
export const zoneExiste = ({ niveau, code }: Zone): boolean => {
  if (niveau === 'REGION') return geo.regions().some((r) => r.code === code)
  if (niveau === 'DEPARTEMENT') return geo.departements().some((d) => d.code === code)
  return communesDe({ niveau, code }).length > 0
}

/** Its name, or its code when it is not known. */
export const nomDeZone = ({ niveau, code }: Zone): string =>
  (niveau === 'COMMUNE'
    ? geo.communeActuelle(code)?.nom
    : (niveau === 'REGION'
        ? geo.regions()
        : niveau === 'DEPARTEMENT'
          ? geo.departements()
          : geo.epcis()
      ).find((t) => t.code === code)?.nom) ?? code

/** Its name with its level: « Isère (département) ». */
export const titreDeZone = (zone: Zone): string =>
  `${nomDeZone(zone)} (${LABELS_NIVEAU_GEOGRAPHIQUE[zone.niveau].toLowerCase()})`

/** Territories of a level that hold at least a part of this one; itself at its own level. */
export const zonesAutour = (zone: Zone, niveau: Maille): string[] => {
  if (zone.niveau === niveau) return [zone.code]
  if (zone.niveau === 'REGION') return []
  if (zone.niveau === 'DEPARTEMENT')
    return niveau === 'REGION'
      ? geo.departements().flatMap((d) => (d.code === zone.code ? [d.region] : []))
      : []
  const code = (c: geo.Commune): string | undefined =>
    niveau === 'REGION'
      ? c.region
      : niveau === 'DEPARTEMENT'
        ? c.departement
        : niveau === 'EPCI'
          ? geo.epciDe(c.code)?.code
          : undefined
  return [...new Set(communesDe(zone).flatMap((c) => code(c) ?? []))]
}

/**
 * The territory of a level where most of an institution's own is; undefined when its own is wider.
 */
export const sienne = (territoire: Territoire, niveau: Maille): string | undefined => {
  if (territoire.niveau === 'NATIONAL') return undefined
  const zone = { niveau: territoire.niveau, code: territoire.code }
  const autour = zonesAutour(zone, niveau)
  if (autour.length < 2) return autour[0]
  const membres = communesDe(zone)
  const poids = (code: string): number =>
    membres
      .filter((c) => (niveau === 'REGION' ? c.region : c.departement) === code)
      .reduce((somme, c) => somme + c.population, 0)
  return autour.toSorted((a, b) => poids(b) - poids(a))[0]
}

/**
 * True when the zone is inside the territory, or, for a grouping of communes, partly: rows outside
 * are left out by the search.
 */
export const estDuTerritoire = (zone: Zone, territoire: Territoire): boolean =>
  territoire.niveau === 'NATIONAL' || zonesAutour(zone, territoire.niveau).includes(territoire.code)
