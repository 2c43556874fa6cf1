import { toutesLesVoies } from './equivalences.ts'

/** Numbers in words, as days are written in the names of streets. */
const EN_LETTRES: ReadonlyMap<string, string> = new Map(
  'premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|dix neuf|vingt|vingt et un|vingt deux|vingt trois|vingt quatre|vingt cinq|vingt six|vingt sept|vingt huit|vingt neuf|trente|trente et un'
    .split('|')
    .map((lettres, i) => [lettres, i === 0 ? '1er' : String(i + 1)]),
)
const MOIS =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'.split('|')
const ABREGES = 'janv|fevr?|avr|juil|sept|oct|nov|dec'
const JOUR = [...EN_LETTRES.keys()].toSorted((a, b) => b.length - a.length).join('|')
const EN_TOUTES_LETTRES = new RegExp(String.raw`\b(${JOUR}) (?=(?:${MOIS.join('|')})\b)`, 'g')
/** Days of which people write the year with two digits. */
const ANNEES: Readonly<Record<string, string>> = {
  '8 mai 45': '1945',
  '11 novembre 18': '1918',
  '19 mars 62': '1962',
  '6 juin 44': '1944',
  '18 juin 40': '1940',
  '25 aout 44': '1944',
}
const ANNEE_COURTE = new RegExp(String.raw`\b(?:${Object.keys(ANNEES).join('|')})(?= |$)`, 'g')

/** A door in words, as it is dictated: « dix-huit rue Jean Moulin ». */
const PORTE = new RegExp(
  String.raw`(^|\b(?:au|du|numero) )(un(?= (?:rue|avenue|place|impasse|allee|route) )|${JOUR})(?:(?<= et un)e)?(?= (?:bis |ter )?(?:${toutesLesVoies.join('|')}) )`,
  'g',
)

/** A text with its days and doors in figures: « quatre sept. », « 8 mai 45 », « douze rue … ». */
export const lireJours = (texte: string): string =>
  texte
    .replaceAll(
      PORTE,
      (_, avant: string, porte: string) =>
        `${avant}${(EN_LETTRES.get(porte) ?? '1').replace('1er', '1')}`,
    )
    .replaceAll(
      new RegExp(String.raw`\b(${JOUR}|1er|\d{1,2}) (${ABREGES})\b`, 'g'),
      (_, jour: string, abrege: string) =>
        `${jour} ${MOIS.find((m) => m.startsWith(abrege)) ?? abrege}`,
    )
    .replaceAll(EN_TOUTES_LETTRES, (_, jour: string) => `${EN_LETTRES.get(jour) ?? jour} `)
    .replaceAll(/\b1 er (?=[a-z])/g, '1er ')
    .replaceAll(ANNEE_COURTE, (tout) => tout.replace(/\d+$/, ANNEES[tout] ?? ''))
