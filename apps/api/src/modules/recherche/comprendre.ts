import type { Tx } from '@registre/db'
import { estRang } from '../question/arrondissements.ts'
import { lireAdresse } from '../lecture/adresse-lue.ts'
import { estGrande, lieuApresUnNom } from '../lecture/lieu-dit.ts'
import { communeAbsorbee, communesDites, GRANDE, type Place } from '../question/noms-de-communes.ts'
import { type Jeton, lireQuestion, type Question } from '../question/question.ts'
import {
  corrections,
  estPresque,
  estRare,
  estTelQuel,
  type Groupe,
  type Lecture,
  motsExacts,
  motsIncertains,
  rapprocher,
  recouper,
  texteCompris,
} from '../lecture/rapprocher.ts'
import type { Vocabulaire } from '../lecture/vocabulaire.ts'
import {
  type Compris,
  demandeDe,
  demandeDuLieu,
  DIT_RIEN,
  type Page,
  parNumero,
  sansLireDeMots,
} from './demande.ts'
import { communesNommees, grandesNommees } from '../lecture/lieux.ts'
import { trouver, type Trouves } from './trouver.repository.ts'
import { LUS_MAX } from './trouver.sql.ts'
import { avecIncertains, lireExacts } from './vocabulaire.repository.ts'

/** Fewer answers than this, and a rare word: perhaps another one was meant. */
const PEU = 3

const estTenu = ({ jeton, choix }: Groupe): boolean =>
  choix.length > 0 || jeton.departements.length > 0

/** Every word is held by something; false when a word would have to be left out. */
const toutEstConnu = (groupes: readonly Groupe[]): boolean =>
  groupes.every((g) => g.choix.length > 0 || g.jeton.secondaire || g.jeton.departements.length > 0)

