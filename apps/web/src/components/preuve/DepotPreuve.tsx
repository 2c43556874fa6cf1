import { phrasesRetraits } from '@registre/domain'
import { checkPdfFile, FileDrop, type FileDropProps, TAILLE_MAX_FICHIER } from '@registre/ui'
import { use, useState } from 'react'
import { piece } from '../../lib/piece.tsx'
import { Lectures } from '../fichiers-refuses.ts'
import type { Dessin } from './dessiner-pages.ts'
import { estAMontrer, type Examen, examiner, type Refuse } from './examiner.ts'
import { estImage, type PageImage, tropDePages } from './pages.ts'

// What puts pictures together (pdf-lib) and what shows a document (pdf.js) come when they serve.
const Assemblage = piece(async () => (await import('./Assemblage.tsx')).Assemblage)
const ApercuPreuve = piece(
  async () => (await import('./ApercuPreuve.tsx')).ApercuPreuve,
  'Ouverture de l’aperçu…',
)

const HINT =
  'Un PDF de moins de 5 Mo, ou des photographies du document (JPEG, PNG, HEIC), une par page. Vous pouvez aussi les déposer dans ce cadre.'

/** What is given is told apart once it is chosen: nothing is refused by its name alone. */
const TOUT = { accept: 'application/pdf,.pdf,image/*,.heic,.heif', check: () => null }

const nomDe = (file: File): string => `${file.name.replace(/\.[^.]+$/, '') || 'justificatif'}.pdf`

interface Ouvert {
  pages: PageImage[]
  nom: string
  perdu: readonly string[]
}

/** The pictures that were given, as pages; or the sentence that says what could not be read. */
const lirePhotos = async (files: readonly File[]): Promise<Dessin> => {
  const trop = tropDePages(files.length)
  if (trop !== null) return { refus: trop }
  const { lireImage } = await import('./images.ts')
  const pages: PageImage[] = []
  for (const file of files) {
    const page = await lireImage(file)
    if (!page)
      return {
        refus: `L’image « ${file.name} » n’a pas pu être lue par ce navigateur. Enregistrez-la en JPEG, ou photographiez le document à nouveau.`,
      }
    pages.push(page)
  }
  return { pages, perdu: [] }
}

/** What the register keeps of the chosen file, and the way to see it. */
const Resultat = ({ examen, onVoir }: { examen: Examen; onVoir: () => void }) => {
  const phrases = phrasesRetraits(examen.retires)
  return (
    <div className="rc-depot__resultat">
      <p className="fr-mb-1w" role="status">
        {examen.pages > 1 ? `${examen.pages} pages lues.` : '1 page lue.'}
        {phrases.length > 0 && ` ${phrases.join(', ')}.`}
      </p>
      <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onVoir}>
        Voir le document tel que le registre le gardera
      </button>
    </div>
  )
}

/**
 * A proof: a PDF, or pictures that become one, each page looked at before it is sent. The register
 * says beforehand what it keeps of it, and shows it. A scan that is too heavy, or a PDF that the
 * register cannot read, is drawn page by page.
 */
export const DepotPreuve = ({
  onFile,
  onRefused,
  onRemove,
  hint,
  progress = null,
  ...props
}: Omit<FileDropProps, 'kind' | 'onFiles'>) => {
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  /** What is being waited for; null when nothing is. */
  const [attente, setAttente] = useState<string | null>(null)
  const [examen, setExamen] = useState<Examen | null>(null)
  const [refuse, setRefuse] = useState<Refuse | null>(null)
  const [vu, setVu] = useState(false)
  const lectures = use(Lectures)
  const suivre = (page: number, sur: number) => setAttente(`Page ${page} sur ${sur}…`)
  const refuser = (message: string, nom: string): boolean => {
    onRefused(message, nom)
    return false
  }
  const ouvrir = (dessin: Dessin, nom: string): boolean => {
    if ('refus' in dessin) return refuser(dessin.refus, nom)
    setOuvert({ ...dessin, nom })
    return false
  }
  /** Gives the file if the register takes it; false: something has to be looked at first. */
  const donner = async (file: File): Promise<boolean> => {
    const dit = await examiner(file)
    if (dit && 'message' in dit) {
      setRefuse(dit)
      return refuser(dit.message, file.name)
    }
    const aMontrer = dit !== null && estAMontrer(dit)
    setExamen(dit)
    setVu(aMontrer)
    onFile(file)
    return !aMontrer
  }
  const prendre = async (files: readonly File[]): Promise<boolean> => {
    const [premier] = files
    if (!premier) return true
    const images = files.filter(estImage)
    if (images.length === files.length) return ouvrir(await lirePhotos(images), nomDe(premier))
    if (files.length > 1)
      return refuser('Donnez un seul PDF, ou seulement des images.', `${files.length} fichiers`)
    const pdf = premier.type === 'application/pdf' || /\.pdf$/i.test(premier.name)
    if (pdf && premier.size >= TAILLE_MAX_FICHIER) {
      const { allegerScan } = await import('./dessiner-pages.ts')
      return ouvrir(await allegerScan(premier, suivre), nomDe(premier))
    }
    const refus = checkPdfFile(premier)
    return refus === null ? donner(premier) : refuser(refus, premier.name)
  }
  const attendre = (dit: string, travail: Promise<boolean>): void => {
    setAttente(dit)
    lectures.add(travail)
    void travail.finally(() => {
      lectures.delete(travail)
      setAttente(null)
    })
  }
  const choisir = (files: readonly File[]): void => {
    setExamen(null)
    setRefuse(null)
    attendre('Lecture du document…', prendre(files))
  }
  const dessiner = async (file: File): Promise<boolean> => {
    const { dessinerPages } = await import('./dessiner-pages.ts')
    return ouvrir(await dessinerPages(file, suivre), nomDe(file))
  }
  return (
    <>
      <FileDrop
        {...props}
        hint={hint ?? HINT}
        kind={TOUT}
        progress={attente === null ? progress : 'unknown'}
        {...(attente === null ? {} : { waiting: attente })}
        onFile={(file) => choisir([file])}
        onFiles={choisir}
        onRefused={onRefused}
        {...(onRemove
          ? {
              onRemove: () => {
                setExamen(null)
                setRefuse(null)
                onRemove()
              },
            }
          : {})}
      />
      {refuse?.dessinable && attente === null && (
        <div className="rc-depot__resultat">
          <p className="fr-mb-1w">
            Ce navigateur peut dessiner les pages de ce fichier : vous regardez chacune, puis leurs
            images sont envoyées à la place.
          </p>
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => attendre('Dessin des pages…', dessiner(refuse.file))}
          >
            Dessiner les pages et les envoyer
          </button>
        </div>
      )}
      {examen && props.current !== undefined && attente === null && (
        <Resultat examen={examen} onVoir={() => setVu(true)} />
      )}
      {examen && vu && <ApercuPreuve examen={examen} onFermer={() => setVu(false)} />}
      {ouvert && (
        <Assemblage
          depart={ouvert.pages}
          nom={ouvert.nom}
          perdu={ouvert.perdu}
          onFermer={() => setOuvert(null)}
          onFichier={(file) => {
            setOuvert(null)
            choisir([file])
          }}
        />
      )}
    </>
  )
}
