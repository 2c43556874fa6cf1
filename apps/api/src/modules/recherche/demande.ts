import type { Tx } from '@registre/db'
import { enToutesLettres, estGenerique, estVoie } from '../question/equivalences.ts'
import { contradictionDe, lieuEntier, territoireSeul } from '../lecture/lieu-dit.ts'
import { communeDuCodeInsee, lieuDuCode } from '../lecture/lieu-du-code.ts'
import type { Place } from '../question/noms-de-communes.ts'
import { type Jeton, numerosEnDernier, type Question } from '../question/question.ts'
import { type Groupe, texteCompris } from '../lecture/rapprocher.ts'
import { codesDe, communesNommees, lieuSeul } from '../lecture/lieux.ts'
import { trouver, type Trouves } from './trouver.repository.ts'
import { type Demande, ecritures } from './trouver.sql.ts'

/** What was found, and how the question was understood. */
export interface Compris extends Trouves {
  /** Words that were taken for others: "residance" for "residence". */
  corrections: readonly { de: string; en: string }[]
  /** Words that no answer holds. */
  ignores: readonly string[]
  /** A postal code, and the commune of another one: nothing is looked for. */
  contredit: ReturnType<typeof contradictionDe>
  /** A likelier writing, which was not taken because some hold what was typed. */
  vouliezVousDire: string | null
  /** A commune of former times, and the one that it is part of: « Seynod » is in Annecy. */
  partieDe: { nom: string; commune: string } | null
  /** The place that the answers are kept to, as it is told; null where they are from anywhere. */
  lieu: string | null
  groupes: readonly Groupe[]
}

/** The whole text in the writings in which a name may be equal to it, the typed one first. */
const phrasesDe = (question: Question, groupes: readonly Groupe[]): string[] => {
  const compris = texteCompris(groupes)
  const textes = [
    question.jetons.map((j) => j.mot).join(' '),
    compris.join(' '),
    compris.map(enToutesLettres).join(' '),
    groupes.flatMap((g) => g.choix[0]?.mot ?? []).join(' '),
  ].flatMap(ecritures)
  return [...new Set(textes.filter((t) => t !== ''))]
}

/** A place that the official table alone tells: a commune called « Rue », an island, a region, or a commune with its own. */
const lieuNomme = ({ jetons }: Question, groupes: readonly Groupe[]): Place | null => {
  const lieu = lieuEntier(jetons)
  const deVoie = jetons.length > 1 && jetons.some((j) => estVoie(j.mot))
  return lieu && (deVoie || lieuSeul(groupes) === null) ? lieu : null
}

/** What is asked of the directory for some words read so. */
export const demandeDe = (
  question: Question,
  groupes: readonly Groupe[],
  dans: Place | null,
  estUneAdresse: boolean,
): Demande => {
  // « Rue de Lyon » is a street, wherever it is.
  const lieu = dans || estUneAdresse ? null : (lieuNomme(question, groupes) ?? lieuSeul(groupes))
  return {
    dans,
    numeros: question.numeros,
    debutNumero: question.debutNumero,
    groupes,
    phrases: phrasesDe(question, groupes),
    // The largest of those of a name first.
    communes: lieu?.communes[1]
      ? lieu.communes.slice(0, 1)
      : codesDe(communesNommees(groupes).communes).slice(0, 20),
    lieu,
  }
}

const SANS_MOTS: Demande = {
  dans: null,
  numeros: [],
  debutNumero: null,
  groupes: [],
  phrases: [],
  communes: [],
  lieu: null,
}
/** Every one of a place, those of the first of its communes before the others. */
export const demandeDuLieu = (lieu: NonNullable<Demande['lieu']>): Demande => ({
  ...SANS_MOTS,
  communes: lieu.communes.slice(0, 1),
  lieu,
})

/** What bears the name of a town in the place of a code that is not its own: « Les Lilas 37000 ». */
const demandeDuNom = (jetons: readonly Jeton[]): Demande => {
  const mots = jetons.filter((j) => j.genre === 'mot').map((j) => j.mot)
  const nom = mots.filter((mot) => !estGenerique(mot)).join(' ')
  return {
    ...SANS_MOTS,
    dans: lieuDuCode(jetons.find((j) => j.genre === 'code-postal')?.mot ?? '', null),
    phrases: [nom, mots.join(' '), `residence ${nom}`],
  }
}

export type Page = { limite: number; depart: number }

export const DIT_RIEN: Omit<Compris, keyof Trouves> = {
  corrections: [],
  ignores: [],
  contredit: null,
  vouliezVousDire: null,
  partieDe: null,
  lieu: null,
  groupes: [],
}

/** The text read as a few digits of a number; nothing is asked when it is none. */
export const parNumero = (saisi: string): Question => ({
  numeros: numerosEnDernier(saisi),
  debutNumero: null,
  jetons: [],
})

/** What the official table alone names, or the beginning of a number: no word of it is read otherwise. */
export const sansLireDeMots = async (
  tx: Pick<Tx, 'sql'>,
  { jetons, debutNumero }: Question,
  page: Page,
  inacheve: boolean,
): Promise<Compris | null> => {
  const contredit = inacheve ? null : contradictionDe(jetons)
  if (contredit && (await trouver(tx, demandeDuNom(jetons), { ...page, depart: 0 })).total === 0)
    return { ...DIT_RIEN, ids: [], total: 0, ignores: jetons.map((j) => j.mot), contredit }
  const lieu = inacheve ? null : (communeDuCodeInsee(jetons) ?? territoireSeul(jetons))
  if (lieu)
    return { ...DIT_RIEN, ...(await trouver(tx, demandeDuLieu(lieu), page)), lieu: lieu.nom }
  if (debutNumero === null) return null
  const trouves = await trouver(tx, { ...SANS_MOTS, debutNumero }, page)
  return trouves.total > 0 ? { ...DIT_RIEN, ...trouves } : null
}
