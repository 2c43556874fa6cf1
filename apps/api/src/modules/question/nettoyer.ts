import { normaliserTexte, tiretsSimples } from '@registre/domain'
import { estVoie, toutesLesVoies } from './equivalences.ts'
import { ecartDeFrappe } from './frappe.ts'
import { lireJours } from './jours.ts'
import { estUnMotDeCommune } from './noms-de-communes.ts'

const VOIE_COLLEE = new RegExp(`^(${toutesLesVoies.join('|')})(dela|del|des|du|de|d)?([a-z]{3,})$`)
const ARTICLE: Readonly<Record<string, string>> = { dela: 'de la', del: 'de l' }

/** « ruedelapaix » for « rue de la paix »; a word of a commune is left as it is (« Courseulles »). */
const decolle = (mot: string): string => {
  const [, voie, article = '', suite = ''] = VOIE_COLLEE.exec(mot) ?? []
  // Without an article, a short end makes a word of its own: « placette », « allees ».
  if (voie === undefined || (article === '' && suite.length < 5) || estUnMotDeCommune(mot))
    return mot
  return [voie, ARTICLE[article] ?? article, suite].filter((m) => m !== '').join(' ')
}

/** « 12rue » for « 12 rue », « 12bisrue » for « 12 bis rue »; « 12bis », « 15e » and « 2a » are words. */
const detache = (mot: string): string => {
  for (const forme of [
    /^(\d{1,4})()([a-z]{3,})$/,
    /^(\d{1,4})(bis|ter|quater|[a-d])([a-z]{3,})$/,
  ]) {
    const [, chiffres, suite = '', reste = ''] = forme.exec(mot) ?? []
    const [voie = '', ...nom] = decolle(reste).split(' ')
    if (chiffres !== undefined && estVoie(voie))
      return [`${chiffres}${suite}`, voie, ...nom].join(' ')
  }
  return mot
}

/** Long enough that a slip does not make another word of it. */
const VOIES_LONGUES = toutesLesVoies.filter((v) => v.length >= 5)
/** Words of streets that are near a kind and are none. */
const PAS_UNE_VOIE = /^(?:plage|glace|placette|route[ns]|cour|course|roule|allees|porte|poste)$/

const RUE_MAL_ECRITE = /^(?:reu|ure|rur|rrue|ruue|ruee)$/

/** The kind of street that a misspelt word is, where one is awaited: first, or after a door. */
const voieMalEcrite = (mots: readonly string[], i: number): string => {
  const mot = mots[i] ?? ''
  if (i > 0 && RUE_MAL_ECRITE.test(mot) && /^\d{1,4}[a-d]?$/.test(mots[i - 1] ?? '')) return 'rue'
  if (
    mot.length < (i > 0 ? 4 : 5) ||
    estVoie(mot) ||
    PAS_UNE_VOIE.test(mot) ||
    estUnMotDeCommune(mot)
  )
    return mot
  if (i > 0 && !/^\d{1,4}[a-d]?$|^(?:bis|ter|quater)$/.test(mots[i - 1] ?? '')) return mot
  return VOIES_LONGUES.find((v) => ecartDeFrappe(mot, v) <= (v.length > 6 ? 2 : 1)) ?? mot
}

/**
 * What was typed, in one spelling: lower case without accents or signs, postal codes in one piece,
 * sorting offices and boxes left out, words run together taken apart.
 */
export const nettoyer = (saisi: string): string =>
  lireJours(
    normaliserTexte(
      tiretsSimples(saisi)
        .toLowerCase()
        // An address of mail names no place: one word, which nobody takes for another.
        .replaceAll(/\S+@\S+\.\w+/g, (adresse) => adresse.replaceAll(/[^a-z0-9]/g, ''))
        .replaceAll(/[°º]/g, ' ')
        // « sur » and « sous », before what stands between two streets.
        .replaceAll(/(^|\s)s\/(?=\s?\p{L})/gu, '$1sur ')
        .replaceAll(/(^|\s)ss\/(?=\s?\p{L})/gu, '$1sous ')
        .replaceAll(/(?<=\p{L})\s*[/&+]\s*(?=\p{L})/gu, ' et '),
    ),
  )
    .replaceAll(/(^| )lieu dit(?= |$)/g, '$1lieudit')
    // « 44100Nantes », « F-44100 Nantes ».
    .replaceAll(/(^| )(\d{5})(?=[a-z]{3,})/g, '$1$2 ')
    .replaceAll(/(^| )fr? (?=\d{5}(?: |$))/g, '$1')
    // "75 015": a postal code in two pieces; what follows "cedex" is a sorting office.
    .replaceAll(/(^| )(\d{2}) (0\d{2})(?= |$)/g, '$1$2$3')
    // The office of a town of districts has the number of its district, unless it has no such one.
    .replaceAll(
      /(^| )(paris(?= cedex (?:[01]?\d|20)\b)|lyon(?= cedex 0?\d\b)|marseille(?= cedex (?:0?\d|1[0-6])\b)) cedex 0?(\d{1,2})(?= |$)/g,
      '$1$2 $3e',
    )
    .replaceAll(/ cedex(?: \d{1,2})?(?= |$)/g, '')
    .replaceAll(/(^| )france metropolitaine(?= |$)/g, '$1')
    // What asks, in more than one word: « y a-t-il », « le registre national ».
    .replaceAll(
      /(^| )(?:(?:qu )?il y a|(?:y |existe )?(?:a )?t il|j(?= habite )|registre national)(?= )/g,
      '$1',
    )
    .replaceAll(/(^| )n d(?= |$)/g, '$1notre dame')
    .replaceAll(/ (a|au|et) (?:n|no|numero) (?=\d)/g, ' $1 ')
    .replaceAll(/(^| )(?:bp|cs|tsa|boite postale) ?\d{1,5}(?= |$)/g, '$1')
    // What is inside a building: an entry is the whole of it.
    .replaceAll(
      /(^| )(?:appartement|appt|apt|escalier|esc|lot) (?:n )?(?:\d{1,4}|[a-ceg-km-z])(?= |$)/g,
      '$1',
    )
    .replaceAll(
      /(^| )(?<! (?:rue|de la) )(?:porte (?:gauche|droite|face)|rdc|rez de chaussee)(?= |$)/g,
      '$1',
    )
    .replaceAll(/(^| )\d{1,2} ?(?:er|e|eme|ieme|ere)? etage(?= |$)/g, '$1')
    .trim()
    .replaceAll(/ +/g, ' ')
    .split(' ')
    .filter((mot) => mot !== '')
    .map((mot) => detache(decolle(mot)))
    .join(' ')
    .split(' ')
    .map((_, i, mots) => voieMalEcrite(mots, i))
    .join(' ')
