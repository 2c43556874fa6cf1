/** Territories of institutions, widest first (specification 1, "Institutional users"). */
export const NIVEAUX_GEOGRAPHIQUES = [
  'NATIONAL',
  'REGION',
  'DEPARTEMENT',
  'EPCI',
  'COMMUNE',
] as const
export type NiveauGeographique = (typeof NIVEAUX_GEOGRAPHIQUES)[number]

/** A territory in the names of files: « departement-69 », « france ». */
export const nomTerritoire = (niveau: NiveauGeographique, code: string): string =>
  niveau === 'NATIONAL' ? 'france' : `${niveau.toLowerCase()}-${code}`

/** Shape of the official code of each level; the country has none. */
const CODES: Readonly<Record<NiveauGeographique, RegExp>> = {
  NATIONAL: /^$/,
  REGION: /^\d{2}$/,
  DEPARTEMENT: /^(\d{2}|2[AB]|97\d)$/,
  EPCI: /^\d{9}$/,
  COMMUNE: /^(\d{5}|2[AB]\d{3})$/,
}

/**
 * True when the code has the shape of its level: INSEE codes, the SIREN of a grouping, nothing for
 * the country.
 */
export const codeTerritoireBienForme = (niveau: NiveauGeographique, code: string): boolean =>
  CODES[niveau].test(code)

/**
 * Version of the confidentiality charter in force: another one asks every institution to accept
 * again.
 */
export const VERSION_CHARTE = '2026-11'

/**
 * Identifier that the register shows for every institutional account (specification 1, section 1):
 * a display stub.
 */
export const COMPTE_INSTITUTIONNEL_ID = 1

/** Why an institutional sign-on brought nobody in: what the sign-on screen explains. */
export const MOTIFS_CLAVIS = [
  'fournisseur-indisponible',
  'reponse-refusee',
  'annulee',
  'institution-inconnue',
  'compte-ferme',
  'non-configure',
] as const
export type MotifClavis = (typeof MOTIFS_CLAVIS)[number]

/** Those whose identity was recognised, and who have no account here: the invalid-user page says so. */
export const MOTIFS_NON_VALIDE = [
  'institution-inconnue',
  'compte-ferme',
] as const satisfies readonly MotifClavis[]
