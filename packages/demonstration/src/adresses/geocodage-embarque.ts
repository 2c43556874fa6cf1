import { COMPLETION_MAX, type Geocodage, type SuggestionAdresse } from '@registre/domain'
import { chercherAdresse } from './recherche-adresse.ts'
import { chercherParcelle, parcelleDuPoint } from './recherche-parcelle.ts'

function completer(texte: string): SuggestionAdresse[] {
  if (texte.trim().length < 3) return []
  return chercherAdresse(texte, { limit: COMPLETION_MAX })
    .filter((f) => f.properties.street !== undefined)
    .map(({ geometry, properties: p }) => ({
      fulltext: `${p.name}, ${p.postcode} ${p.city}`,
      street: p.street ?? p.name,
      zipcode: p.postcode,
      city: p.city,
      x: geometry.coordinates[0],
      y: geometry.coordinates[1],
      kind: p.type,
    }))
}

/**
 * The offline gazetteer: real communes and postal codes, invented streets and parcels, no network
 * at all.
 */
export function geocodageEmbarque(): Geocodage {
  return {
    completer: async (texte) => completer(texte),
    rechercherAdresse: async (q, options) => chercherAdresse(q, options),
    rechercherParcelle: async (demande) => chercherParcelle(demande),
    parcellesAuPoint: async (demande) => parcelleDuPoint(demande),
  }
}
