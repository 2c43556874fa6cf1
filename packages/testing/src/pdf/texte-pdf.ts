import { inflateSync } from 'node:zlib'

const FLUX = /stream\r?\n([\s\S]*?)\r?\nendstream/g
const clair = (flux: string): string => {
  const octets = Buffer.from(flux, 'latin1')
  // Deflated streams begin so; the others are read as they are.
  return (octets[0] === 0x78 ? inflateSync(octets) : octets).toString('latin1')
}

/** Texts of a page, as the bytes of a standard font. */
const TEXTE = /<([0-9A-F]*)> Tj/gi

/** What the pages of a PDF of the register write in a standard font, to look for words in. */
export const textePdf = (pdf: Uint8Array): string =>
  Array.from(Buffer.from(pdf).toString('latin1').matchAll(FLUX), ([, flux = '']) =>
    Array.from(clair(flux).matchAll(TEXTE), ([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ).join('\n'),
  ).join('\n')
