import { keysOf } from '../kernel/table.ts'
/** A step of an indicator: from this threshold on, these points. */
export interface Palier {
  points: number
  /** What must hold, as the person reads it. */
  phrase: string
  /** Threshold of the measure; its unit is the indicator's. */
  seuil: number
}

export interface Indicateur {
  label: string
  /** Rests on published facts alone: visitors see it. */
  public: boolean
  /** Widest step first: the first one that holds counts, and it alone. */
  paliers: readonly Palier[]
}

const palier = (points: number, seuil: number, phrase: string): Palier => ({
  points,
  seuil,
  phrase,
})

/**
 * The published rule of fragility: points of each indicator, 100 in all. What the register does not
 * know gives no point.
 * The measures are in the API (score.sql.ts), one for each code.
 */
export const INDICATEURS = {
  IMPAYES: {
    label: 'Impayés des copropriétaires',
    public: false,
    paliers: [
      palier(20, 25, 'au moins 25 % des charges courantes de l’exercice'),
      palier(10, 15, 'de 15 à 25 % des charges courantes de l’exercice'),
    ],
  },
  DETTES: {
    label: 'Dettes envers les fournisseurs',
    public: false,
    paliers: [
      palier(10, 25, 'au moins 25 % des charges courantes de l’exercice'),
      palier(5, 10, 'de 10 à 25 % des charges courantes de l’exercice'),
    ],
  },
  ARRETES: {
    label: 'Arrêtés de police',
    public: false,
    paliers: [
      palier(
        15,
        1,
        'au moins un arrêté en cours (péril, insalubrité, sécurité, équipements communs)',
      ),
    ],
  },
  DIFFICULTE: {
    label: 'Procédure de difficulté',
    public: false,
    paliers: [palier(10, 1, 'mandataire ad hoc désigné ou état de carence constaté')],
  },
  ENERGIE: {
    label: 'Étiquette énergie',
    public: false,
    paliers: [palier(10, 50, 'au moins la moitié des bâtiments diagnostiqués classés F ou G')],
  },
  FONDS_TRAVAUX: {
    label: 'Fonds de travaux',
    public: false,
    paliers: [palier(5, 1, 'aucun fonds de travaux, dans un immeuble construit avant 2011')],
  },
  PLAN_TRAVAUX: {
    label: 'Plan pluriannuel de travaux',
    public: false,
    paliers: [palier(5, 1, 'aucun plan adopté, dans un immeuble construit avant 2011')],
  },
  MANDAT: {
    label: 'Représentation',
    public: true,
    paliers: [palier(10, 1, 'aucun mandat de syndic en cours')],
  },
  MISE_A_JOUR: {
    label: 'Mise à jour du registre',
    public: true,
    paliers: [palier(5, 24, 'aucune déclaration depuis au moins 24 mois')],
  },
  CONSTRUCTION: {
    label: 'Période de construction',
    public: true,
    paliers: [palier(10, 2, 'de 1949 à 1974'), palier(6, 1, 'avant 1949')],
  },
} as const satisfies Record<string, Indicateur>
export type CodeIndicateur = keyof typeof INDICATEURS
export const CODES_INDICATEUR = keysOf(INDICATEURS)

/** What an account may see: everything, or what is published. */
const ACCES_CATEGORISATION = ['COMPLET', 'PUBLIC'] as const
export type AccesCategorisation = (typeof ACCES_CATEGORISATION)[number]

/** The indicators that count for this access. */
export const indicateursPour = (acces: AccesCategorisation): CodeIndicateur[] =>
  CODES_INDICATEUR.filter((c) => acces === 'COMPLET' || INDICATEURS[c].public)

/** The most points that one can have with this access: 100, or 25 on published facts. */
export const pointsMax = (acces: AccesCategorisation): number =>
  indicateursPour(acces).reduce(
    (somme, c) => somme + Math.max(...INDICATEURS[c].paliers.map((p) => p.points)),
    0,
  )

/**
 * Classes of fragility, the calmest first; `part` is the least share of the possible points, in
 * percent.
 */
export const CLASSES = {
  A: { label: 'Pas de signe de fragilité', part: 0 },
  B: { label: 'À surveiller', part: 15 },
  C: { label: 'Fragile', part: 30 },
  D: { label: 'Très fragile', part: 50 },
} as const
export type Classe = keyof typeof CLASSES
export const CODES_CLASSE = keysOf(CLASSES)

/**
 * How a class is called: a letter with everything that is declared; on published facts alone, a
 * level, which nobody can take for that letter, and which is counted by territory: no building that
 * is named has one.
 */
export const nomClasse = (classe: Classe, acces: AccesCategorisation): string =>
  acces === 'COMPLET' ? classe : `Niveau ${CODES_CLASSE.indexOf(classe) + 1}`

/** The least points of a class with this access. */
export const seuilDeClasse = (classe: Classe, acces: AccesCategorisation): number =>
  Math.ceil((CLASSES[classe].part * pointsMax(acces)) / 100)

/** The class of a total of points with this access. */
export const classeDe = (points: number, acces: AccesCategorisation): Classe =>
  CODES_CLASSE.findLast((c) => points >= seuilDeClasse(c, acces)) ?? 'A'
