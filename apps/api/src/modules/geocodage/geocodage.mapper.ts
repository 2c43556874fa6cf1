import type { FeatureAdresse, FeatureParcelle } from '@registre/domain'

/** An address as the chooser reads it: the parts that a service leaves out are empty texts. */
export const versAdresseTrouvee = ({ type, geometry, properties: p }: FeatureAdresse) => ({
  type,
  geometry,
  properties: {
    label: p.label,
    name: p.name,
    postcode: p.postcode,
    city: p.city,
    citycode: p.citycode,
    housenumber: p.housenumber ?? '',
    street: p.street ?? '',
    id: p.id,
    type: p.type,
    score: p.score,
  },
})

export const versParcelleTrouvee = ({ geometry, properties: p, contour }: FeatureParcelle) => ({
  id: p.id,
  codeInsee: p.citycode,
  commune: p.city,
  prefixe: p.prefixe,
  section: p.section,
  numero: p.number,
  longitude: geometry.coordinates[0],
  latitude: geometry.coordinates[1],
  contour,
})
