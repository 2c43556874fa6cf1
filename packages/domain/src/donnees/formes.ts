import { normaliserApe } from '../identifiants/ape.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import { normaliserNumero } from '../copropriete/numero.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import { parseFrDate } from '../kernel/dates.ts'
import { parParcelle } from './colonne.ts'
import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'

/** How a column of the published file is written: what its readers reserve, and what it holds. */
export interface Forme {
  /** Characters, at most. */
  longueur: number
  /** A cell in that form; null when it cannot be read. */
  lire(texte: string): string | null
}

const libre = (longueur: number): Forme => ({
  longueur,
  lire: (t) => t.slice(0, longueur).trimEnd(),
})
/** A code: tidied, then of this shape or nothing. */
const code = (
  longueur: number,
  forme: RegExp,
  ranger: (t: string) => string = (t) => t,
): Forme => ({
  longueur,
  lire: (t) => {
    const range = ranger(t)
    return range.length <= longueur && forme.test(range) ? range : null
  },
})
const sansEspace = (t: string): string => t.replaceAll(/\s/g, '')
/** A code whose first zeros a spreadsheet took away. */
const aGauche =
  (largeur: number) =>
  (t: string): string =>
    /^[0-9]+$/.test(t) ? t.padStart(largeur, '0') : t.toUpperCase()

const INSEE = code(5, /^(?!00|99)(?:\d{5}|2[AB]\d{3})$/i, (t) =>
  /^\d{4}$/.test(t) ? `0${t}` : t.toUpperCase(),
)
const SIREN = code(9, /^\d{9}$/, sansEspace)
const SIRET: Forme = {
  longueur: 14,
  lire: (t) => (estSiret(normaliserSiret(t)) ? normaliserSiret(t) : null),
}
/** Without the dot of the register's own writing: five characters. */
const APE: Forme = {
  longueur: 5,
  lire: (t) => normaliserApe(t)?.replace('.', '') ?? null,
}
const NUMERO: Forme = { longueur: 9, lire: normaliserNumero }
/** A day in either order, with the midnight that a spreadsheet or a program writes after it. */
const JOUR: Forme = {
  longueur: 10,
  lire: (t) => {
    const [premier = '', mois = '', dernier = '', ...reste] = t
      .replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '')
      .split(/[-/]/)
    const [jour, annee] = premier.length === 4 ? [dernier, premier] : [premier, dernier]
    return reste.length > 0
      ? null
      : parseFrDate(`${jour.padStart(2, '0')}/${mois.padStart(2, '0')}/${annee}`)
  },
}
/** A count, without the zeros, the decimals and the spaces of a spreadsheet. */
const ENTIER: Forme = {
  longueur: 9,
  lire: (t) => {
    const chiffres = t.replace(/[.,]0+$/, '').replaceAll(/(?<=\d)\s(?=\d{3}(?:\D|$))/g, '')
    return /^\d{1,9}$/.test(chiffres) ? String(Number(chiffres)) : null
  },
}
/** Degrees with two digits before the point, as readers reserve them. */
const DEGRES: Forme = {
  longueur: 40,
  lire: (t) => {
    const degres = t.replace(',', '.')
    if (!/^-?\d{1,3}(?:\.\d+)?(?:e-\d+)?$/i.test(degres) || Math.abs(Number(degres)) >= 100)
      return null
    return /e/i.test(degres) ? Number(degres).toFixed(10) : degres
  },
}
const REFERENCE = code(14, /^[\dAB]{5}\d{3}(?!00)[0-9A-Z]{2}(?!0000)\d{4}$/i, (t) =>
  sansEspace(t).replace(/^(?=\d{7}[A-Z\d]{2}\d{4}$)/i, '0'),
)
/** An answer of a closed list, in its own spelling. */
const choix = (
  colonne: 'type_syndic' | 'mandat_en_cours' | 'periode_construction' | 'residence_service',
  longueur: number,
  autres: Readonly<Record<string, string>> = {},
): Forme => {
  const valeurs = COLONNES_PUBLIQUES[colonne].valeurs ?? []
  const mots = new Map([
    ...valeurs.map((v): [string, string] => [normaliserTexte(v), v]),
    ...Object.entries(autres),
  ])
  return { longueur, lire: (t) => mots.get(normaliserTexte(t)) ?? null }
}
const OUI_NON = choix('residence_service', 3, {
  principal: 'oui',
  secondaire: 'non',
  true: 'oui',
  false: 'non',
  vrai: 'oui',
  faux: 'non',
  o: 'oui',
  n: 'non',
})

