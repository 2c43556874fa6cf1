import { normaliserTexte } from '@registre/domain'
import { MOTS_VIDES } from '@registre/territoires'
import { aDesArrondissements, estRang } from '../question/arrondissements.ts'
import { enToutesLettres, estVoie } from '../question/equivalences.ts'
import { ensemble, lieuALaFin, lieuAuDebut, type LieuTrouve } from './lieu-dit.ts'
import { lieuDuCode, lireCodes } from './lieu-du-code.ts'
import { communesProches, estALEtranger, type Place } from '../question/noms-de-communes.ts'
import type { Jeton, Question } from '../question/question.ts'

/** One way to read an address: which of its words are a street's, which a place's. */
export interface Lecture {
  /** The street; both of a corner. */
  voies: readonly string[]
  /** Where it is asked for; null when the text names no place. */
  lieu: Place | null
  /** Words that are neither. */
  reste: readonly string[]
  /** What is left without the words of the place. */
  mots: readonly Jeton[]
}

/** An address as it was typed. */
export interface AdresseLue {
  /** The doors that are asked for; none: the whole street. */
  portes: readonly string[]
  /** They as they are told. */
  numero: string
  /** The likeliest reading first; the words of a place may be the street's own, « rue de Paris ». */
  lectures: readonly [Lecture, ...Lecture[]]
  /** The postal code and the commune contradict each other, or an angle is asked for whose second street is not read. */
  contredit: boolean
  /** The last two digits as a door rather than a department: « rue Victor Hugo 69 ». */
  autrement: AdresseLue | null
}

/** How many words may follow a place that is read in the middle of a text. */
const SUITE_MAX = 6
const LECTURES_PLUS_LOIN = 3
const ARTICLE = /^(?:de|du|des|la|le|les|l|d|a|au|aux)$/
const LIEN = /^(?:et|avec|x)$/
const ANGLE = /^(?:angle|croisement|intersection|coin|carrefour)$/
/** Kinds that are names more often than streets: taken for streets beside an angle alone. */
const VOIE_RARE =
  /^(?:villa|clos|cour|galerie|lotissement|hameau|residence|domaine|pont|port|voie)$/
/** What makes of a kind of street a part of a name: « rue du Vieux Chemin ». */
const EPITHETE =
  /^(?:ancien|ancienne|vieux|vieille|grand|grande|petit|petite|nouveau|nouvelle|haut|haute|bas|basse|beau|belle)$/

/** Some words as a street, without what ties it to the next ones. */
const enMots = (jetons: readonly Jeton[]): string => {
  const fin = avantArticles(jetons, jetons.length - 1)
  return normaliserTexte(
    jetons
      .slice(0, fin + 1)
      .map((j, i) => (i === 0 && estVoie(j.mot) ? enToutesLettres(j.mot) : j.mot))
      .join(' '),
  )
}
/** A street has a name of its own: « rue de » is none. */
export const aUnNom = (mots: readonly string[]): boolean =>
  mots.some((mot) => !MOTS_VIDES.has(mot) && !estVoie(mot))
const nommeUneVoie = (jetons: readonly Jeton[]): boolean => aUnNom(jetons.map((j) => j.mot))

/** The index before some articles, from the i-th word back. */
const avantArticles = (jetons: readonly Jeton[], i: number): number => {
  let j = i
  while (j >= 0 && ARTICLE.test(jetons[j]?.mot ?? '')) j -= 1
  return j
}

/** True where a street begins: « clos de la place » is a name, « angle de la place » an address. */
const commenceUneVoie = (jetons: readonly Jeton[], i: number): boolean => {
  const ici = jetons[i]
  const angle = jetons.some((j) => ANGLE.test(j.mot))
  const genre =
    ici?.genre === 'mot' && (estVoie(ici.mot) || (i > 1 && angle && VOIE_RARE.test(ici.mot)))
  if (!genre || !nommeUneVoie(jetons.slice(i + 1))) return false
  const j = avantArticles(jetons, i - 1)
  const avant = jetons[j]
  return (
    avant === undefined ||
    avant.genre !== 'mot' ||
    ANGLE.test(avant.mot) ||
    LIEN.test(avant.mot) ||
    (j === i - 1 && (angle || !EPITHETE.test(avant.mot)) && !estVoie(avant.mot))
  )
}

