import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { ETIQUETTES_ENERGIE } from './declaration.enums.ts'
import type { PeriodeConstruction } from './declaration.enums.ts'

const SPEC = 'spécification 1, section 5, « Identification »'
const EFFET = '2016-11-01'
const COMPTE_MAX = 99_999

/** First and last year of each period; null: not known. */
export const ANNEES_PERIODE: Record<PeriodeConstruction, readonly [number, number] | null> = {
  AVANT_1949: [0, 1948],
  DE_1949_A_1960: [1949, 1960],
  DE_1961_A_1974: [1961, 1974],
  DE_1975_A_1993: [1975, 1993],
  DE_1994_A_2000: [1994, 2000],
  DE_2001_A_2010: [2001, 2010],
  APRES_2011: [2011, 9999],
  NON_CONNUE: null,
}

const estCompte = (valeur: number): boolean =>
  Number.isInteger(valeur) && valeur >= 0 && valeur <= COMPTE_MAX

const etiquettesFautives = ({ contenu }: FaitsDeclaration): string[] =>
  ETIQUETTES_ENERGIE.filter(
    (etiquette) => !estCompte(contenu.donneesTechniques.classementEnergetiqueComplet[etiquette]),
  ).map((etiquette) => `classementEnergetiqueComplet.${etiquette}`)

/** Block donneesTechniques. */
export const REGLES_TECHNIQUE = defineRules<FaitsDeclaration>()([
  {
    code: 'TEC-BATIMENTS',
    champs: ['nbBatimentsTotal'],
    message: 'Le nombre total de bâtiments doit être supérieur à 0.',
    effet: EFFET,
    source: `${SPEC} : « Total buildings above 0 »`,
    holds: ({ contenu: { donneesTechniques: t } }) =>
      estCompte(t.nbBatimentsTotal) && t.nbBatimentsTotal > 0,
  },
  {
    code: 'TEC-ASCENSEURS',
    champs: ['nbAscenseurs'],
    message: `Le nombre d’ascenseurs doit être compris entre 0 et ${COMPTE_MAX}.`,
    effet: EFFET,
    source: 'décision',
    holds: ({ contenu }) => estCompte(contenu.donneesTechniques.nbAscenseurs),
  },
  {
    code: 'TEC-ETIQUETTES',
    champs: etiquettesFautives,
    message: `Le nombre de bâtiments par étiquette doit être compris entre 0 et ${COMPTE_MAX}.`,
    ou: 'Nombre de bâtiments de chaque étiquette',
    effet: EFFET,
    source: 'décision',
    holds: (faits) => etiquettesFautives(faits).length === 0,
  },
  {
    code: 'TEC-ETIQUETTES-TOTAL',
    champs: ['classementEnergetiqueComplet', 'nbBatimentsTotal'],
    message:
      'Le nombre de bâtiments répartis par étiquette ne peut pas dépasser le nombre total de bâtiments.',
    effet: EFFET,
    source: 'décision : chaque bâtiment porte une étiquette au plus',
    holds: ({ contenu: { donneesTechniques: t } }) =>
      ETIQUETTES_ENERGIE.reduce(
        (total, etiquette) => total + t.classementEnergetiqueComplet[etiquette],
        0,
      ) <= t.nbBatimentsTotal,
  },
  {
    code: 'TEC-ANNEE',
    champs: ['anneeConstruction'],
    message: 'L’année de construction comporte 4 chiffres et ne peut pas être future.',
    effet: EFFET,
    source: 'décision',
    holds: ({ contenu: { donneesTechniques: t }, contexte }) =>
      t.anneeConstruction === null ||
      (Number.isInteger(t.anneeConstruction) &&
        t.anneeConstruction >= 1000 &&
        t.anneeConstruction <= Number(contexte.aujourdhui.slice(0, 4))),
  },
  {
    code: 'TEC-ANNEE-PERIODE',
    champs: ['anneeConstruction', 'periodeConstruction'],
    message: 'L’année de construction ne correspond pas à la période de construction choisie.',
    effet: EFFET,
    source: 'décision',
    holds: ({ contenu: { donneesTechniques: t } }) => {
      const annees = t.periodeConstruction === null ? null : ANNEES_PERIODE[t.periodeConstruction]
      return (
        annees === null ||
        t.anneeConstruction === null ||
        (t.anneeConstruction >= annees[0] && t.anneeConstruction <= annees[1])
      )
    },
  },
  {
    code: 'TEC-PPT-DATE',
    champs: ['pptDate'],
    message:
      'La date du plan pluriannuel de travaux doit être antérieure ou égale à la date du jour.',
    effet: EFFET,
    source: 'décision',
    holds: ({ contenu: { donneesTechniques: t }, contexte }) =>
      !t.ppt || t.pptDate === null || t.pptDate <= contexte.aujourdhui,
  },
])
