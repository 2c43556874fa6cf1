import { checkPdfFile, FileDrop, type FileDropProps, TAILLE_MAX_FICHIER } from '@registre/ui'
import { useState } from 'react'
import { piece } from '../../lib/piece.tsx'
import { estImage, type PageImage, tropDePages } from './pages.ts'

// What puts pictures together (pdf-lib) and reads heavy scans comes when somebody gives one.
const Assemblage = piece(async () => (await import('./Assemblage.tsx')).Assemblage)

const HINT =
  'Un PDF de moins de 5 Mo, ou des photographies du document (JPEG, PNG, HEIC), une par page. Vous pouvez aussi les déposer dans ce cadre.'

/** What is given is told apart once it is chosen: nothing is refused by its name alone. */
const TOUT = { accept: 'application/pdf,.pdf,image/*,.heic,.heif', check: () => null }

const nomDe = (file: File): string => `${file.name.replace(/\.[^.]+$/, '') || 'justificatif'}.pdf`

interface Ouvert {
  pages: PageImage[]
  nom: string
}

/** The pictures that were given, as pages; or the sentence that says what could not be read. */
const lirePhotos = async (files: readonly File[]): Promise<PageImage[] | string> => {
  const trop = tropDePages(files.length)
  if (trop !== null) return trop
  const { lireImage } = await import('./images.ts')
  const pages: PageImage[] = []
  for (const file of files) {
    const page = await lireImage(file)
    if (!page)
      return `L’image « ${file.name} » n’a pas pu être lue par ce navigateur. Enregistrez-la en JPEG, ou photographiez le document à nouveau.`
    pages.push(page)
  }
  return pages
}

/**
 * A proof: a PDF as it is, or pictures of it that become one, each page looked at before it is
 * sent. A scan that is too heavy is made lighter the same way.
 */
export const DepotPreuve = ({
  onFile,
  onRefused,
  hint,
  progress = null,
  ...props
}: Omit<FileDropProps, 'kind' | 'onFiles'>) => {
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  const [lecture, setLecture] = useState(false)
  const ouvrir = (lues: PageImage[] | string, nom: string): void => {
    if (typeof lues === 'string') onRefused(lues, nom)
    else setOuvert({ pages: lues, nom })
  }
  const prendre = async (files: readonly File[]): Promise<void> => {
    const [premier] = files
    if (!premier) return
    const images = files.filter(estImage)
    if (images.length === files.length) return ouvrir(await lirePhotos(images), nomDe(premier))
    if (files.length > 1)
      return onRefused('Donnez un seul PDF, ou seulement des images.', `${files.length} fichiers`)
    const pdf = premier.type === 'application/pdf' || /\.pdf$/i.test(premier.name)
    if (!pdf || premier.size < TAILLE_MAX_FICHIER) {
      const refus = checkPdfFile(premier)
      return refus === null ? onFile(premier) : onRefused(refus, premier.name)
    }
    const { lireScan } = await import('./lire-scan.ts')
    const scan = await lireScan(premier)
    ouvrir('refus' in scan ? scan.refus : scan.pages, nomDe(premier))
  }
  return (
    <>
      <FileDrop
        {...props}
        hint={hint ?? HINT}
        kind={TOUT}
        progress={lecture ? 'unknown' : progress}
        onFile={(file) => {
          setLecture(true)
          void prendre([file]).finally(() => setLecture(false))
        }}
        onFiles={(files) => {
          setLecture(true)
          void prendre(files).finally(() => setLecture(false))
        }}
        onRefused={onRefused}
      />
      {ouvert && (
        <Assemblage
          depart={ouvert.pages}
          nom={ouvert.nom}
          onFermer={() => setOuvert(null)}
          onFichier={(file) => {
            setOuvert(null)
            onFile(file)
          }}
        />
      )}
    </>
  )
}
