import { ajuster, COTE_MAX, type PageImage } from './pages.ts'

type Source = ImageBitmap | HTMLCanvasElement

/** Draws on a canvas of its own, turned and within a size; white shows where nothing is drawn. */
export const dessiner = (source: Source, cote: number, tours = 0): HTMLCanvasElement => {
  const { largeur, hauteur } = ajuster(source.width, source.height, cote)
  const couche = tours % 2 === 1
  const toile = document.createElement('canvas')
  toile.width = couche ? hauteur : largeur
  toile.height = couche ? largeur : hauteur
  const trait = toile.getContext('2d')
  if (!trait) throw new Error('no canvas in this browser')
  trait.fillStyle = '#fff'
  trait.fillRect(0, 0, toile.width, toile.height)
  trait.translate(toile.width / 2, toile.height / 2)
  trait.rotate((tours * Math.PI) / 2)
  trait.drawImage(source, -largeur / 2, -hauteur / 2, largeur, hauteur)
  return toile
}

/** A canvas as a JPEG: pixels alone. Throws when the browser gives none. */
export const versJpeg = (toile: HTMLCanvasElement, qualite: number): Promise<Blob> =>
  new Promise((resoudre, rejeter) =>
    toile.toBlob(
      (blob) => (blob ? resoudre(blob) : rejeter(new Error('no picture was made'))),
      'image/jpeg',
      qualite,
    ),
  )

const QUALITE_GARDEE = 0.92

/** A page of what was drawn, large enough for small print. */
export const versPage = async (source: Source): Promise<PageImage> => {
  const toile = dessiner(source, COTE_MAX)
  return {
    cle: crypto.randomUUID(),
    image: await versJpeg(toile, QUALITE_GARDEE),
    largeur: toile.width,
    hauteur: toile.height,
    tours: 0,
    approuvee: false,
  }
}

/**
 * Reads a picture of this person, upright as its camera says. Null when this browser cannot read it
 * (HEIC outside Safari, a broken file).
 */
export const lireImage = async (file: File): Promise<PageImage | null> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!image) return null
  try {
    return await versPage(image)
  } finally {
    image.close()
  }
}
