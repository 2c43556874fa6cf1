import { lireNumeroDeVoie, rattraperNumero, suitesProches, tiretsSimples } from '@registre/domain'
import { dansUnNomDeCommune, departements, plier, territoireDit } from '@registre/territoires'
import { lireArrondissement } from './arrondissements.ts'
import { estAutour, estGenerique, estSecondaire, estVoie } from './equivalences.ts'
import { communesDites } from './noms-de-communes.ts'
import { nettoyer } from './nettoyer.ts'
import { lirePortes, type Portes } from './portes.ts'

/** A word that was typed, and what is known of it before the register is asked. */
export interface Jeton {
  mot: string
  /** The number of a street ("12", "12bis"), a postal code, or a word. */
  genre: 'numero-voie' | 'code-postal' | 'mot'
  /** An answer that lacks it is still an answer. */
  secondaire: boolean
  /** Other writings that are surely meant ("75116" for "Paris 16e"). */
  autres: readonly string[]
  /** Departments that it may name. */
  departements: readonly string[]
  /** The doors of a street, of the first word that names them. */
  portes: Portes | null
  /** A word of the official name of a place: it is what it is, and is never left out. */
  officiel: boolean
}

/** What was typed in the box, read. */
export interface Question {
  /** Registration numbers that it may be: all of them are looked up. */
  numeros: readonly string[]
  /** The beginning of a registration number, as a LIKE pattern. */
  debutNumero: string | null
  jetons: readonly Jeton[]
}

/** More than people type: nothing that they wrote is left out unsaid. */
const MAX_JETONS = 30
const CHIFFRES_LUS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const enChiffres = (texte: string): string =>
  texte.replaceAll(/[OIL]/g, (lettre) => CHIFFRES_LUS[lettre] ?? lettre)
const LETTRES = Array.from({ length: 26 }, (_, i) => `A${String.fromCharCode(65 + i)}`)

