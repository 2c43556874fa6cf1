import {
  distingueUnLieu,
  estAutour,
  enToutesLettres,
  equivalents,
} from '../question/equivalences.ts'
import { coupes, estUnMot, inversions, pluriels } from './ecritures.ts'
import { ecartDeFrappe, sansMuettes } from '../question/frappe.ts'
import { estALEtranger } from '../question/noms-de-communes.ts'
import type { Jeton, Question } from '../question/question.ts'
import type { Vocabulaire } from './vocabulaire.ts'

/** A word of the register that a typed one may mean; a cost of 0 says that it surely does. */
export interface Choix {
  mot: string
  cout: number
}

/** One typed word and the words of the register that it may mean, the likeliest first. */
export interface Groupe {
  jeton: Jeton
  choix: readonly Choix[]
  /** How many names and addresses hold one of them, at most. */
  nombre: number
}

const MAX_CHOIX = 8
/** A word that so many hold is not taken for a misspelt one. */
const COURANT = 20

const COUTS = {
  equivalent: 0.05,
  pluriel: 0.1,
  autre: 0.15,
  debut: 0.35,
  proche: 0.3,
  lettre: 0.12,
}

/** How many letters may differ between a word and what was meant, by the length of the first. */
const ecartPermis = (mot: string): number => (mot.length <= 3 ? 1 : mot.length <= 5 ? 2 : 3)

/** Slips of letters that are not heard, against one that is. */
const MUETTES = 0.2

/** The words that are looked up as they are written: those that were typed, and what they surely mean. */
export const motsExacts = ({ jetons }: Question): string[] => {
  const mots = jetons.map((j) => j.mot)
  const colles = mots.slice(1).map((mot, i) => `${mots[i] ?? ''}${mot}`)
  return [
    ...new Set([
      ...jetons.flatMap((j) => [...equivalents(j.mot), ...j.autres, ...pluriels(j.mot)]),
      ...colles,
      ...mots.flatMap((m) => [...coupes(m).flat(), ...inversions(m)]),
    ]),
  ]
}

const surs = ({ mot, autres, officiel }: Jeton, v: Vocabulaire): Choix[] =>
  [
    ...equivalents(mot).map((m) => ({ mot: m, cout: m === mot ? 0 : COUTS.equivalent })),
    ...autres.map((m) => ({ mot: m, cout: COUTS.autre })),
    // Guéret is not Saint-Jouan-des-Guérets.
    ...(officiel ? [] : pluriels(mot)).map((m) => ({ mot: m, cout: COUTS.pluriel })),
  ].filter((c) => v.exacts.has(c.mot))
/** The register holds it, or it names a department. */
const estConnu = (j: Jeton, v: Vocabulaire): boolean =>
  j.departements.length > 0 || surs(j, v).some((c) => c.cout < COUTS.autre)

/**
 * The words of which near ones and longer ones are looked up: those that nobody holds, the last one
 * when it may be unfinished, or all of them.
 */
export const motsIncertains = (
  { jetons }: Question,
  v: Vocabulaire,
  { tousProches, inacheve }: Lecture,
): { proches: string[]; debuts: string[] } => {
  const dernier = jetons.at(-1)
  return {
    proches: [
      ...new Set(
        jetons
          .filter((j) => estUnMot(j.mot) && j.mot.length >= 3)
          // What binds nothing is not worth a second look.
          .filter((j) => (tousProches ? !j.secondaire : !estConnu(j, v)))
          .map((j) => j.mot),
      ),
    ],
    debuts: [
      ...new Set(
        jetons
          .filter((j) =>
            j === dernier && inacheve
              ? j.mot.length >= 2
              : j.mot.length >= 3 && (!estConnu(j, v) || (tousProches && !j.secondaire)),
          )
          .map((j) => j.mot),
      ),
    ],
  }
}

/** One letter in four at most is a slip. */
const ecartDUneFaute = (mot: string): number => Math.max(1, Math.floor(mot.length / 4))

