import { PDFDocument, StandardFonts } from 'pdf-lib'

/** Characters of WinAnsiEncoding outside Latin-1, at their bytes. */
const SPECIAUX: Readonly<Record<string, number>> = {
  '€': 0x80, '‚': 0x82, 'ƒ': 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, 'ˆ': 0x88, '‰': 0x89, 'Š': 0x8a, '‹': 0x8b, 'Œ': 0x8c, 'Ž': 0x8e,
  '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, 'š': 0x9a, '›': 0x9b, 'œ': 0x9c, 'ž': 0x9e, 'Ÿ': 0x9f,
  '\u2009': 0xa0, '\u202F': 0xa0,
} // prettier-ignore

const octetDe = (c: string): number => {
  const code = c.codePointAt(0) ?? 63
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code
  return SPECIAUX[c] ?? 0
}

/**
 * A text as bytes of the standard fonts, one character each (a Latin-1 string); what they cannot
 * draw loses its accent, or becomes "?".
 */
export const winAnsi = (texte: string): string => {
  let sortie = ''
  for (const c of texte.normalize('NFC')) {
    const octet = octetDe(c)
    if (octet !== 0) sortie += String.fromCharCode(octet)
    else if (!/[\p{Cc}\p{Cf}]/u.test(c))
      sortie += String.fromCharCode(octetDe([...c.normalize('NFD')][0] ?? '?') || 63)
  }
  return sortie
}

export interface Chasses {
  normale: readonly number[]
  grasse: readonly number[]
}

let chasses: Promise<Chasses> | null = null

const mesurer = async (): Promise<Chasses> => {
  const document = await PDFDocument.create()
  const lire = async (nom: StandardFonts): Promise<number[]> => {
    const police = await document.embedFont(nom)
    const caracteres = new Map(
      [...police.getCharacterSet()].map((code) => [
        octetDe(String.fromCodePoint(code)),
        String.fromCodePoint(code),
      ]),
    )
    return Array.from({ length: 256 }, (_, octet) =>
      police.widthOfTextAtSize(caracteres.get(octet) ?? 'n', 1),
    )
  }
  return {
    normale: await lire(StandardFonts.Helvetica),
    grasse: await lire(StandardFonts.HelveticaBold),
  }
}

/** Widths of the 256 bytes of Helvetica and of its bold, at size 1: read once. */
export const lireChasses = (): Promise<Chasses> => (chasses ??= mesurer())