const PARCELLES = parParcelle<Forme>(() => ({
  reference_cadastrale: REFERENCE,
  code_insee_parcelle: INSEE,
  prefixe_parcelle: code(3, /^\d{3}$/, aGauche(3)),
  section_parcelle: code(2, /^(?!0+$)[0-9A-Z]{1,2}$/, (t) => t.toUpperCase()),
  numero_parcelle: code(4, /^(?!0000)\d{4}$/, aGauche(4)),
}))

/** The form of each column: what is published, of the register or of a file taken in, fits it. */
export const FORMES: Readonly<Record<ColonnePublique, Forme>> = {
  epci: SIREN,
  commune: INSEE,
  numero_immatriculation: NUMERO,
  date_immatriculation: JOUR,
  date_derniere_maj: JOUR,
  type_syndic: choix('type_syndic', 13),
  identification_representant_legal: libre(200),
  raison_sociale_representant_legal: libre(185),
  siret_representant_legal: SIRET,
  code_ape: APE,
  commune_representant_legal: libre(50),
  mandat_en_cours: choix('mandat_en_cours', 50),
  date_fin_dernier_mandat: JOUR,
  nom_usage_copropriete: libre(50),
  adresse_reference: libre(200),
  numero_voie_adresse: libre(200),
  code_postal_adresse: code(5, /^(?!00000|99999)\d{5}$/, (t) =>
    sansEspace(t).replace(/[.,]0+$/, ''),
  ),
  commune_adresse: libre(100),
  adresse_complementaire_1: libre(200),
  adresse_complementaire_2: libre(200),
  adresse_complementaire_3: libre(200),
  nombre_adresses_complementaires: ENTIER,
  longitude: DEGRES,
  latitude: DEGRES,
  date_reglement_copropriete: JOUR,
  residence_service: OUI_NON,
  syndicat_cooperatif: OUI_NON,
  syndicat_principal_ou_secondaire: OUI_NON,
  numero_immatriculation_syndicat_principal: NUMERO,
  nombre_asl: ENTIER,
  nombre_aful: ENTIER,
  nombre_unions_syndicats: ENTIER,
  nombre_total_lots: ENTIER,
  nombre_lots_habitation_bureaux_commerces: ENTIER,
  nombre_lots_habitation: ENTIER,
  nombre_lots_stationnement: ENTIER,
  periode_construction: choix('periode_construction', 20, {
    'apres 2011': 'A_COMPTER_DE_2011',
    'depuis 2011': 'A_COMPTER_DE_2011',
  }),
  ...PARCELLES,
  nombre_parcelles: ENTIER,
  code_qp_2024: libre(10),
  nom_qp_2024: libre(100),
  copro_dans_acv: libre(3),
  copro_dans_pvd: libre(3),
  copro_dans_pdp: libre(3),
  copro_aidee: libre(5),
  code_officiel_commune: INSEE,
  nom_officiel_commune: libre(100),
  code_officiel_arrondissement_commune: INSEE,
  nom_officiel_arrondissement_commune: libre(100),
  code_officiel_epci: SIREN,
  nom_officiel_epci: libre(200),
  code_officiel_departement: code(3, /^(?:(?!00|20)\d{2}|9[78]\d|2[AB])$/i, (t) =>
    /^\d$/.test(t) ? `0${t}` : t.toUpperCase(),
  ),
  nom_officiel_departement: libre(100),
  code_officiel_region: code(3, /^(?:(?!00)\d{2}|9[78]\d)$/, (t) => (/^\d$/.test(t) ? `0${t}` : t)),
  nom_officiel_region: libre(100),
}