/** Words of the register that a misspelt one may be, each with its cost. */
const proches = (mot: string, v: Vocabulaire, permis = ecartPermis(mot)): Choix[] => {
  const lus = [
    ...(v.proches.get(mot) ?? []),
    ...inversions(mot).flatMap((m) => ({ mot: m, nombre: v.exacts.get(m) ?? 0 })),
  ].filter(({ nombre }) => nombre > 0)
  return (estALEtranger(mot) ? [] : lus).flatMap(({ mot: m, nombre }) => {
    // What differs by letters that nobody hears is nearer than any other slip.
    const ecart = m !== mot && sansMuettes(m) === sansMuettes(mot) ? MUETTES : ecartDeFrappe(mot, m)
    // Beyond, two words merely resemble each other; a common word is likelier than a rare one.
    return ecart === 0 || ecart > permis || ecart >= Math.max(mot.length, m.length) - 1
      ? []
      : [
          {
            mot: m,
            cout: COUTS.proche + COUTS.lettre * ecart - 0.02 * Math.min(4, Math.log10(nombre + 1)),
          },
        ]
  })
}

/** The same, the likeliest first. */
export const motsProches = (mot: string, v: Vocabulaire): Choix[] =>
  proches(mot, v).toSorted((a, b) => a.cout - b.cout)

const debuts = (mot: string, v: Vocabulaire): Choix[] =>
  (v.debuts.get(mot) ?? []).map(({ mot: m, nombre }) => ({
    mot: m,
    cout: COUTS.debut + 0.01 * (m.length - mot.length) - 0.02 * Math.min(4, Math.log10(nombre + 1)),
  }))

/** How far a reading goes from what was typed. */
export interface Lecture {
  /** Near words are looked for even for words that the register knows. */
  tousProches: boolean
  /** The last word may be unfinished. */
  inacheve: boolean
}

const groupe = (jeton: Jeton, dernier: boolean, v: Vocabulaire, lecture: Lecture): Groupe => {
  const { mot } = jeton
  const certains = surs(jeton, v)
  const connu = estConnu(jeton, v)
  const incertains =
    jeton.officiel || estAutour(jeton.mot)
      ? []
      : [
          // A word that the register has is taken for another but for a slip.
          ...(connu
            ? lecture.tousProches
              ? proches(mot, v, ecartDUneFaute(mot))
              : []
            : proches(mot, v)),
          ...(!connu || lecture.tousProches || (dernier && lecture.inacheve) ? debuts(mot, v) : []),
        ]
  const parMot = new Map<string, Choix>()
  for (const c of [...certains, ...incertains].toSorted((a, b) => a.cout - b.cout))
    if (!parMot.has(c.mot)) parMot.set(c.mot, c)
  const choix = [...parMot.values()].slice(
    0,
    jeton.genre === 'numero-voie' ? parMot.size : MAX_CHOIX,
  )
  const nombres = new Map(
    [...(v.proches.get(mot) ?? []), ...(v.debuts.get(mot) ?? [])].map((m) => [m.mot, m.nombre]),
  )
  return {
    jeton,
    choix,
    nombre: choix.reduce((n, c) => n + (v.exacts.get(c.mot) ?? nombres.get(c.mot) ?? 0), 0),
  }
}

/** The typed words with what each may mean in the register. */
export const rapprocher = (
  { jetons }: Pick<Question, 'jetons'>,
  v: Vocabulaire,
  lecture: Lecture,
): Groupe[] => jetons.map((j, i) => groupe(j, i === jetons.length - 1, v, lecture))

const inconnu = (j: Jeton, v: Vocabulaire): boolean =>
  j.genre === 'mot' && (v.exacts.get(j.mot) ?? 0) === 0

/**
 * The same question with words put together ("beau sejour" for "beausejour") or taken apart
 * ("saintdenis"), where the register knows the result and not what was typed; null when nothing
 * changes.
 */
