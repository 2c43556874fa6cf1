import { estVoie } from './equivalences.ts'

/** The doors of a street that a text names. */
export interface Portes {
  /** Each of them: "12", "12bis". */
  portes: readonly string[]
  /** As they are told: « 12 à 16 », « 12, 14 et 18 ». */
  dites: string
  /** How many words say it. */
  n: number
}

const MOIS =
  /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/
const ARTICLE = /^(?:de|du|des|la|le|les|l|d|aux?)$/
/** What is numbered inside a building: no door of the street. */
const INTERIEUR =
  /^(?:batiment|bat|bt|appartement|appt|apt|app|escalier|esc|etage|lot|lots|porte|hall|entree|tour|bloc)$/
/** A range that is longer is something else: two numbers that stand side by side. */
const ETENDUE_MAX = 40

interface Porte {
  chiffres: string
  suite: string
  n: number
}

const lireUne = (mots: readonly string[], i: number): Porte | null => {
  const [, chiffres, colle = ''] = /^0*(\d{1,4})(bis|ter|quater|[a-z])?$/.exec(mots[i] ?? '') ?? []
  if (chiffres === undefined || MOIS.test(mots[i + 1] ?? '')) return null
  const suivant = mots[i + 1] ?? ''
  const detachee =
    colle === '' &&
    (mots.length > i + 2 || suivant.length > 1) &&
    /^(?:bis|ter|quater|[a-z])$/.test(suivant) &&
    !estVoie(suivant) &&
    !(ARTICLE.test(suivant) || (suivant === 'a' && /^\d/.test(mots[i + 2] ?? '')))
  return { chiffres, suite: colle || (detachee ? suivant : ''), n: detachee ? 2 : 1 }
}

const enTexte = ({ chiffres, suite }: Porte): string => `${chiffres}${suite}`

/** The doors of a range, those of its side of the street alone when both ends are on it. */
const etendue = (a: Porte, b: Porte): string[] | null => {
  const [de, jusqua] = [Number(a.chiffres), Number(b.chiffres)]
  if (jusqua <= de || jusqua - de > ETENDUE_MAX) return null
  const pas = (jusqua - de) % 2 === 0 ? 2 : 1
  const milieu = Array.from({ length: (jusqua - de) / pas - 1 }, (_, k) =>
    String(de + (k + 1) * pas),
  )
  return [enTexte(a), ...milieu, enTexte(b)]
}

/** The words that so many articles leave before the next one: « 12 de la rue ». */
const apresArticles = (mots: readonly string[], i: number): string => {
  let j = i
  while (ARTICLE.test(mots[j] ?? '')) j += 1
  return mots[j] ?? ''
}

/** The doors that stand at the i-th word, whatever they are followed by. */
const lireSuite = (mots: readonly string[], i: number): Portes | null => {
  const premiere = lireUne(mots, i)
  if (premiere === null) return null
  const lues = [premiere]
  let n = premiere.n
  let liees = false
  for (;;) {
    const lien = /^(?:et|a|au|ou)$/.test(mots[i + n] ?? '') ? (mots[i + n + 1] === 'le' ? 2 : 1) : 0
    const suivante = lireUne(mots, i + n + lien)
    if (suivante === null) break
    liees ||= lien > 0 && !/^au?$/.test(mots[i + n] ?? '')
    lues.push(suivante)
    n += lien + suivante.n
  }
  const [a, b] = lues
  const dans = lues.length === 2 && !liees && a && b ? etendue(a, b) : null
  const portes = dans ?? [...new Set(lues.map(enTexte))]
  const [derniere = '', ...avant] = portes.toReversed()
  return {
    portes,
    n,
    dites:
      dans && a && b
        ? `${enTexte(a)} à ${enTexte(b)}`
        : avant.length === 0
          ? derniere
          : `${avant.toReversed().join(', ')} et ${derniere}`,
  }
}

/**
 * The doors at the i-th word: at the beginning, before a kind of street, after « n° », or after a
 * street (« rue de la Paix, 12 »); null for another number.
 */
export const lirePortes = (mots: readonly string[], i: number): Portes | null => {
  const lues = lireSuite(mots, i)
  if (lues === null) return null
  const [avant = '', apres = ''] = [mots[i - 1], apresArticles(mots, i + lues.n)]
  const fin = i + lues.n >= mots.length
  if (INTERIEUR.test(avant)) return null
  if (estVoie(apres)) return lues
  const explicite = /^(?:n|no|num|numero)$/.test(avant)
  const apresUneVoie =
    mots.slice(0, Math.max(0, i - 1)).some(estVoie) &&
    !ARTICLE.test(avant) &&
    !(MOIS.test(avant) && /^\d{4}$/.test(mots[i] ?? '')) &&
    !/^\d+e$/.test(mots[i] ?? '')
  // Two digits alone at the end are those of a department: « rue Victor Hugo 69 ».
  if (fin)
    return apresUneVoie &&
      (explicite || lues.n > 1 || !/^(?:\d{2}|2[ab]|97\d)$/.test(mots[i] ?? ''))
      ? lues
      : null
  return i === 0 || apresUneVoie || explicite ? lues : null
}