/** The words of the text around its street: before it, its own, after it. */
const decouper = (jetons: readonly Jeton[]) => {
  const porte = jetons.findIndex((j) => j.genre === 'numero-voie')
  const dite = jetons.findIndex((_, i) => commenceUneVoie(jetons, i))
  const suites = jetons.findLastIndex((j) => j.genre === 'numero-voie')
  // Without a kind of street, it follows its number: « 12 victor hugo ».
  const debut = dite >= 0 ? dite : porte >= 0 ? suites + 1 : -1
  if (debut < 0 || debut >= jetons.length) return null
  const fin = jetons.findIndex((j, i) => i > debut && j.genre !== 'mot')
  const voie = jetons.slice(debut, fin < 0 ? jetons.length : fin)
  return {
    portes: jetons[porte]?.portes ?? null,
    angle: jetons.filter((j) => ANGLE.test(j.mot)),
    avant: jetons.slice(0, debut).filter((j) => j.genre === 'mot'),
    voie,
    apres: jetons.slice(debut + voie.length).filter((j) => j.genre === 'mot'),
    ...lireCodes(jetons),
  }
}

/** A district that the town does not have, « Paris 25e », or what follows a door and is not read. */
const resteContraire = ({ lieu, reste }: Lecture): boolean =>
  reste.some(
    (mot) =>
      /^(?:quin|sex|sept)(?:quies|ies)$/.test(mot) ||
      (estRang(mot) && aDesArrondissements(lieu?.communes ?? [])),
  )

type Decoupe = NonNullable<ReturnType<typeof decouper>>

/** A street and its place. */
interface Situee extends LieuTrouve {
  voie: readonly Jeton[]
}

/** A place told beside the street: after it, before it, or by its own last words. */
const lieuxPossibles = (d: Decoupe): (Situee & { aPart: boolean })[] => {
  const fin = lieuALaFin(d.apres, true)
  const apres = fin?.reste.length === 0 ? fin : (lieuAuDebut(d.apres) ?? fin)
  const avant = lieuALaFin(d.avant, true) ?? lieuAuDebut(d.avant)
  const dedans = lieuALaFin(d.voie, false)
  // « Lyon 7 avenue Foch 69 »: the commune before and its department after are one place.
  const suite = apres ?? dedans
  const tous =
    avant && suite && suite.lieu.departements.length > 0 ? ensemble(avant.lieu, suite.lieu) : null
  return [
    ...(avant && tous && tous.communes.length > 0
      ? [
          {
            lieu: tous,
            voie: apres ? d.voie : (dedans?.reste ?? []),
            reste: [...avant.reste, ...(apres?.reste ?? d.apres)],
            aPart: true,
          },
        ]
      : []),
    ...(apres
      ? [{ lieu: apres.lieu, voie: d.voie, reste: [...d.avant, ...apres.reste], aPart: true }]
      : []),
    ...(dedans && nommeUneVoie(dedans.reste)
      ? [
          {
            lieu: dedans.lieu,
            voie: dedans.reste,
            reste: [...d.avant, ...d.apres],
            aPart: false,
          },
        ]
      : []),
    ...(avant
      ? [{ lieu: avant.lieu, voie: d.voie, reste: [...avant.reste, ...d.apres], aPart: true }]
      : []),
  ]
}

/** What stands between two streets: « et », « à l’angle de la », and the door of the second one. */
const ENTRE_DEUX =
  /(?: (?:et|avec|x|angle|croisement|intersection|coin|carrefour|de|du|des|la|le|les|l|d|a|au|aux))+(?: \d{1,4}(?:bis|ter|quater|[a-z])?)?$/

/** The two streets of a corner; one street for another text. */
const enVoies = (jetons: readonly Jeton[], angle: readonly Jeton[]): string[] => {
  const n = angle.length
  const i = jetons.findIndex((_, k) => k > 1 && commenceUneVoie([...angle, ...jetons], n + k))
  const coupe = jetons.slice(0, Math.max(i, 0))
  return nommeUneVoie(coupe)
    ? [enMots(coupe).replace(ENTRE_DEUX, ''), enMots(jetons.slice(i))]
    : [enMots(jetons)]
}

const enReste = (jetons: readonly Jeton[]): string[] =>
  jetons.filter((j) => !j.secondaire && !ANGLE.test(j.mot)).map((j) => j.mot)

/** The place that was meant may be these words, misspelt or beyond the borders. */
const ressembleAUnLieu = (jetons: readonly Jeton[]): boolean =>
  estALEtranger(jetons[0]?.mot ?? '') ||
  communesProches(jetons.map((j) => j.mot).join(' ')).length > 0

/**
 * Places that are looked for last: a commune called « Rue », and one that is followed by words which
 * are nothing. They hold where the register has the street there.
 */