export const recouper = (question: Question, v: Vocabulaire): Question | null => {
  const jetons: Jeton[] = []
  let change = false
  for (let i = 0; i < question.jetons.length; i += 1) {
    const j = question.jetons[i]
    if (!j) continue
    const suivant = question.jetons[i + 1]
    const colle = suivant && `${j.mot}${suivant.mot}`
    if (colle !== undefined && j.genre === 'mot' && (v.exacts.get(colle) ?? 0) > 0) {
      jetons.push({ ...j, mot: colle, secondaire: false, departements: [] })
      i += 1
      change = true
      continue
    }
    const coupe = inconnu(j, v)
      ? coupes(j.mot)
          .filter(([a, b]) => (v.exacts.get(a) ?? 0) > 0 && (v.exacts.get(b) ?? 0) > 0)
          .toSorted((x, y) => poids(y, v) - poids(x, v))[0]
      : undefined
    if (coupe) {
      change = true
      for (const mot of coupe)
        jetons.push({ ...j, mot, secondaire: mot.length <= 2, departements: [] })
    } else jetons.push(j)
  }
  return change ? { ...question, jetons } : null
}
const poids = (mots: readonly string[], v: Vocabulaire): number =>
  Math.min(...mots.map((m) => v.exacts.get(m) ?? 0))

/** The likeliest writing of each word, in the order that was typed. */
export const texteCompris = (groupes: readonly Groupe[]): string[] =>
  groupes.flatMap(({ jeton, choix: [premier] }) =>
    premier === undefined
      ? []
      : [
          premier.cout > COUTS.pluriel && jeton.genre !== 'numero-voie'
            ? premier.mot
            : enFormeTapee(jeton),
        ],
  )
const enFormeTapee = (j: Jeton): string => (j.genre === 'mot' ? enToutesLettres(j.mot) : j.mot)

/**
 * Words that an answer does not hold as they were typed, with what it holds in their place: what is
 * told to who asked.
 */
export const luesDans = (
  groupes: readonly Groupe[],
  texte: string,
): { de: string; en: string }[] => {
  const tenus = new Set(texte.split(' '))
  return groupes.flatMap(({ jeton, choix }) => {
    const tenu = choix.find((c) => tenus.has(c.mot))
    return tenu === undefined ||
      tenu.cout < COUTS.autre ||
      jeton.genre !== 'mot' ||
      jeton.secondaire
      ? []
      : [{ de: jeton.mot, en: tenu.mot }]
  })
}

/** Kinds of streets that were typed and that an answer does not hold: a rue is no avenue. */
export const voiesAbsentes = (groupes: readonly Groupe[], texte: string): string[] => {
  const tenus = new Set(texte.split(' '))
  return groupes.flatMap(({ jeton }) =>
    distingueUnLieu(jeton.mot) && !equivalents(jeton.mot).some((m) => tenus.has(m))
      ? [jeton.mot]
      : [],
  )
}

/** Words that were not taken as they were typed, as far as the vocabulary tells. */
export const corrections = (groupes: readonly Groupe[]): { de: string; en: string }[] =>
  groupes.flatMap(({ jeton, choix: [premier] }) =>
    premier === undefined ||
    premier.cout < COUTS.autre ||
    jeton.genre !== 'mot' ||
    jeton.departements.length > 0
      ? []
      : [{ de: jeton.mot, en: premier.mot }],
  )

/** A word that the register has as it is typed, or that names a department. */
export const estTelQuel = ({ jeton, choix: [premier] }: Groupe): boolean =>
  (premier !== undefined && premier.cout <= COUTS.autre) || jeton.departements.length > 0

/** From how many letters on the beginning of a word stands for it: the last that was typed may be unfinished. */
const DEBUT_MIN = { dernier: 4, autre: 5 }

/** A word that is read as it is typed, or but for a slip: one letter in four at most. */
export const estPresque = (
  { jeton: { mot }, choix: [premier] }: Groupe,
  place: keyof typeof DEBUT_MIN,
): boolean =>
  premier !== undefined &&
  (premier.cout <= COUTS.autre ||
    (mot.length >= DEBUT_MIN[place] && premier.mot.startsWith(mot)) ||
    sansMuettes(premier.mot) === sansMuettes(mot) ||
    ecartDeFrappe(mot, premier.mot) <= ecartDUneFaute(mot))

/** A word that few hold may be a misspelt one that the register holds too. */
export const estRare = ({ nombre, jeton }: Groupe): boolean =>
  jeton.genre === 'mot' && nombre < COURANT
