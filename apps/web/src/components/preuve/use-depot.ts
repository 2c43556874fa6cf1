import { checkPdfFile, type FileDropProps, TAILLE_MAX_FICHIER } from '@registre/ui'
import { useEffect, useState } from 'react'
import { useLectures } from '../fichiers-refuses.ts'
import type { Dessin } from './dessiner-pages.ts'
import { estAMontrer, type Examen, examiner, type Refuse } from './examiner.ts'
import { estImage, type PageImage, tropDePages } from './pages.ts'

interface Ouvert {
  pages: PageImage[]
  nom: string
  perdu: readonly string[]
}

const nomDe = (file: File): string => `${file.name.replace(/\.[^.]+$/, '') || 'justificatif'}.pdf`

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

/** What is being waited for, which the form around waits for too; null when nothing is. */
const useAttente = (lectures: ReturnType<typeof useLectures>) => {
  const [attente, setAttente] = useState<string | null>(null)
  const attendre = (dit: string, travail: Promise<boolean>): void => {
    setAttente(dit)
    lectures.add(travail)
    void travail.finally(() => {
      lectures.delete(travail)
      setAttente(null)
    })
  }
  return { attente, setAttente, attendre }
}

/**
 * What becomes of a chosen file, until the form around is given one that the register takes. Each
 * step answers whether the form may leave: false, something has to be looked at first.
 */
export const useDepot = ({ onFile, onRefused }: Pick<FileDropProps, 'onFile' | 'onRefused'>) => {
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  const [examen, setExamen] = useState<Examen | null>(null)
  const [refuse, setRefuse] = useState<Refuse | null>(null)
  const [vu, setVu] = useState(false)
  const lectures = useLectures()
  const { attente, setAttente, attendre } = useAttente(lectures)
  /** Holds the form until what was taken out has been seen. */
  const [aVoir] = useState(() => Promise.resolve(false))
  useEffect(() => () => void lectures.delete(aVoir), [lectures, aVoir])

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
  const donner = async (file: File): Promise<boolean> => {
    const dit = await examiner(file)
    if (dit && 'message' in dit) {
      setRefuse(dit)
      return refuser(dit.message, file.name)
    }
    const aMontrer = dit !== null && estAMontrer(dit)
    setExamen(dit)
    setVu(aMontrer)
    if (aMontrer) lectures.add(aVoir)
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
  const dessiner = async (file: File): Promise<boolean> => {
    const { dessinerPages } = await import('./dessiner-pages.ts')
    return ouvrir(await dessinerPages(file, suivre), nomDe(file))
  }
  const oublier = (): void => {
    lectures.delete(aVoir)
    setExamen(null)
    setRefuse(null)
  }
  return {
    attente,
    examen,
    refuse,
    ouvert,
    vu,
    montrer: () => setVu(true),
    /** Closed, the form may leave. */
    cacher: (): void => {
      lectures.delete(aVoir)
      setVu(false)
    },
    oublier,
    fermer: () => setOuvert(null),
    choisir: (files: readonly File[]): void => {
      oublier()
      setOuvert(null)
      attendre('Lecture du document…', prendre(files))
    },
    dessiner: (file: File): void => attendre('Dessin des pages…', dessiner(file)),
  }
}
