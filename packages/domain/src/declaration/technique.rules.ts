import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { REGLES_BATIMENTS } from './batiment.rules.ts'
import { ETIQUETTES_ENERGIE } from './champs/listes.ts'
import { BASCULE_2027 } from './bascule.ts'
import { ANNEES_PERIODE } from './periodes.ts'
import { REGLES_VRAISEMBLANCE } from './vraisemblance.rules.ts'

const SPEC = 'spécification 1, section 5, « Identification »'
const EFFET = '2016-11-01'
const COMPTE_MAX = 99_999

const estCompte = (valeur: number): boolean =>
  Number.isInteger(valeur) && valeur >= 0 && valeur <= COMPTE_MAX

const etiquettesFautives = ({ contenu }: FaitsDeclaration): string[] =>
  ETIQUETTES_ENERGIE.filter(
    (etiquette) => !estCompte(contenu.donneesTechniques.classementEnergetiqueComplet[etiquette]),
  ).map((etiquette) => `classementEnergetiqueComplet.${etiquette}`)

const REGLES_COMPTES = defineRules<FaitsDeclaration>()([
  {
    code: 'TEC-BATIMENTS',
    champs: ['nbBatimentsTotal'],
    message: 'Le nombre total de bâtiments doit être supérieur à 0.',
    effet: EFFET,
    fin: BASCULE_2027,
    source: `${SPEC} : « Total buildings above 0 »`,
    holds: ({ contenu: { donneesTechniques: t } }) =>
      estCompte(t.nbBatimentsTotal) && t.nbBatimentsTotal > 0,
  },
  {
    code: 'TEC-ASCENSEURS',
    champs: ['nbAscenseurs'],
    message: `Le nombre d’ascenseurs doit être compris entre 0 et ${COMPTE_MAX}.`,
    effet: EFFET,
    fin: BASCULE_2027,
    source: 'décision',
    holds: ({ contenu }) => estCompte(contenu.donneesTechniques.nbAscenseurs),
  },
  {
    code: 'TEC-ETIQUETTES',
    champs: etiquettesFautives,
    message: `Le nombre de bâtiments par étiquette doit être compris entre 0 et ${COMPTE_MAX}.`,
    ou: 'Nombre de bâtiments de chaque étiquette',
    effet: EFFET,
    fin: BASCULE_2027,
    source: 'décision',
    holds: (faits) => etiquettesFautives(faits).length === 0,
  },
  {
    code: 'TEC-ETIQUETTES-TOTAL',
    champs: ['classementEnergetiqueComplet', 'nbBatimentsTotal'],
    message:
      'Le nombre de bâtiments répartis par étiquette ne peut pas dépasser le nombre total de bâtiments.',
    effet: EFFET,
    fin: BASCULE_2027,
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
    fin: BASCULE_2027,
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
    fin: BASCULE_2027,
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

/** Block donneesTechniques: the counts until 2027, the buildings one by one since. */
export const REGLES_TECHNIQUE = [
  ...REGLES_COMPTES,
  ...REGLES_BATIMENTS,
  ...REGLES_VRAISEMBLANCE,
] as const
