import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { StandardFonts, type PDFDict, type PDFDocument, type PDFFont } from 'pdf-lib'
import { memoize, type Mesure } from './wrap-text.ts'

/**
 * `source-sans` is embedded, as PDF/UA asks; `standard` weighs nothing but knows Western characters
 * only.
 */
export type Font = 'source-sans' | 'standard'

interface Face {
  /** Its name in the resources of a page. */
  nom: string
  /** Width of a text at size 1. */
  mesure: Mesure
  /** A text as the content of a page writes it. */
  coder(texte: string): string
}
export interface Fonts {
  normale: Face
  grasse: Face
  /** What a page that uses them refers to. */
  ressources: PDFDict
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

/** What a face says of itself is the same in every document: it is asked once. */
const memoire = () => ({
  caracteres: new Set<number>(),
  normale: { largeurs: new Map<string, number>(), codes: new Map<string, string>() },
  grasse: { largeurs: new Map<string, number>(), codes: new Map<string, string>() },
})
type Memoire = ReturnType<typeof memoire>
const MEMOIRES = { 'source-sans': memoire(), standard: memoire() }

const ESPACES_FINES = /[\u2009\u202F]/gu
const INVISIBLE = /[\p{Cc}\p{Cf}]/u

function remplaceur(connus: ReadonlySet<number>): (texte: string) => string {
  const connu = (c: string): boolean => connus.has(c.codePointAt(0) ?? 0)
  // Without its accent rather than not at all.
  const repli = (c: string): string => {
    const nue = c.normalize('NFD').slice(0, 1)
    return connu(nue) ? nue : '?'
  }
  return (texte) => {
    let net = ''
    for (const c of texte.normalize('NFC').replace(ESPACES_FINES, '\u00A0'))
      if (c === '\n' || connu(c)) net += c
      else if (!INVISIBLE.test(c)) net += repli(c)
    return net
  }
}

const integrer = async (document: PDFDocument, police: Font): Promise<[PDFFont, PDFFont]> => {
  if (police === 'standard')
    return [
      await document.embedFont(StandardFonts.Helvetica),
      await document.embedFont(StandardFonts.HelveticaBold),
    ]
  document.registerFontkit(fontkit)
  const octets = await Promise.all([fichier(FICHIERS.normale), fichier(FICHIERS.grasse)])
  // The whole face: subsetting loses glyphs of Source Sans 3.
  return [
    await document.embedFont(octets[0], { subset: false }),
    await document.embedFont(octets[1], { subset: false }),
  ]
}

/** Puts the fonts of a document in it. */
export async function loadFonts(document: PDFDocument, police: Font): Promise<Fonts> {
  const [normale, grasse] = await integrer(document, police)
  const connu = MEMOIRES[police]
  if (connu.caracteres.size === 0) connu.caracteres = new Set(normale.getCharacterSet())
  const face = (nom: string, font: PDFFont, { largeurs, codes }: Memoire['normale']): Face => ({
    nom,
    mesure: memoize((t) => font.widthOfTextAtSize(t, 1), largeurs),
    coder: memoize((t) => String(font.encodeText(t)), codes),
  })
  return {
    normale: face('F1', normale, connu.normale),
    grasse: face('F2', grasse, connu.grasse),
    ressources: document.context.obj({ Font: { F1: normale.ref, F2: grasse.ref } }),
    ecrivable: remplaceur(connu.caracteres),
  }
}
