import { TAILLE_MAX_FICHIER } from '@registre/ui'

/** A page of a proof that is being put together: a picture without anything beside it. */
export interface PageImage {
  cle: string
  /** JPEG made again in this browser: neither place, nor device, nor comments are left in it. */
  image: Blob
  largeur: number
  hauteur: number
  /** Quarter turns, clockwise. */
  tours: number
  /** Its person has looked at it and says that it can be read. */
  approuvee: boolean
}

export const PAGES_MAX = 20

/** Why so many pages are refused: none is left out in silence; null when they hold. */
export const tropDePages = (pages: number): string | null =>
  pages > PAGES_MAX
    ? `Cela ferait ${pages} pages : gardez celles qui prouvent le mandat, ${PAGES_MAX} au plus.`
    : null

/** Long side of a page that is kept: about 210 points an inch on A4, what small print asks for. */
export const COTE_MAX = 2400
/** Below this short side a page of text is hard to read: under 90 points an inch on A4. */
const COTE_LISIBLE = 750
/** What is left for the pages, once the document itself is counted. */
const BUDGET = TAILLE_MAX_FICHIER - 100_000

/** Sizes and qualities, from the finest to the last that can be read. */
export const REGLAGES = [
  { cote: COTE_MAX, qualite: 0.85 },
  { cote: 2000, qualite: 0.75 },
  { cote: 1800, qualite: 0.65 },
  { cote: 1600, qualite: 0.55 },
  { cote: 1400, qualite: 0.45 },
  { cote: 1200, qualite: 0.4 },
] as const

/** How many bytes each page may take. */
export const budgetParPage = (pages: number): number => Math.floor(BUDGET / Math.max(1, pages))

/** True for a picture whose text may not be readable once printed on a page. */
export const estTropPetite = ({
  largeur,
  hauteur,
}: Pick<PageImage, 'largeur' | 'hauteur'>): boolean => Math.min(largeur, hauteur) < COTE_LISIBLE

/** The size of a picture whose long side fits. */
export const ajuster = (
  largeur: number,
  hauteur: number,
  cote: number,
): { largeur: number; hauteur: number } => {
  const facteur = Math.min(1, cote / Math.max(largeur, hauteur))
  return {
    largeur: Math.max(1, Math.round(largeur * facteur)),
    hauteur: Math.max(1, Math.round(hauteur * facteur)),
  }
}

/** The pages with one of them moved up or down; the same when it is at the end already. */
export const deplacer = <T>(pages: readonly T[], rang: number, pas: -1 | 1): T[] => {
  const [a, b] = [pages[rang], pages[rang + pas]]
  return a === undefined || b === undefined
    ? [...pages]
    : pages.map((page, i) => (i === rang ? b : i === rang + pas ? a : page))
}

const IMAGE = /\.(?:jpe?g|png|heic|heif|webp)$/i

/** True for what may be a picture: its kind, or its name where the system tells none (HEIC). */
export const estImage = (file: Pick<File, 'type' | 'name'>): boolean =>
  file.type.startsWith('image/') || IMAGE.test(file.name)

/** A scanned PDF that carries a signature would lose it: told by the bytes that a signature covers. */
export const estSigne = (octets: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(octets).includes('/ByteRange')
