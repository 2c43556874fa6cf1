import { RegisterError } from '@registre/domain'
import * as geo from '@registre/territoires'

// Territories of the official geographic code (specification 2, 7.9). Lists are in French
// alphabetical order.

const MAX_COMMUNES = 50
const parNom = new Intl.Collator('fr').compare
const trier = <T extends { nom: string }>(liste: readonly T[]): T[] =>
  liste.toSorted((a, b) => parNom(a.nom, b.nom))

/** The one asked for, or `introuvable`. */
const trouver = <T>(valeur: T | undefined): T => {
  if (valeur === undefined) throw new RegisterError('introuvable')
  return valeur
}

const versRegion = ({ code, nom, chefLieu }: geo.Region) => ({
  idRegion: Number(code),
  code,
  nom,
  chefLieu,
})
const versDepartement = ({ code, nom, region, chefLieu }: geo.Departement) => ({
  code,
  nom,
  codeRegion: region,
  chefLieu,
})
const versEpci = ({ code, nom, type, population, membres }: geo.Epci) => ({
  siren: code,
  nom,
  type,
  population,
  nombreCommunes: membres.length,
})
const versCommune = (c: geo.Commune) => ({
  code: c.code,
  nom: c.nom,
  type: c.type,
  codesPostaux: [...c.codesPostaux],
  codeDepartement: c.departement,
  codeRegion: c.region,
  sirenEpci: geo.epciDe(c.chefLieu ?? c.code)?.code ?? null,
  chefLieu: c.chefLieu,
  population: c.population,
})

/** '1' and '01' are the same code; '2a' is '2A'. */
const memeCode = (officiel: string) => (saisi: string | number) =>
  officiel === String(saisi).toUpperCase().padStart(2, '0')

const regionDe = (code: string | number) =>
  trouver(geo.regions().find((r) => memeCode(r.code)(code)))
const departementDe = (num: string) =>
  trouver(geo.departements().find((d) => memeCode(d.code)(num)))
const epciDeSiren = (siren: string) => trouver(geo.epcis().find((e) => e.code === siren))

const epcisOu = (dedans: (commune: geo.Commune) => boolean) =>
  trier(
    geo.epcis().filter((e) =>
      e.membres.some((m) => {
        const commune = geo.communeActuelle(m)
        return commune !== undefined && dedans(commune)
      }),
    ),
  ).map(versEpci)

const actuellesDe = (departement: string) =>
  trier(geo.communes().filter((c) => c.type === 'actuelle' && c.departement === departement))

/** Regions and overseas collectivities. */
export const listerRegions = () => trier(geo.regions()).map(versRegion)
/** A region by its INSEE code; throws `introuvable`. */
export const lireRegion = (code: string) => versRegion(regionDe(code))
/**
 * Departments of a region (its INSEE code, as a number or a text); 0: all. Throws `introuvable`.
 */
export const listerDepartements = (region: string | number) => {
  const code = region === 0 ? null : regionDe(region).code
  return geo
    .departements()
    .filter((d) => code === null || d.region === code)
    .toSorted((a, b) => a.code.localeCompare(b.code))
    .map(versDepartement)
}
/** A department by its number; throws `introuvable`. */
export const lireDepartement = (num: string) => versDepartement(departementDe(num))
/** Groupings with at least one commune in the department; throws `introuvable`. */
export const listerEpciDuDepartement = (num: string) => {
  const { code } = departementDe(num)
  return epcisOu((c) => c.departement === code)
}
/** Groupings with at least one commune in the region; throws `introuvable`. */
export const listerEpciDeLaRegion = (id: number) => {
  const { code } = regionDe(id)
  return epcisOu((c) => c.region === code)
}
/** A grouping by its SIREN; throws `introuvable`. */
export const lireEpci = (siren: string) => versEpci(epciDeSiren(siren))
/** Communes of a grouping; throws `introuvable`. */
export const listerCommunesDeLEpci = (siren: string) =>
  trier(epciDeSiren(siren).membres.flatMap((m) => geo.communeActuelle(m) ?? [])).map(versCommune)
/** Current communes of a department; throws `introuvable`. */
export const listerCommunesDuDepartement = (num: string) =>
  actuellesDe(departementDe(num).code).map(versCommune)
/**
 * Current communes of a department whose name begins with the text, whatever case and accents; at
 * most 50. Throws `introuvable`.
 */
export const chercherCommunesDuDepartement = (num: string, texte: string) => {
  const debut = geo.plier(texte)
  const communes =
    debut === ''
      ? []
      : actuellesDe(departementDe(num).code).filter((c) => geo.plier(c.nom).startsWith(debut))
  return communes.slice(0, MAX_COMMUNES).map(versCommune)
}
/**
 * A commune, absorbed commune or municipal district by its INSEE code; the heir of an old code.
 * Throws `introuvable`.
 */
export const lireCommune = (saisi: string) => {
  const code = saisi.toUpperCase()
  const communes = geo.communes()
  const trouvee =
    geo.communeActuelle(code) ??
    communes.find((c) => c.code === code) ??
    communes.find((c) => c.type === 'actuelle' && c.anciensCodes.includes(code))
  return versCommune(trouver(trouvee))
}
