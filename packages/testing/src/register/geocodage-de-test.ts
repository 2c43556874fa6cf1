import {
  type DemandeParcelle,
  type FeatureAdresse,
  type Geocodage,
  idParcelle,
  lireReference,
} from '@registre/domain'

const RUE_D_ESSAI = /^(\d+) (Rue numéro (\d+) de l’essai) (\d{5}) (.+)$/

/** Where `contenuNeuf` says that its street is. */
const adresseDEssai = (q: string): FeatureAdresse[] => {
  const [, numero, rue, rang, codePostal, commune] = RUE_D_ESSAI.exec(q) ?? []
  if (!numero || !rue || !codePostal || !commune) return []
  const [longitude, latitude] = [4 + Number(rang) / 100, 45 + Number(rang) / 100]
  const name = `${numero} ${rue}`
  return [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        id: `essai_${rang}`,
        label: `${name} ${codePostal} ${commune}`,
        name,
        postcode: codePostal,
        city: commune,
        citycode: '69123',
        type: 'housenumber',
        score: 1,
        x: 0,
        y: 0,
        housenumber: numero,
        street: rue,
      },
    },
  ]
}

const inconnue = ({ section }: DemandeParcelle): boolean => /^0?X/i.test(section)

/** Parcels of the tests all exist, but for the sections X, XA, XB … */
const parcelleDEssai = ({ codeInsee, ...demande }: DemandeParcelle) => {
  const reference = lireReference({ codeInsee, ...demande })
  if (reference === null || inconnue({ codeInsee, ...demande })) return []
  const { prefixe, section, numero } = reference
  return [
    {
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [4.85, 45.75] satisfies [number, number] },
      properties: {
        id: idParcelle({ codeInsee, ...reference }),
        label: `${section} ${numero}`,
        name: `${section} ${numero}`,
        postcode: '',
        city: '',
        citycode: codeInsee,
        prefixe,
        section,
        number: numero,
      },
      contour: [],
    },
  ]
}

/** A geocoder that also knows the places that tests declare. */
export const geocodageDeTest = (connu: Geocodage): Geocodage => ({
  ...connu,
  rechercherAdresse: async (q, options) => {
    const essai = adresseDEssai(q)
    return essai.length > 0 ? essai : connu.rechercherAdresse(q, options)
  },
  rechercherParcelle: async (demande) => {
    const trouvees = inconnue(demande) ? [] : await connu.rechercherParcelle(demande)
    return trouvees.length > 0 ? trouvees : parcelleDEssai(demande)
  },
})
