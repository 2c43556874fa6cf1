import { REGLES_BATIMENTS } from './batiment.rules.ts'
import { ETIQUETTES_ENERGIE } from './champs/listes.ts'
import { BASCULE_2027 } from './bascule.ts'
import { estDeLaPeriode } from './periodes.ts'
import { auPlus, entre, reglesDuBloc } from './regles.ts'
import { REGLES_VRAISEMBLANCE } from './vraisemblance.rules.ts'

const SPEC = 'spécification 1, section 5, « Identification »'
const COMPTE_MAX = 99_999

/** What is counted of all the buildings together, until each is described. */
const REGLES_COMPTES = reglesDuBloc(
  'donneesTechniques',
  { source: 'décision', fin: BASCULE_2027 },
  [
    {
      code: 'TEC-BATIMENTS',
      champs: ['nbBatimentsTotal'],
      message: 'Le nombre total de bâtiments doit être supérieur à 0.',
      source: `${SPEC} : « Total buildings above 0 »`,
      holds: (t) => entre(t.nbBatimentsTotal, 1, COMPTE_MAX),
    },
    {
      code: 'TEC-ASCENSEURS',
      champs: ['nbAscenseurs'],
      message: `Le nombre d’ascenseurs doit être compris entre 0 et ${COMPTE_MAX}.`,
      holds: (t) => entre(t.nbAscenseurs, 0, COMPTE_MAX),
    },
    {
      code: 'TEC-ETIQUETTES',
      champs: ({ classementEnergetiqueComplet: comptes }) =>
        ETIQUETTES_ENERGIE.filter((e) => !entre(comptes[e], 0, COMPTE_MAX)).map(
          (e) => `classementEnergetiqueComplet.${e}`,
        ),
      message: `Le nombre de bâtiments par étiquette doit être compris entre 0 et ${COMPTE_MAX}.`,
      ou: 'Nombre de bâtiments de chaque étiquette',
    },
    {
      code: 'TEC-ETIQUETTES-TOTAL',
      champs: ['classementEnergetiqueComplet', 'nbBatimentsTotal'],
      message:
        'Le nombre de bâtiments répartis par étiquette ne peut pas dépasser le nombre total de bâtiments.',
      source: 'décision : chaque bâtiment porte une étiquette au plus',
      holds: ({ classementEnergetiqueComplet: comptes, nbBatimentsTotal }) =>
        ETIQUETTES_ENERGIE.reduce((total, e) => total + comptes[e], 0) <= nbBatimentsTotal,
    },
    {
      code: 'TEC-ANNEE',
      champs: ['anneeConstruction'],
      message: 'L’année de construction comporte 4 chiffres et ne peut pas être future.',
      holds: (t, { contexte }) =>
        entre(t.anneeConstruction, 1000, Number(contexte.aujourdhui.slice(0, 4))),
    },
    {
      code: 'TEC-ANNEE-PERIODE',
      champs: ['anneeConstruction', 'periodeConstruction'],
      message: 'L’année de construction ne correspond pas à la période de construction choisie.',
      holds: estDeLaPeriode,
    },
  ],
)

const REGLES_PLAN = reglesDuBloc('donneesTechniques', { source: 'décision' }, [
  {
    code: 'TEC-PPT-DATE',
    champs: ['pptDate'],
    message:
      'La date du plan pluriannuel de travaux doit être antérieure ou égale à la date du jour.',
    holds: (t, { contexte }) => !t.ppt || auPlus(t.pptDate, contexte.aujourdhui),
  },
])

/** Block donneesTechniques: the counts until 2027, the buildings one by one since. */
export const REGLES_TECHNIQUE = [
  ...REGLES_COMPTES,
  ...REGLES_PLAN,
  ...REGLES_BATIMENTS,
  ...REGLES_VRAISEMBLANCE,
]