/** What was typed without the words that people write before a number. */
const sansIntitule = (texte: string): string =>
  texte
    .toUpperCase()
    .replace(
      /^[^A-Z0-9]*(?:(?:COPRO(?:PRIETE|PRIÉTÉ)?|IMMATRICULATION|NUM[EÉ]RO|NUM|NO|N)(?:[^A-Z0-9]+|$))*/,
      '',
    )
    .replaceAll(/[\s.,:/_'’()°º-]+/g, '-')

/** A whole number among other words: a name after it, the address of its sheet, quotation marks. */
const PARMI_DES_MOTS = /(?<![A-Z0-9])([A-Z]{2}\d)[\s-]?(\d{3})[\s-]?(\d{3})(?![A-Z0-9])/g

/**
 * The registration numbers that a text may be: its two letters and seven digits in any writing
 * ("n° AA0-000-112"), an O for a zero, a zero too many, or its last six or seven digits alone
 * ("000112").
 */
const lireNumeros = (texte: string): Pick<Question, 'numeros' | 'debutNumero'> => {
  const parmi = [...texte.toUpperCase().matchAll(PARMI_DES_MOTS)].map((m) => m.slice(1).join(''))
  if (parmi.length > 0) return { numeros: parmi, debutNumero: null }
  const groupes = sansIntitule(texte)
  const brut = groupes.replaceAll('-', '')
  const rattrape = rattraperNumero(
    groupes.replace(
      /^([A-Z]{2})(.*)$/,
      (_, lettres: string, suite: string) => lettres + enChiffres(suite),
    ),
  )
  if (rattrape !== null && /\d/.test(brut)) return { numeros: [rattrape], debutNumero: null }
  const [, lettres = '', suite = ''] = /^([A-Z]{2})([0-9OIL]{1,7})$/.exec(brut) ?? []
  const chiffres = enChiffres(suite)
  // "Lo" and "il" are words: a number holds a digit.
  if (lettres !== '' && /\d/.test(suite))
    return chiffres.length === 7
      ? { numeros: [`${lettres}${chiffres}`], debutNumero: null }
      : { numeros: [], debutNumero: `${lettres}${chiffres}%` }
  if (/^\d{6,7}$/.test(brut)) {
    const dizaines = brut.length === 7 ? [''] : [...'0123456789']
    return {
      numeros: LETTRES.flatMap((l) => dizaines.map((d) => `${l}${d}${brut}`)),
      debutNumero: null,
    }
  }
  return { numeros: [], debutNumero: null }
}

/**
 * The numbers that a text may be when nothing else answers it: a few digits, the zeros before them
 * left out or miscounted ("0118", "AA118"). One or two digits are no number, and five a postal code.
 */
export const numerosEnDernier = (texte: string): readonly string[] => {
  const [, lettres, chiffres = ''] =
    /^([A-Z]{2})?(\d{1,6})$/.exec(sansIntitule(texte).replaceAll('-', '')) ?? []
  if (/^0*$/.test(chiffres)) return []
  const suite = chiffres.padStart(7, '0')
  if (lettres !== undefined) return [`${lettres}${suite}`]
  return /^\d{3,4}$/.test(chiffres) ? LETTRES.map((l) => `${l}${suite}`) : []
}

let parNom: ReadonlyMap<string, string> | undefined
/** Departments by their folded name; built at the first question. */
const departementsParNom = (): ReadonlyMap<string, string> =>
  (parNom ??= new Map(departements().map((d) => [plier(d.nom), d.code])))

/** The department that so many words in a row name, from each of them on. */
const departementNomme = (
  mots: readonly string[],
  i: number,
): { code: string; n: number } | null => {
  for (let n = Math.min(4, mots.length - i); n > 0; n -= 1) {
    const code = departementsParNom().get(mots.slice(i, i + n).join(' '))
    if (code !== undefined) return { code, n }
  }
  return null
}

/** Corsica was one department, and is still called so: its code, its region. */
const CORSE = ['2A', '2B']

/** "69" after a word or alone, "2a", "974": the department of that number. */
const departementDuNombre = (mots: readonly string[], i: number): readonly string[] => {
  if (i === 0 && mots.length > 1) return []
  const code = (mots[i] ?? '').toUpperCase()
  if (code === '20') return CORSE
  return /^(?:\d{2}|2[AB]|97\d)$/.test(code) && departements().some((d) => d.code === code)
    ? [code]
    : []
}

const jeton = (mot: string, reste: Partial<Jeton> = {}): Jeton => ({
  mot,
  genre: 'mot',
  secondaire: estSecondaire(mot),
  autres: [],
  departements: [],
  portes: null,
  officiel: false,
  ...reste,
})

/** Words that stand in names too: « avenue de France », « place de l’Hôtel de Ville », « Sainte-Adresse ». */
const DANS_UN_NOM =
  /^(?:code|est|adresse|syndicat|appartement|vente|location|liste|registre|region|departement|savoir|une?|toutes|tel|par|chez|dans|gere|louer)$/
const ARTICLE = /^(?:de|du|des|la|le|les|l|d|hotel|sainte|ste)$/

/** What names no street: « mail du syndic ». */
const JAMAIS_UNE_VOIE =
  /^(?:n|no|num|numero|syndic|gestionnaire|copro(?:prietes?)?|coproprietaires|sdc|sise?|situee?|qui)$/
/** True of what a kind of street is called by: « boulevard Est », « rue de la Vente », « résidence Un ». */
const nommeLaVoie = (mots: readonly string[], i: number): boolean => {
  const avant = mots.slice(0, i).findLast((m) => !ARTICLE.test(m)) ?? ''
  return mots[i] === 'un'
    ? estGenerique(avant)
    : estVoie(avant) && !JAMAIS_UNE_VOIE.test(mots[i] ?? '')
}

/** True where a text names a place just before this word. */
const suitUnLieu = (mots: readonly string[], i: number): boolean =>
  [1, 2, 3, 4].some((n) => {
    const avant = mots.slice(Math.max(0, i - n), i).join(' ')
    return communesDites(avant).length > 0 || territoireDit(avant) !== null
  })

/** True of a word that people say around a name or an address, where it stands. */
const estDeTrop = (mots: readonly string[], i: number): boolean => {
  const [avant = '', mot = '', apres = ''] = [mots[i - 1], mots[i], mots[i + 1]]
  if (!estAutour(mot) || mots.length === 1 || nommeLaVoie(mots, i) || dansUnNomDeCommune(mots, i))
    return false
  // « 12 rue Haute Louer » ends with its commune, « 12 rue Haute à louer » with what is wanted.
  const finit = mot === 'louer' && apres === '' && avant !== 'a' && mots.some(estVoie)
  if (finit && !suitUnLieu(mots, i)) return false
  if (/^une?$/.test(mot) && !estAutour(apres) && !estGenerique(apres)) return false
  // « Ville de Tours »; « …, 37000 Tours, France ».
  if (/^(?:ville|commune)$/.test(mot)) return /^(?:de|d)$/.test(apres) && !ARTICLE.test(avant)
  if (mot === 'france')
    return apres === '' && !ARTICLE.test(avant) && (/^\d{2,5}$/.test(avant) || suitUnLieu(mots, i))
  return !(DANS_UN_NOM.test(mot) && ARTICLE.test(avant))
}

/** The doors that a text names, the first with its nearest ones, the others to be left out if need be. */
const jetonsDesPortes = (lues: Portes): Jeton[] => {
  const [premiere = '', ...suivantes] = lues.portes
  const { chiffres, suite } = lireNumeroDeVoie(premiere) ?? { chiffres: premiere, suite: '' }
  return [
    jeton(premiere, {
      genre: 'numero-voie',
      autres: [
        ...suitesProches(suite)
          .slice(1)
          .map((s) => `${chiffres}${s}`),
        ...suivantes,
      ],
      portes: lues,
    }),
    ...suivantes.map((mot) => jeton(mot, { genre: 'numero-voie', secondaire: true })),
  ]
}

const lireJetons = (texte: string, codes: readonly string[]): Jeton[] => {
  const mots = texte.split(' ').filter((m) => m !== '')
  const jetons: Jeton[] = []
  for (let i = 0; i < mots.length && jetons.length < MAX_JETONS;) {
    const mot = mots[i] ?? ''
    const portes = jetons.some((j) => j.genre === 'numero-voie') ? null : lirePortes(mots, i)
    const nomme = departementNomme(mots, i)
    if (/^\d{5}$/.test(mot)) {
      jetons.push(jeton(mot, { genre: 'code-postal', autres: codes.includes(mot) ? codes : [] }))
      i += 1
    } else if (portes) {
      jetons.push(...jetonsDesPortes(portes))
      i += portes.n
    } else if (nomme && nomme.n > 1) {
      // Several words that name a department together: each may also be met by itself.
      for (const m of mots.slice(i, i + nomme.n))
        jetons.push(jeton(m, { departements: [nomme.code], secondaire: estSecondaire(m) }))
      i += nomme.n
    } else {
      const parNombre = mot === 'corse' ? CORSE : departementDuNombre(mots, i)
      if (mot === 'nd') jetons.push(jeton('notre'), jeton('dame'))
      else if (!estDeTrop(mots, i))
        jetons.push(
          jeton(mot, {
            departements: nomme ? [nomme.code] : parNombre,
            secondaire: estSecondaire(mot) && !(estAutour(mot) && nommeLaVoie(mots, i)),
          }),
        )
      i += 1
    }
  }
  return jetons
}

/** Reads what was typed in the box: numbers in any writing, districts, departments, words. */
export const lireQuestion = (saisi: string): Question => {
  const { texte, codes } = lireArrondissement(nettoyer(saisi))
  return { ...lireNumeros(tiretsSimples(saisi)), jetons: lireJetons(texte, codes) }
}
