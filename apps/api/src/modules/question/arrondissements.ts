import { arrondissementsDe } from '@registre/territoires'
import { estVoie } from './equivalences.ts'

/** The towns of districts, by their folded name. */
export const VILLES: Readonly<Record<string, string>> = {
  paris: '75056',
  lyon: '69123',
  marseille: '13055',
}
const ROMAINS = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
]
/** Ranks in words: « huitième arrondissement de Paris ». */
const ORDINAUX = [
  'premier',
  'deuxieme',
  'troisieme',
  'quatrieme',
  'cinquieme',
  'sixieme',
  'septieme',
  'huitieme',
  'neuvieme',
  'dixieme',
  'onzieme',
  'douzieme',
  'treizieme',
  'quatorzieme',
  'quinzieme',
  'seizieme',
  'dixseptieme',
  'dixhuitieme',
  'dixneuvieme',
  'vingtieme',
]
const ARRONDISSEMENT = '(?: ?(?:arrondissement|arrondt|arrdt|arrt|arr|ardt))?'
const RANG = String.raw`(\d{1,2}|${ROMAINS.toReversed().join('|')}|${ORDINAUX.join('|')})( ?(?:er|ere|e|eme|ieme))?${ARRONDISSEMENT}`
/** A town that names a street ("rue de Paris 15") is not followed by a district. */
const VILLE_RANG = new RegExp(
  String.raw`(?<!\b(?:rue|r|avenue|av|boulevard|bd|place|pl|quai|cours|route|chemin|impasse|allee|faubourg|porte|gare|square) (?:de |d )?)\b(paris|lyon|marseille) ${RANG}(?= |$)`,
)
const RANG_VILLE = new RegExp(
  String.raw`\b(?:(?:(\d{1,2}) ?(?:er|ere|e|eme|ieme)|(${ORDINAUX.join('|')}))${ARRONDISSEMENT}|(${ROMAINS.toReversed().join('|')}) ?(?:er|e|eme) arr[a-z]*)(?: (?:de|a))? (paris|lyon|marseille)(?= |$)`,
)

/** True of the rank of a district: « 25e ». */
export const estRang = (mot: string): boolean => /^\d{1,2}(?:e|er|eme|ieme)$/.test(mot)

/** True of communes among which a town of districts is. */
export const aDesArrondissements = (communes: readonly string[]): boolean =>
  communes.some((c) => Object.values(VILLES).includes(c))

/** The postal codes of the n-th district of a town. */
const codesDuRang = (ville: string, rang: string): readonly string[] => {
  const n = /^\d/.test(rang)
    ? Number(rang)
    : Math.max(ROMAINS.indexOf(rang), ORDINAUX.indexOf(rang)) + 1
  return arrondissementsDe(VILLES[ville] ?? '')[n - 1]?.codesPostaux ?? []
}

/** The districts told in words, as the name of their town and their postal codes. */
export const lireArrondissement = (saisi: string): { texte: string; codes: readonly string[] } => {
  const texte = saisi
    .replaceAll(/\b(paris|lyon|marseille)(?=\d{1,2}(?:e|er|eme)?(?: |$))/g, '$1 ')
    .replaceAll(/\bdix (sept|huit|neuv)ieme/g, 'dix$1ieme')
  const avant = RANG_VILLE.exec(texte)
  const trouve = avant ?? VILLE_RANG.exec(texte)
  if (!trouve) return { texte, codes: [] }
  const [tout] = trouve
  const [ville = '', rang = ''] = avant
    ? [avant[4], avant[1] ?? avant[2] ?? avant[3]]
    : [trouve[1], trouve[2]]
  // « Paris 8 avenue Foch »: the number is that of the street, unless another ends the text:
  // « Lyon 7 avenue Foch 78 ».
  const suite = texte.slice(trouve.index + tout.length).trim()
  const [suivant = '', encore = ''] = suite.split(' ')
  const [, fin = ''] = /(?:^| )(\d{1,4} ?(?:bis|ter|quater|[a-z])?)$/.exec(suite) ?? []
  const autreNumero = fin !== '' && !VILLES[ville]?.startsWith(fin)
  const duneVoie =
    !avant &&
    !autreNumero &&
    tout === `${ville} ${rang}` &&
    (estVoie(suivant) || (/^(?:bis|ter)$/.test(suivant) && estVoie(encore)))
  const codes = duneVoie ? [] : codesDuRang(ville, rang)
  const [code] = codes
  return code === undefined
    ? { texte, codes }
    : { texte: texte.replace(tout, `${ville} ${code}`), codes }
}
