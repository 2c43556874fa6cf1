import { inflateSync } from 'node:zlib'

const FLUX = /stream\r?\n([\s\S]*?)\r?\nendstream/g
const clair = (flux: string): string => {
  const octets = Buffer.from(flux, 'latin1')
  // Deflated streams begin so; the others are read as they are.
  return (octets[0] === 0x78 ? inflateSync(octets) : octets).toString('latin1')
}

/**
 * What the pages of a PDF of the register write, its packed parts included, to look for words in.
 */
export const textePdf = (pdf: Uint8Array): string =>
  Array.from(Buffer.from(pdf).toString('latin1').matchAll(FLUX), ([, flux = '']) =>
    clair(flux),
  ).join('\n')
