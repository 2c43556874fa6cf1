import type { Tx } from '@registre/db'
import { enToutesLettres, estVoie } from '../lecture/equivalences.ts'
import { lireAdresse } from '../lecture/adresse-lue.ts'
import { communeDuCodeInsee, lieuApresUnNom, lieuEntier, regionSeule } from '../lecture/lieu-dit.ts'
import { codesDe, communesNommees, lieuSeul } from './lieux.ts'
import { communeAbsorbee, communesDites, type Place } from '../lecture/noms-de-communes.ts'
import { type Jeton, lireQuestion, numerosEnDernier, type Question } from '../lecture/question.ts'
import {
  corrections,
  estRare,
  type Groupe,
  type Lecture,
  motsExacts,
  motsIncertains,
  rapprocher,
  recouper,
  texteCompris,
} from '../lecture/rapprocher.ts'
import type { Vocabulaire } from '../lecture/vocabulaire.ts'
import { trouver, type Trouves } from './trouver.repository.ts'
import { type Demande, ecritures, LUS_MAX } from './trouver.sql.ts'
import { avecIncertains, lireExacts } from './vocabulaire.repository.ts'

/** What was found, and how the question was understood. */
export interface Compris extends Trouves {
  /** Words that were taken for others: "residance" for "residence". */
  corrections: readonly { de: string; en: string }[]
  /** Words that no answer holds. */
  ignores: readonly string[]
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

const demandeDe = (
  question: Question,
  groupes: readonly Groupe[],
  dans: Place | null,
  estUneAdresse: boolean,
): Demande => ({
  dans,
  numeros: question.numeros,
  debutNumero: question.debutNumero,
  groupes,
  phrases: phrasesDe(question, groupes),
  communes: codesDe(communesNommees(groupes).communes).slice(0, 20),
  // « Rue de Lyon » is a street, wherever it is.
  lieu: dans || estUneAdresse ? null : (lieuNomme(question, groupes) ?? lieuSeul(groupes)),
})

/** Fewer answers than this, and a rare word: perhaps another one was meant. */
const PEU = 3

const estTenu = ({ jeton, choix }: Groupe): boolean =>
  choix.length > 0 || jeton.departements.length > 0

/** Every word is held by something; false when a word would have to be left out. */
const toutEstConnu = (groupes: readonly Groupe[]): boolean =>
  groupes.every((g) => g.choix.length > 0 || g.jeton.secondaire || g.jeton.departements.length > 0)

/** The words of a question without one of those that bind it, the least sure first. */
const sansUnMot = (groupes: readonly Groupe[]): Groupe[][] => {
  const lient = groupes.filter((g) => !g.jeton.secondaire && g.choix.length > 0)
  if (lient.length < 2) return []
  const doute = (g: Groupe): number =>
    (g.jeton.genre === 'numero-voie' ? 3 : 0) + (g.choix[0]?.cout ?? 0) + 1 / (1 + g.nombre)
  return lient
    .toSorted((a, b) => doute(b) - doute(a))
    .slice(0, 3)
    .map((sans) => groupes.filter((g) => g !== sans))
}

/** The words that a reading leaves out. */
const perdus = (jetons: readonly Jeton[], groupes: readonly Groupe[]): Jeton[] =>
  jetons.filter((j) => !j.secondaire && !groupes.some((g) => g.jeton === j && estTenu(g)))

/** What keeps the postal code and the commune that were typed, and half of the words at least, answers a question. */
const repond = (jetons: readonly Jeton[], groupes: readonly Groupe[]): boolean => {
  const sans = perdus(jetons, groupes)
  // A department says where, never what.
  const mots = jetons.filter(
    (j) => j.genre === 'mot' && !j.secondaire && j.departements.length === 0,
  )
  return (
    sans.every((j) => j.genre !== 'code-postal' && !j.officiel) &&
    2 * sans.filter((j) => j.genre === 'mot').length <= mots.length
  )
}

type Page = { limite: number; depart: number }

type Reprise = readonly [question: Question, groupes: readonly Groupe[]]

/** The readings that keep every word, the most faithful first. */
const lectures = (question: Question, v: Vocabulaire, inacheve: boolean): Reprise[] => {
  const lecture: Lecture = { tousProches: false, inacheve }
  const recoupee = recouper(question, v)
  const reprises: Reprise[] = [
    [question, rapprocher(question, v, lecture)],
    ...(recoupee ? [[recoupee, rapprocher(recoupee, v, lecture)] as const] : []),
  ]
  return reprises.filter(([, groupes]) => toutEstConnu(groupes))
}

/** A postal code was typed. */
const codes = ({ jetons }: Question): true | undefined =>
  jetons.some((j) => j.genre === 'code-postal') || undefined

/** The text read as a few digits of a number; nothing is asked when it is none. */
const parNumero = (saisi: string): Question => ({
  numeros: numerosEnDernier(saisi),
  debutNumero: null,
  jetons: [],
})

/** The typed text with likelier words in the place of rare ones; null when there is none. */
const plusVraisemblable = (telle: readonly Groupe[], proche: readonly Groupe[]): string | null => {
  let change = false
  const mots = telle.map((g, i) => {
    const autre = proche[i]?.choix.find((c) => c.cout > 0.2)
    if (!estRare(g) || autre === undefined || (proche[i]?.nombre ?? 0) < 50 * g.nombre)
      return g.jeton.mot
    change = true
    return autre.mot
  })
  return change ? mots.join(' ') : null
}

const DIT_RIEN: Omit<Compris, keyof Trouves> = {
  corrections: [],
  ignores: [],
  vouliezVousDire: null,
  partieDe: null,
  lieu: null,
  groupes: [],
}

/** What the official table alone names, or the beginning of a number: no word of it is read otherwise. */
const sansLireDeMots = async (
  tx: Pick<Tx, 'sql'>,
  { jetons, debutNumero }: Question,
  page: Page,
  inacheve: boolean,
): Promise<Compris | null> => {
  const lieu = inacheve ? null : (communeDuCodeInsee(jetons) ?? regionSeule(jetons))
  if (lieu === null && debutNumero === null) return null
  const question = { numeros: [], debutNumero, jetons: lieu ? jetons : [] }
  const trouves = await trouver(tx, { ...demandeDe(question, [], null, true), lieu }, page)
  return lieu || trouves.total > 0 ? { ...DIT_RIEN, ...trouves, lieu: lieu?.nom ?? null } : null
}

/**
 * Finds what a text typed in the box means in the directory: numbers, names and addresses in any
 * spelling. `inacheve`: the last word may still be being typed.
 */
export const comprendre = async (
  tx: Pick<Tx, 'sql'>,
  saisi: string,
  page: Page,
  inacheve: boolean,
): Promise<Compris> => {
  const lue = lireQuestion(saisi)
  const directe = await sansLireDeMots(tx, lue, page, inacheve)
  if (directe) return directe
  const adresse = lireAdresse(lue)
  const tape = adresse
    ? adresse.lectures.flatMap((l) => (l.lieu ? [{ lieu: l.lieu, reste: l.mots }] : []))[0]
    : (lieuApresUnNom(lue.jetons) ?? undefined)
  const gardes = new Set(tape?.reste ?? lue.jetons)
  // A whole number is no word: nothing else is looked for.
  const question: Question =
    lue.numeros.length > 0
      ? { ...lue, jetons: [] }
      : {
          ...lue,
          jetons: lue.jetons.map((j) => ({ ...j, officiel: !gardes.has(j) && j.genre === 'mot' })),
        }
  const lecture: Lecture = { tousProches: false, inacheve }
  const exacts = await lireExacts(tx, motsExacts(question))
  const incertains = motsIncertains(question, exacts, lecture)
  const v = await avecIncertains(tx, exacts, incertains.proches, incertains.debuts)
  const telle = rapprocher(question, v, lecture)
  const rendre = (
    trouves: Trouves,
    groupes: readonly Groupe[],
    dire: string | null,
    { jetons } = question,
  ): Compris => ({
    ...DIT_RIEN,
    ...trouves,
    corrections: corrections(groupes),
    ignores: perdus(jetons, groupes).map((j) => j.mot),
    vouliezVousDire: dire,
    groupes,
  })
  const essayer = async (
    reprises: readonly Reprise[],
    dans: Place | null = null,
  ): Promise<Compris | null> => {
    for (const [reprise, groupes] of reprises) {
      const demande = demandeDe(reprise, groupes, dans, adresse !== null)
      // A place that holds nobody may be a name: many communes are called after trees.
      for (const d of demande.lieu ? [demande, { ...demande, lieu: null }] : [demande]) {
        const trouves = await trouver(tx, d, page)
        if (trouves.total > 0 && repond(reprise.jetons, groupes))
          return {
            ...rendre(trouves, groupes, null, reprise),
            lieu: d.lieu?.nom ?? dans?.nom ?? null,
          }
      }
    }
    return null
  }
  /** What the other words find in a place, as they are typed, then nearly so, then but for one; nothing else. */
  const dansLeLieu = async (lieu: Place, mots: Question): Promise<Compris> => {
    const tels = rapprocher(mots, v, lecture)
    const peut = motsIncertains(mots, v, { tousProches: true, inacheve })
    const large = rapprocher(mots, await avecIncertains(tx, v, peut.proches, peut.debuts), {
      tousProches: true,
      inacheve,
    })
    const trouves =
      (await essayer(lectures(mots, v, inacheve), lieu)) ??
      (await essayer(
        [...(toutEstConnu(large) ? [large] : []), tels, ...sansUnMot(large)].map(
          (groupes) => [mots, groupes] as const,
        ),
        lieu,
      ))
    return {
      ...(trouves ?? { ...rendre({ ids: [], total: 0 }, tels, null, mots), corrections: [] }),
      lieu: lieu.nom,
    }
  }
  const absorbee = communeAbsorbee(saisi)
  const fidele = absorbee?.renommee ? null : await essayer(lectures(question, v, inacheve))
  // The official names come before any likeness: Nonza is not Zonza, and Seynod is in Annecy.
  const telQuel = fidele !== null && fidele.corrections.length === 0
  if (!telQuel && !inacheve && communesDites(saisi).length > 0) {
    const dit = (trouves: Trouves, partieDe: Compris['partieDe']): Compris => ({
      ...rendre(trouves, [], null),
      ignores: [],
      partieDe,
    })
    if (absorbee === null) return dit({ ids: [], total: 0 }, null)
    const { code, nom } = absorbee.dans
    const lieu = { communes: [code], codesPostaux: [], nom }
    const trouves = await trouver(tx, { ...demandeDe(question, telle, null, true), lieu }, page)
    return dit(trouves, { nom: absorbee.nom, commune: nom })
  }
  // A place beside an address or by its code is kept to, and so is one of former times after a name.
  if (!telQuel && !inacheve && tape && (adresse ?? tape.lieu.dans ?? codes(lue)))
    return dansLeLieu(tape.lieu, { ...question, jetons: tape.reste })
  const rares = telle.some(estRare)
  if (fidele && (fidele.total >= PEU || !rares)) return fidele
  // Words that the register holds may be misspelt too: near ones are looked for all the same.
  const douteux = motsIncertains(question, v, { tousProches: true, inacheve })
  const tous = await avecIncertains(tx, v, douteux.proches, douteux.debuts)
  const proche = rapprocher(question, tous, { tousProches: true, inacheve })
  if (fidele) return { ...fidele, vouliezVousDire: plusVraisemblable(telle, proche) }
  return (
    (await essayer([
      // Nothing holds what was typed: it may be a number without its zeros.
      ...(inacheve ? [] : [[parNumero(saisi), []] as const]),
      ...(toutEstConnu(proche) ? [[question, proche] as const] : []),
      // Nobody holds every word: one of them is left out, and told; never while one is typed.
      ...(inacheve
        ? []
        : [telle, ...sansUnMot(proche)].map((groupes) => [question, groupes] as const)),
    ])) ?? rendre({ ids: [], total: 0 }, telle, null)
  )
}

/** True when only the first ones were read. */
export const estTropLarge = ({ total }: Trouves): boolean => total > LUS_MAX
