import { confianceRapprochement, type DemandeParcelle, type DemandePoint } from '@registre/domain'
import { communesDuCodePostal } from '@registre/territoires'
import type { Ctx } from '../../platform/context.ts'
import { versAdresseTrouvee, versParcelleTrouvee } from './geocodage.mapper.ts'

// Each call of a service throws `geolocalisation-indisponible` when it is down, `service-non-regle`
// where there is none; no match is an empty list (specification 2, 7.11).

/** Suggestions for an address being typed, at most 10. */
export const completerAdresse = async ({ deps }: Ctx, texte: string) => {
  const trouvees = await deps.geocodage.completer(texte)
  return {
    results: trouvees.map(({ fulltext, street, city, zipcode, x, y }) => ({
      fulltext,
      street,
      city,
      zipcode,
      x,
      y,
    })),
  }
}

/** Addresses for a text, best first. */
export const rechercherAdresse = async (
  { deps }: Ctx,
  query: { q: string; limit: number; postcode?: string | undefined; citycode?: string | undefined },
) => {
  const features = await deps.geocodage.rechercherAdresse(query.q, {
    limit: query.limit,
    ...(query.postcode ? { codePostal: query.postcode } : {}),
    ...(query.citycode ? { codeInsee: query.citycode } : {}),
  })
  return { type: 'FeatureCollection' as const, features: features.map(versAdresseTrouvee) }
}

/** A parcel by its reference; several for the districts of one town. */
export const rechercherParcelle = async ({ deps }: Ctx, demande: DemandeParcelle) => {
  const features = await deps.geocodage.rechercherParcelle(demande)
  return { parcelles: features.map(versParcelleTrouvee) }
}

/** The parcels on which a point stands. */
export const parcellesAuPoint = async ({ deps }: Ctx, demande: DemandePoint) => {
  const features = await deps.geocodage.parcellesAuPoint(demande)
  return { parcelles: features.map(versParcelleTrouvee) }
}

/** Communes served by a postal code, by the register's own geography. */
export const communesParCodePostal = (codePostal: string) =>
  communesDuCodePostal(codePostal).map(({ code, nom, codesPostaux, departement }) => ({
    code,
    nom,
    codesPostaux: [...codesPostaux],
    codeDepartement: departement,
  }))

/** The buildings of the national reference around a point, with how sure each match is. */
export const chercherBatimentsRnb = async (
  { deps }: Ctx,
  { idBan, ...point }: { longitude: number; latitude: number; idBan: string },
) => ({
  batiments: (await deps.rnb.autour(point)).map((b) => ({
    idRnb: b.idRnb,
    distance: b.distance,
    adresses: b.adresses.map((a) => a.libelle),
    confiance: confianceRapprochement(b, idBan),
  })),
})
