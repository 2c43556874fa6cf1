import { contientClePrivee, ERRORS, TAILLE_MAX_CERTIFICAT } from '@registre/domain'
import { type Answer, queryOf } from '../../lib/api/index.ts'

export type Certificat = Answer<'listerCertificats'>['certificats'][number]
export type Titulaire = Answer<'listerCertificats'>['titulaires'][number]

export const certificatsQuery = (idTeledeclarant: number) =>
  queryOf('listerCertificats')({ params: { id: idTeledeclarant } }, { silent: true })

export const LABELS_ETAT_CERTIFICAT: Record<Certificat['etat'], string> = {
  VALABLE: 'Valable',
  A_VENIR: 'À venir',
  PERIME: 'Périmé',
}
export const TONS_ETAT_CERTIFICAT: Record<Certificat['etat'], 'success' | 'info' | 'error'> = {
  VALABLE: 'success',
  A_VENIR: 'info',
  PERIME: 'error',
}
export const LABELS_RANG: Readonly<Record<number, string>> = {
  1: 'Certificat principal',
  2: 'Certificat de remplacement',
}

const EXTENSION = /\.(pem|crt|cer)$/i

/** What the picker offers, and what is refused before anything leaves the computer. */
export const FICHIER_CERTIFICAT = {
  accept: '.pem,.crt,.cer,application/x-pem-file',
  check: ({ name, size }: File): string | null =>
    EXTENSION.test(name) && size > 0 && size <= TAILLE_MAX_CERTIFICAT
      ? null
      : `« ${name} » : ${ERRORS['certificat-illisible'].message}`,
}

/**
 * The sentence of a file that carries a private key: it must not leave the computer. Null
 * otherwise.
 */
export const refusClePrivee = async (file: File): Promise<string | null> =>
  contientClePrivee(await file.text()) ? ERRORS['certificat-cle-privee'].message : null