/** The words of a question without one of those that bind it, the least sure first. */
const sansUnMot = (groupes: readonly Groupe[]): Groupe[][] => {
  const { communes, reste } = communesNommees(groupes)
  // A town that is named is never left out.
  const ville = communes.some((c) => c.population >= GRANDE)
  const lient = groupes.filter(
    (g) => !g.jeton.secondaire && g.choix.length > 0 && !(ville && !reste.includes(g)),
  )
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

/** A word that says what is looked for: a department says where, never what, and two letters nothing. */
const parle = (j: Jeton): boolean =>
  j.genre === 'mot' && !j.secondaire && j.departements.length === 0 && !/^[a-z]{1,2}$/.test(j.mot)

/**
 * What keeps the postal code and the commune that were typed, and half of the words, answers a
 * question; beside a place more than half, of those that are no place as of all.
 */
const repond = (
  jetons: readonly Jeton[],
  groupes: readonly Groupe[],
  dans: Place | null,
): boolean => {
  const sans = perdus(jetons, groupes)
  const { reste, noms } = communesNommees(groupes)
  const mots = jetons.filter(parle)
  const quoi = mots.filter((j) => !groupes.some((g) => g.jeton === j && !reste.includes(g)))
  const situe = dans !== null || noms > 0
  const assez = (voulus: readonly Jeton[]): boolean => {
    const ecart = 2 * voulus.filter((j) => sans.includes(j)).length - voulus.length
    return voulus.length === 0 || ecart < 0 || (ecart === 0 && !situe)
  }
  return (
    sans.every((j) => j.genre !== 'code-postal' && !j.officiel && !estRang(j.mot)) &&
    assez(mots) &&
    assez(quoi)
  )
}

/**
 * One word at least is what it is, or nearly where none is left out: words that merely resemble others
 * are proposed, never answered. `dernier`: the last word that was typed.
 */
const tientAuTexte = (
  jetons: readonly Jeton[],
  groupes: readonly Groupe[],
  dernier: string | undefined,
): boolean => {
  const { reste } = communesNommees(groupes)
  const mots = groupes.filter((g) => parle(g.jeton) && estTenu(g))
  const quoi = mots.filter((g) => reste.includes(g))
  const entiere = !perdus(jetons, groupes).some(parle)
  return (
    mots.length === 0 ||
    (quoi.length > 0 ? quoi : mots).some((g) =>
      entiere ? estPresque(g, g.jeton.mot === dernier ? 'dernier' : 'autre') : estTelQuel(g),
    )
  )
}

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
  /** The likelier writing of a word that answers nothing as it is. */
  let proposee: string | null = null
  const essayer = async (
    reprises: readonly Reprise[],
    dans: Place | null = null,
  ): Promise<Compris | null> => {
    for (const [reprise, groupes] of reprises) {
      if (!repond(reprise.jetons, groupes, dans)) continue
      const demande = demandeDe(reprise, groupes, dans, adresse !== null)
      // A place that holds nobody may be a name: many communes are called after trees.
      for (const d of demande.lieu ? [demande, { ...demande, lieu: null }] : [demande]) {
        const trouves = await trouver(tx, d, page)
        if (trouves.total > 0 && !tientAuTexte(reprise.jetons, groupes, lue.jetons.at(-1)?.mot))
          proposee ??= groupes.length === 1 ? texteCompris(groupes).join(' ') : null
        else if (trouves.total > 0)
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
    if (mots.jetons.every((j) => j.secondaire))
      return {
        ...rendre(await trouver(tx, demandeDuLieu(lieu), page), [], null, mots),
        lieu: lieu.nom,
      }
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
      ...(trouves ?? rien(tels, mots)),
      lieu: lieu.nom,
    }
  }
  /** Nothing is said of words that are not as the register has them: they are told. */
  const rien = (groupes: readonly Groupe[], mots: Question = question): Compris => ({
    ...rendre({ ids: [], total: 0 }, groupes, proposee, mots),
    corrections: [],
    ignores: groupes.filter((g) => !g.jeton.secondaire && !estTelQuel(g)).map((g) => g.jeton.mot),
  })
  // « Les Camélias (37) »: a department by its number is one, before it is a door.
  if (!inacheve && !adresse && tape && /^\d/.test(lue.jetons.at(-1)?.mot ?? '') && !codes(lue)) {
    const la = await dansLeLieu(tape.lieu, { ...question, jetons: tape.reste })
    if (la.total > 0) return la
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
  if (!telQuel && !inacheve && tape) {
    const sur = adresse ?? tape.lieu.dans ?? codes(lue)
    const la = await dansLeLieu(tape.lieu, { ...question, jetons: tape.reste })
    if (sur || la.total > 0 || estGrande(tape.lieu)) return la
  }
  const rares = telle.some(estRare)
  if (fidele && (fidele.total >= PEU || !rares)) return fidele
  // Words that the register holds may be misspelt too: near ones are looked for all the same.
  const douteux = motsIncertains(question, v, { tousProches: true, inacheve })
  const tous = await avecIncertains(tx, v, douteux.proches, douteux.debuts)
  const proche = rapprocher(question, tous, { tousProches: true, inacheve })
  if (fidele) return { ...fidele, vouliezVousDire: plusVraisemblable(telle, proche) }
  // A town that is named is where it is looked for, whatever is read of the other words.
  const dans = inacheve || adresse ? null : grandesNommees(telle)
  return (
    (await essayer(
      [
        // Nothing holds what was typed: it may be a number without its zeros.
        ...(inacheve ? [] : [[parNumero(saisi), []] as const]),
        ...(toutEstConnu(proche) ? [[question, proche] as const] : []),
        // Nobody holds every word: one of them is left out, and told; never while one is typed.
        ...(inacheve
          ? []
          : [telle, ...sansUnMot(proche)].map((groupes) => [question, groupes] as const)),
      ],
      dans,
    )) ?? rien(telle)
  )
}

/** True when only the first ones were read. */
export const estTropLarge = ({ total }: Trouves): boolean => total > LUS_MAX
