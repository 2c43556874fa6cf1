import { addDays, formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { BASCULE_2027 } from './bascule.ts'

/**
 * The legal sets of declared data: what changes with the second one is what bears its day. A
 * declaration carries the set that it was made under; a datum (champs/) or a rule
 * (*.rules.ts) of one set carries its first day (`effet`) and its end (`fin`).
 * docs/reference/regles.md prints them all.
 */
export const JEUX_DE_REGLES = [
  {
    code: '2016',
    effet: '2016-11-01',
    fin: BASCULE_2027,
    nom: `Données en vigueur jusqu’au ${formatFrDate(addDays(BASCULE_2027, -1))}`,
    texte: 'décret 2016-1167 et arrêté du 10 octobre 2016',
  },
  {
    code: '2027',
    effet: BASCULE_2027,
    fin: null,
    nom: `Données en vigueur depuis le ${formatFrDate(BASCULE_2027)}`,
    texte: 'décret 2025-831 du 19 août 2025',
  },
] as const satisfies readonly {
  code: string
  effet: IsoDate
  fin: IsoDate | null
  nom: string
  texte: string
}[]
export type JeuDeRegles = (typeof JEUX_DE_REGLES)[number]
export type CodeJeu = JeuDeRegles['code']
export const CODES_JEU = ['2016', '2027'] as const satisfies readonly CodeJeu[]
/** First day of a set: nothing else may date a rule or a field. */
export type EffetJeu = JeuDeRegles['effet']

/** The set in force on a day; the first one before its date of effect. */
export const jeuDeRegles = (jour: IsoDate): JeuDeRegles =>
  JEUX_DE_REGLES.findLast((jeu) => jeu.effet <= jour) ?? JEUX_DE_REGLES[0]

/** A set by its code. */
export const jeuNomme = (code: CodeJeu): JeuDeRegles =>
  JEUX_DE_REGLES.find((jeu) => jeu.code === code) ?? JEUX_DE_REGLES[0]

/** True when the declared data of a set are told building by building. */
export const parBatiment = (jeu: CodeJeu): boolean => jeu !== '2016'

/**
 * Which day decides the set of each kind of data (docs/decisions/017): a lawyer's correction is one
 * row here.
 */
const DECIDE_DU_JEU: Readonly<Record<'declaration' | 'debiteurs', 'depot' | 'cloture'>> = {
  declaration: 'depot',
  debiteurs: 'cloture',
}

/** What decides the set of a declaration that is written, or was filed. */
export interface DeclarationDatee {
  /** False once it was filed: its set no longer moves. */
  enRedaction: boolean
  jeu: CodeJeu
}

/** The set that comes after the one in force on a day; null when none is known. */
export const jeuSuivant = (jour: IsoDate): JeuDeRegles | null =>
  JEUX_DE_REGLES.find((jeu) => jeu.effet > jour) ?? null

/** True on a day when nothing can be filed under a set yet: it can only be prepared. */
export const estAVenir = (jeu: CodeJeu, jour: IsoDate): boolean => jeuNomme(jeu).effet > jour

/**
 * The set that a declaration follows: its own once it is filed; until then that of the day, or the
 * coming one that it prepares.
 */
export const jeuDe = ({ enRedaction, jeu }: DeclarationDatee, jour: IsoDate): CodeJeu =>
  enRedaction && !estAVenir(jeu, jour) ? jeuDeRegles(jour).code : jeu

/**
 * The set of the debtors' count in a declaration of a set, whose accounts close on a day; the set of
 * the declaration while no closing day is known.
 */
export const jeuDesDebiteurs = (jeu: CodeJeu, cloture: IsoDate | null): CodeJeu =>
  DECIDE_DU_JEU.debiteurs === 'depot' || cloture === null ? jeu : jeuDeRegles(cloture).code

export type SeuilDebiteur =
  | { unite: 'euros'; valeur: number; code: string; court: string; libelle: string }
  | { unite: 'trimestres'; valeur: number; code: string; court: string; libelle: string }

/**
 * From which debt an owner is counted as owing: 300 euros, then two quarters of charges (décret
 * 2025-831). A count is read with the threshold of its own set, whatever the day of the reading.
 */
export const SEUILS_DEBITEUR: Readonly<Record<CodeJeu, SeuilDebiteur>> = {
  '2016': {
    unite: 'euros',
    valeur: 300,
    code: '300_EUROS',
    court: 'plus de 300 €',
    libelle: 'Nombre de copropriétaires débiteurs de plus de 300 €',
  },
  '2027': {
    unite: 'trimestres',
    valeur: 2,
    code: 'DEUX_TRIMESTRES',
    court: 'plus de deux trimestres de charges',
    libelle: 'Nombre de copropriétaires débiteurs de plus de deux trimestres de charges',
  },
}
