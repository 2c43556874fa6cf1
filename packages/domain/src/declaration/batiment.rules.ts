import { addMonths, formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { Rule } from '../kernel/rules.ts'
import { defineRules } from '../kernel/rules.ts'
import { adresseEnLigne } from './adresse-en-ligne.ts'
import { BASCULE_2027 } from './bascule.ts'
import { batimentsDe } from './batiment.ts'
import type { Batiment } from './champs/batiment.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { Identification } from './declaration.types.ts'
import { idParcelle } from '../doublon/adresse.ts'
import { ANNEES_PERIODE } from './periodes.ts'

const EFFET = BASCULE_2027
const DECRET = 'décret 2025-831 du 19 août 2025'
const VALIDITE_TECHNIQUE_MOIS = 120
const ETAGES_MAX = 99
const COMPTE_MAX = 999
/** Twelve characters, without the letters and digits that are read one for another. */
const FORME_RNB = /^[0-9A-HJ-NP-TV-Z]{12}$/
const FORME_NUMERO = /^[0-9A-Z]{13}$/

type Fait = keyof Batiment
type Tient = (b: Batiment, faits: FaitsDeclaration, tous: readonly Batiment[]) => boolean

/** The paths of a fact in the buildings that do not hold. */
const fautes =
  (fait: Fait, tient: Tient) =>
  (faits: FaitsDeclaration): string[] => {
    const tous = batimentsDe(faits.contenu.donneesTechniques)
    return tous.flatMap((b, rang) => (tient(b, faits, tous) ? [] : [`batiments.${rang}.${fait}`]))
  }

type RegleBatiment<C extends string> = Rule<FaitsDeclaration> & { code: C; effet: typeof EFFET }

/** A rule that each building holds by itself: one sentence beside each that does not. */
const parBatiment = <const C extends string>(
  code: C,
  fait: Fait,
  ou: string,
  message: string,
  tient: Tient,
  plus: Partial<Pick<RegleBatiment<C>, 'surete' | 'source' | 'confirmable'>> = {},
): RegleBatiment<C> => ({
  code,
  champs: fautes(fait, tient),
  message,
  ou,
  effet: EFFET,
  source: 'décision',
  surete: 'SURE',
  ...plus,
  holds: (faits) => fautes(fait, tient)(faits).length === 0,
})

const estCompte = (n: number | null, max: number): boolean =>
  n === null || (Number.isInteger(n) && n >= 0 && n <= max)
const estPassee = (jour: IsoDate | null, { contexte }: FaitsDeclaration): boolean =>
  jour === null || jour <= contexte.aujourdhui

/** The addresses among which a building is, each on one line. */
export const adressesPossibles = (i: Identification): string[] => [
  ...new Set(
    [...(i.adressePrincipale ? [i.adressePrincipale] : []), ...i.adresseSecondaire].map(
      adresseEnLigne,
    ),
  ),
]
/** The parcels among which a building is, on 14 characters. */
export const parcellesPossibles = (i: Identification): string[] => [
  ...new Set(i.parcelle.map(idParcelle)),
]

const seul = (tous: readonly Batiment[], lire: (b: Batiment) => string, b: Batiment): boolean =>
  lire(b) === '' || tous.filter((x) => lire(x).toLowerCase() === lire(b).toLowerCase()).length === 1

/** True when technical facts were told too long ago to be taken again as they are. */
const estPerime = (constateLe: IsoDate | null, jour: IsoDate): boolean =>
  constateLe !== null && addMonths(constateLe, VALIDITE_TECHNIQUE_MOIS) < jour

/** Block donneesTechniques, building by building. */
export const REGLES_BATIMENTS = [
  ...defineRules<FaitsDeclaration>()([
    {
      code: 'BAT-AVANT',
      champs: ['batiments'],
      message: `Les bâtiments se déclarent un par un à partir du ${formatFrDate(BASCULE_2027)}. D’ici là, seul leur nombre est demandé.`,
      effet: '2016-11-01',
      fin: BASCULE_2027,
      source: `${DECRET} ; décision 017`,
      holds: ({ contenu }) => batimentsDe(contenu.donneesTechniques).length === 0,
    },
    {
      code: 'BAT-LISTE',
      champs: ['batiments'],
      message: 'Déclarez au moins un bâtiment.',
      effet: EFFET,
      source: DECRET,
      surete: 'SURE',
      holds: ({ contenu }) => batimentsDe(contenu.donneesTechniques).length > 0,
    },
  ]),
  parBatiment(
    'BAT-NOM',
    'nom',
    'Nom de chaque bâtiment',
    'Deux bâtiments ne peuvent pas porter le même nom.',
    (b, _, tous) => seul(tous, (x) => x.nom, b),
  ),
  parBatiment(
    'BAT-ETAGES',
    'nbEtages',
    'Étages de chaque bâtiment',
    `Le nombre d’étages doit être compris entre 0 et ${ETAGES_MAX}.`,
    (b) => estCompte(b.nbEtages, ETAGES_MAX),
  ),
  parBatiment(
    'BAT-ASCENSEURS',
    'nbAscenseurs',
    'Ascenseurs de chaque bâtiment',
    `Le nombre d’ascenseurs doit être compris entre 0 et ${COMPTE_MAX}.`,
    (b) => estCompte(b.nbAscenseurs, COMPTE_MAX),
  ),
  parBatiment(
    'BAT-ANNEE',
    'anneeConstruction',
    'Année de construction de chaque bâtiment',
    'L’année de construction comporte 4 chiffres et ne peut pas être future.',
    ({ anneeConstruction: a }, { contexte }) =>
      a === null ||
      (Number.isInteger(a) && a >= 1000 && a <= Number(contexte.aujourdhui.slice(0, 4))),
  ),
  parBatiment(
    'BAT-ANNEE-PERIODE',
    'anneeConstruction',
    'Année et période de construction de chaque bâtiment',
    'L’année de construction ne correspond pas à la période de construction choisie.',
    ({ anneeConstruction: a, periodeConstruction: p }) => {
      const annees = p === null ? null : ANNEES_PERIODE[p]
      return annees === null || a === null || (a >= annees[0] && a <= annees[1])
    },
  ),
  parBatiment(
    'BAT-ETIQUETTE-DATE',
    'dateEtiquette',
    'Date du DPE ou de l’audit de chaque bâtiment',
    'La date du DPE ou de l’audit doit être antérieure ou égale à la date du jour.',
    (b, faits) => estPassee(b.dateEtiquette, faits),
  ),
  parBatiment(
    'BAT-ETIQUETTE-NUMERO',
    'numeroEtiquette',
    'Numéro du DPE ou de l’audit de chaque bâtiment',
    'Le numéro du DPE ou de l’audit comporte 13 chiffres ou lettres, par exemple 2375E0123456A.',
    ({ numeroEtiquette: n }) => n === '' || FORME_NUMERO.test(n),
    { surete: 'PROBABLE', source: 'numéros publiés par l’ADEME' },
  ),
  parBatiment(
    'BAT-DIAGNOSTIC-DATE',
    'dateDiagnosticStructurel',
    'Date du diagnostic structurel de chaque bâtiment',
    'La date du diagnostic structurel doit être antérieure ou égale à la date du jour.',
    (b, faits) => estPassee(b.dateDiagnosticStructurel, faits),
    { surete: 'PROBABLE' },
  ),
  parBatiment(
    'BAT-ADRESSE',
    'adresse',
    'Adresse de chaque bâtiment',
    'Choisissez l’une des adresses déclarées de la copropriété.',
    ({ adresse }, { contenu }) =>
      adresse === '' || adressesPossibles(contenu.identification).includes(adresse),
  ),
  parBatiment(
    'BAT-PARCELLE',
    'parcelle',
    'Parcelle de chaque bâtiment',
    'Choisissez l’une des parcelles déclarées de la copropriété.',
    ({ parcelle }, { contenu }) =>
      parcelle === '' || parcellesPossibles(contenu.identification).includes(parcelle),
  ),
  parBatiment(
    'BAT-RNB',
    'idRnb',
    'Identifiant RNB de chaque bâtiment',
    'L’identifiant RNB comporte 12 chiffres ou lettres, par exemple PG46-YY6Y-WCX8.',
    ({ idRnb }) => idRnb === '' || FORME_RNB.test(idRnb),
    {
      surete: 'UNE_SOURCE',
      source: 'forme des identifiants du référentiel national des bâtiments',
    },
  ),
  parBatiment(
    'BAT-RNB-UNIQUE',
    'idRnb',
    'Identifiant RNB de chaque bâtiment',
    'Cet identifiant RNB est déjà celui d’un autre bâtiment de la copropriété.',
    (b, _, tous) => seul(tous, (x) => x.idRnb, b),
    { surete: 'UNE_SOURCE' },
  ),
  parBatiment(
    'BAT-CONSTAT',
    'constateLe',
    'Jour du relevé de chaque bâtiment',
    'Le jour du relevé doit être antérieur ou égal à la date du jour.',
    (b, faits) => estPassee(b.constateLe, faits),
  ),
  parBatiment(
    'BAT-DIX-ANS',
    'constateLe',
    'Jour du relevé de chaque bâtiment',
    'Ces données techniques ont plus de dix ans : vérifiez-les, puis indiquez le jour de ce nouveau relevé.',
    (b, { contexte }) => !estPerime(b.constateLe, contexte.aujourdhui),
    { surete: 'PROBABLE', source: `${DECRET} : validité de dix ans des données techniques` },
  ),
] as const
