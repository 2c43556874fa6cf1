import type { Adresse } from '@registre/domain'
import type { FeatureAdresse } from './types.ts'

/**
 * The text that labels and queries are compared by: commas removed, single spaces, case left aside.
 */
const sansVirgules = (texte: string): string =>
  texte.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('fr')

export type Issue =
  | { suite: 'aucun' }
  | { suite: 'directe'; adresse: Adresse }
  | { suite: 'choisir'; choix: FeatureAdresse[] }

/** The declared address of a found one. */
export const versAdresse = ({ geometry, properties: p }: FeatureAdresse): Adresse => ({
  numeroVoie: p.housenumber,
  voie:
    p.street ||
    (p.housenumber === ''
      ? p.name
      : p.name.slice(p.name.startsWith(p.housenumber) ? p.housenumber.length : 0).trim()),
  codePostal: p.postcode,
  commune: p.city,
  codeInsee: p.citycode,
  idBan: p.id,
  longitude: geometry.coordinates[0],
  latitude: geometry.coordinates[1],
  geolocalisee: true,
})

/**
 * What follows a search (specification 2, 7.11): more than one result, or one whose label differs
 * from the query with its commas removed, opens the window; one exact match is chosen directly;
 * none keeps the address, not geolocated.
 */
export const issueDeRecherche = (requete: string, resultats: readonly FeatureAdresse[]): Issue => {
  const [premier] = resultats
  if (!premier) return { suite: 'aucun' }
  if (resultats.length === 1 && sansVirgules(premier.properties.label) === sansVirgules(requete))
    return { suite: 'directe', adresse: versAdresse(premier) }
  return { suite: 'choisir', choix: [...resultats] }
}

/** What is known of an address that no search has found. */
export const NON_SITUEE = { idBan: '', longitude: null, latitude: null, geolocalisee: false }

const NUMERO = /^(\d{1,5}(?:\s?(?:bis|ter|quater|[a-z])(?=[\s,]))?)[\s,]+/i
const CODE_ET_COMMUNE = /^(.*?)[\s,]+(\d{5})[\s,]+(.+)$/

/**
 * Reads a typed address into its parts, as far as its writing tells: number, street, postal code,
 * commune. Not geolocated.
 */
export const lireAdresse = (texte: string): Adresse => {
  const net = texte.replaceAll(/\s+/g, ' ').trim()
  const m = CODE_ET_COMMUNE.exec(net)
  const rue = (m?.[1] ?? net).replace(/,$/, '').trim()
  const numero = NUMERO.exec(`${rue} `)?.[1] ?? ''
  return {
    numeroVoie: numero,
    voie: rue.slice(numero.length).replace(/^[\s,]+/, ''),
    codePostal: m?.[2] ?? '',
    commune: m?.[3]?.trim() ?? '',
    codeInsee: '',
    ...NON_SITUEE,
  }
}