const plusLoin = ({ voie, avant, apres }: Decoupe): Situee[] =>
  Array.from({ length: Math.min(SUITE_MAX, voie.length) }, (_, n) => voie.length - n)
    .flatMap((n): Situee[] => {
      const rue = n === voie.length && estVoie(voie.at(-1)?.mot ?? '')
      if (n === voie.length && !rue) return []
      const fin = lieuALaFin(voie.slice(0, n), rue)
      const suite = voie.slice(n)
      return fin &&
        fin.lieu.communes.length > 0 &&
        nommeUneVoie(fin.reste) &&
        !suite.some((_, i) => ressembleAUnLieu(suite.slice(i)))
        ? [{ lieu: fin.lieu, voie: fin.reste, reste: [...avant, ...suite, ...apres] }]
        : []
    })
    .slice(0, LECTURES_PLUS_LOIN)

/** The same question with its last digits as a door; null where they name no department. */
const porteALaFin = (question: Question): Question | null => {
  const { jetons } = question
  const dernier = jetons.at(-1)
  return dernier?.genre === 'mot' && /^\d{2}$/.test(dernier.mot)
    ? {
        ...question,
        jetons: [
          ...jetons.slice(0, -1),
          {
            ...dernier,
            genre: 'numero-voie',
            departements: [],
            portes: { portes: [dernier.mot.replace(/^0/, '')], dites: dernier.mot, n: 1 },
          },
        ],
      }
    : null
}

const communesDe = ({ lectures: [premiere] }: AdresseLue): number =>
  premiere.lieu?.communes.length ?? 0

/** Reads an address in a question: its doors, its street, its place; null when it holds none. */
export const lireAdresse = (question: Question): AdresseLue | null => {
  const { jetons, numeros, debutNumero } = question
  if (numeros.length > 0 || debutNumero !== null || jetons.length < 2) return null
  const d = decouper(jetons)
  if (!d || !nommeUneVoie(d.voie)) return null
  // « 75 Paris », « Rue (Somme) »: a place is no street.
  const tout = lieuALaFin(d.voie, true)
  const seul = !d.voie.some((j) => estVoie(j.mot)) || (tout?.lieu.communes ?? []).length > 0
  if (seul && tout?.reste.length === 0 && !ARTICLE.test(d.voie[1]?.mot ?? '')) return null
  const portes = jetons.filter((j) => j.genre === 'numero-voie')
  const enLecture = (
    lieu: Place | null,
    voie: readonly Jeton[],
    reste: readonly Jeton[],
  ): Lecture => {
    const [premiere = '', ...autres] = enVoies(voie, d.angle)
    // A door is in one street: the other one says nothing more.
    return {
      voies: d.portes ? [premiere] : [premiere, ...autres],
      lieu,
      reste: [...enReste(reste), ...(d.portes ? autres : [])],
      mots: [...portes, ...voie, ...reste],
    }
  }
  const entiere = enLecture(d.code === null ? null : lieuDuCode(d.code, null), d.voie, [
    ...d.avant,
    ...d.apres,
  ])
  const situer = ({ lieu, voie, reste }: Situee): Lecture[] => {
    const la = d.code === null ? lieu : lieuDuCode(d.code, lieu)
    return la ? [enLecture(la, voie, reste)] : []
  }
  const lieux = lieuxPossibles(d)
  const situees = lieux.flatMap(situer)
  // A commune told apart from the street is one: the address is not looked for elsewhere.
  const aPart = d.code === null && lieux.some((l) => l.aPart)
  const [premiere = entiere, ...suivantes] = [
    ...situees,
    ...(aPart ? [] : [entiere, ...(situees.length === 0 ? plusLoin(d).flatMap(situer) : [])]),
  ]
  const autre = d.portes ? null : porteALaFin(question)
  const autrement = autre && lireAdresse(autre)
  // « Nantes rue de la Paix 12 »: a commune is named, the digits are no department; nor are they
  // where the postal code is of another one.
  if (
    autrement &&
    ((premiere.lieu?.communes.length === 0 && communesDe(autrement) > 0) ||
      (d.code !== null && situees.length === 0))
  )
    return autrement
  return {
    autrement,
    portes: d.portes?.portes ?? [],
    numero: d.portes?.dites ?? '',
    lectures: [premiere, ...suivantes],
    contredit:
      d.codesContraires ||
      [premiere, ...suivantes].some(resteContraire) ||
      (situees.length === 0 && d.code !== null && d.apres.length > 0) ||
      (d.angle.length > 0 && d.portes === null && enVoies(d.voie, d.angle).length < 2),
  }
}
