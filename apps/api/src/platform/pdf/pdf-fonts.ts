import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { StandardFonts, type PDFDocument, type PDFFont } from 'pdf-lib'

/**
 * `source-sans` is embedded, as PDF/UA asks; `standard` weighs nothing but knows Western characters
 * only.
 */
export type Police = 'source-sans' | 'standard'

export interface Polices {
  normale: PDFFont
  grasse: PDFFont
  /** Replaces what the font cannot draw. */
  ecrivable(texte: string): string
}

const require = createRequire(import.meta.url)
const FICHIERS = {
  normale: '400Regular/SourceSans3_400Regular.ttf',
  grasse: '600SemiBold/SourceSans3_600SemiBold.ttf',
} as const
const lus = new Map<string, Promise<Buffer>>()

function fichier(nom: string): Promise<Buffer> {
  const connu = lus.get(nom)
  if (connu !== undefined) return connu
  const lecture = readFile(require.resolve(`@expo-google-fonts/source-sans-3/${nom}`))
  lus.set(nom, lecture)
  // A failed reading is not remembered.
  lecture.catch(() => lus.delete(nom))
  return lecture
}

const ESPACES_FINES = /[\u2009\u202F]/gu

function remplaceur(police: PDFFont): (texte: string) => string {
  const connus = new Set(police.getCharacterSet())
  return (texte) =>
    Array.from(
      texte
        .normalize('NFC')
        .replace(ESPACES_FINES, '\u00A0')
        .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (c === '\n' ? c : '')),
      (c) => (c === '\n' || connus.has(c.codePointAt(0) ?? 0) ? c : '?'),
    ).join('')
}

/**
 * Puts the fonts of a document in it. The whole face is embedded: subsetting loses glyphs of Source
 * Sans 3.
 */
export async function chargerPolices(document: PDFDocument, police: Police): Promise<Polices> {
  if (police === 'standard') {
    const normale = await document.embedFont(StandardFonts.Helvetica)
    const grasse = await document.embedFont(StandardFonts.HelveticaBold)
    return { normale, grasse, ecrivable: remplaceur(normale) }
  }
  document.registerFontkit(fontkit)
  const [octetsNormale, octetsGrasse] = await Promise.all([
    fichier(FICHIERS.normale),
    fichier(FICHIERS.grasse),
  ])
  const normale = await document.embedFont(octetsNormale, { subset: false })
  const grasse = await document.embedFont(octetsGrasse, { subset: false })
  return { normale, grasse, ecrivable: remplaceur(normale) }
}
