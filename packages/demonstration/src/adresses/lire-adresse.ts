import { mots, plier } from '@registre/territoires'

export interface AdresseLue {
  numero: number | null
  indice: '' | 'bis' | 'ter'
  codePostal: string | null
  /** Street and commune together: only the search can tell which word belongs to which. */
  mots: string[]
}

/**
 * First three digits of the postal codes of the towns that have districts, and how many they have.
 */
const A_ARRONDISSEMENTS: Readonly<Record<string, readonly [debut: string, nombre: number]>> = {
  paris: ['750', 20],
  lyon: ['690', 9],
  marseille: ['130', 16],
}
/** A town that names a street is no town here, and a rank may be that of a floor. */
const VILLE_PUIS_RANG =
  /(?<!\b(?:rue|r|avenue|av|boulevard|bd|place|pl|quai|cours|route|chemin|impasse|allee|faubourg|porte|gare|square) (?:de |d )?)\b(paris|lyon|marseille) (\d{1,2}) ?(?:er|e|eme)(?: arr(?:ondissement|dt|t)?)?(?=\s|$)(?! etage)/
const RANG_PUIS_VILLE =
  /\b(\d{1,2}) ?(?:er|e|eme) arr(?:ondissement|dt|t)?(?: de)? (paris|lyon|marseille)(?=\s|$)/

/**
 * A district that is told in words (« Lyon 3e », « 2e arrondissement de Paris »), as the name of
 * its town and its postal code.
 */
const lireArrondissement = (plie: string): { reste: string; codePostal: string | null } => {
  const [avant, apres] = [RANG_PUIS_VILLE.exec(plie), VILLE_PUIS_RANG.exec(plie)]
  const [trouve = '', ville = '', rang = ''] = avant
    ? [avant[0], avant[2], avant[1]]
    : (apres ?? [])
  const [debut, nombre] = A_ARRONDISSEMENTS[ville] ?? ['', 0]
  const n = Number(rang)
  return n >= 1 && n <= nombre
    ? { reste: plie.replace(trouve, ville), codePostal: `${debut}${rang.padStart(2, '0')}` }
    : { reste: plie, codePostal: null }
}

/**
 * Takes apart what a person typed: leading house number, postal code (or that of a district told in
 * words), words.
 */
export function lireAdresse(q: string): AdresseLue {
  let { reste, codePostal } = lireArrondissement(plier(q))
  reste = reste.replace(/(?:^|\s)(\d{5})(?=\s|$)/u, (_tout, cp: string) => {
    codePostal = cp
    return ' '
  })
  const debut = /^\s*(\d{1,4})\s?(bis|ter|b|t)?(?=\s|$)/u.exec(reste)
  if (debut !== null) reste = reste.slice(debut[0].length)
  const indice = debut?.[2]
  const lus = reste.trim() === '' ? [] : mots(reste)
  return {
    numero: debut === null ? null : Number(debut[1]),
    indice: indice === undefined ? '' : indice.startsWith('b') ? 'bis' : 'ter',
    codePostal,
    mots: lus,
  }
}
