import { echapper } from '../echapper.ts'

/** The longest text of a cell. */
const MAX_TEXTE = 32_767
/** The last row of a sheet. */
const MAX_LIGNES = 1_048_576
const JOUR_MS = 86_400_000
/**
 * Day 0 of a workbook. Its calendar has a 29 February 1900 that never was: days before that March
 * are not written as numbers.
 */
const JOUR_ZERO = Date.UTC(1899, 11, 30)
const PREMIER_JOUR = 61
const FR = /^(\d\d)\/(\d\d)\/(\d{4})$/
/** Styles of `styles.xml`, by their place there. */
const STYLE = { titre: ' s="1"', jour: ' s="2"', euros: ' s="3"' }

/** Characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- those are what it removes
const INTERDITS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** What a spreadsheet would read as the code of a character. */
const CODE = /_(?=x[0-9A-Fa-f]{4}_)/g
/** Texts that cannot be written as they are; most can. */
const SUSPECT = /[&<>"_\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|^ | $/ // oxlint-disable-line no-control-regex -- as above

export interface ColonneTableur {
  titre: string
  /**
   * Texts dd/mm/yyyy become days that a spreadsheet sorts and counts with; numbers are amounts in
   * euros.
   */
  format?: 'jour' | 'euros'
}
export type Ligne = readonly (string | number)[]

/** A text inside XML: what XML cannot hold is left out. */
export const enXml = (texte: string): string =>
  echapper(texte.toWellFormed().replace(INTERDITS, '').replace(CODE, '_x005F_'))

/** A, B … Z, AA … */
const lettres = (rang: number): string =>
  (rang < 26 ? '' : lettres(Math.floor(rang / 26) - 1)) + String.fromCharCode(65 + (rang % 26))

/** The number of a day of the calendar; null for another text, and before March 1900. */
const rangDuJour = (texte: string): number | null => {
  const m = FR.exec(texte)
  if (!m) return null
  const date = new Date(Date.UTC(Number(m[3]), Number(m[2]) - 1, Number(m[1])))
  const rang = (date.getTime() - JOUR_ZERO) / JOUR_MS
  return rang >= PREMIER_JOUR && date.getUTCDate() === Number(m[1]) ? rang : null
}

const texte = (valeur: string, place: string, style: string): string => {
  if (!SUSPECT.test(valeur) && valeur.length <= MAX_TEXTE)
    return `${place}"${style} t="inlineStr"><is><t>${valeur}</t></is></c>`
  return `${place}"${style} t="inlineStr"><is><t xml:space="preserve">${enXml(valeur.slice(0, MAX_TEXTE))}</t></is></c>`
}

/**
 * How the rows of a sheet are written, by their number. Texts are typed as texts: none can become a
 * formula. Nothing is no cell.
 * Throws past the last row that a sheet can have.
 */
export const ecrivainDeLignes = (
  colonnes: readonly ColonneTableur[],
): ((valeurs: Ligne, n: number, enTete?: boolean) => string) => {
  const debuts = colonnes.map((_, i) => `<c r="${lettres(i)}`)
  const jours = colonnes.map((c) => c.format === 'jour')
  const nombres = colonnes.map((c) => (c.format === 'euros' ? STYLE.euros : ''))
  return (valeurs, n, enTete = false) => {
    if (n > MAX_LIGNES) throw new RangeError(`a sheet has ${MAX_LIGNES} rows at most`)
    let xml = `<row r="${n}">`
    for (let i = 0; i < debuts.length; i += 1) {
      const v = valeurs[i] ?? ''
      if (v === '') continue
      const place = `${debuts[i]}${n}`
      if (typeof v === 'number') {
        if (Number.isFinite(v)) xml += `${place}"${nombres[i]}><v>${v}</v></c>`
        continue
      }
      const rang = jours[i] && !enTete ? rangDuJour(v) : null
      xml +=
        rang === null
          ? texte(v, place, enTete ? STYLE.titre : '')
          : `${place}"${STYLE.jour}><v>${rang}</v></c>`
    }
    return `${xml}</row>`
  }
}
