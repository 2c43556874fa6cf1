import type { Retire, RetraitPdf } from '@registre/domain'
import { callOf } from '../../lib/api/index.ts'

/** What the register would keep of a file, and what it would leave out. */
export interface Examen {
  file: File
  pages: number
  retires: readonly Retire[]
}
export interface Refuse {
  file: File
  message: string
  /** Its pages may be drawn here, and the pictures sent. */
  dessinable: boolean
}

/** What may have been meant to be read, and is not kept: it is shown without being asked for. */
const A_MONTRER: readonly RetraitPdf[] = ['PERDU', 'SCRIPT', 'PIECE_JOINTE', 'ACTION', 'MULTIMEDIA']
export const estAMontrer = ({ retires }: Examen): boolean =>
  retires.some(({ quoi, nombre }) => nombre > 0 && A_MONTRER.includes(quoi))

const DESSINABLES: readonly string[] = [
  'invalide-type-fichier',
  'fichier-contenu-actif',
  'fichier-protege',
]
/** Readers find the header within the first kilobyte. */
const DEBUT = 1024
const estPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, DEBUT).text()).includes('%PDF-')

/** Asks the register about a file before it is given; null when it does not answer: sending says it. */
export const examiner = async (file: File): Promise<Examen | Refuse | null> => {
  try {
    const { response, code, message, pages, retires } = await callOf('verifierPdf', {
      body: { file },
    })
    return response
      ? { file, pages, retires }
      : { file, message, dessinable: DESSINABLES.includes(code) && (await estPdf(file)) }
  } catch {
    return null
  }
}
