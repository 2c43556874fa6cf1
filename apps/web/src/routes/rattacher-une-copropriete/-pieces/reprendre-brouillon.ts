import { callOf, isApiError } from '../../../lib/api/index.ts'
import { type Saisie, SAISIE_VIERGE } from './saisie.ts'

/** The proof that was given with a draft; null when it cannot be read any more. */
const relirePreuve = async (id: string, nom: string): Promise<File | null> => {
  try {
    const { blob } = await callOf('telechargerDocument', { params: { id } })
    return new File([blob], nom, { type: 'application/pdf' })
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}

/**
 * What a draft of registration says of the mandate, for the attachment that takes its place. Null
 * when there is no such draft.
 */
export const reprendreBrouillon = async (
  brouillonId: number,
): Promise<{ brouillonId: number; saisie: Saisie } | null> => {
  try {
    const { immatCopropriete, etatCopropriete } = await callOf('lireBrouillon', {
      params: { id: brouillonId },
    })
    if (etatCopropriete !== 'BROUILLON') return null
    const { infoRattachement: i } = immatCopropriete
    return {
      brouillonId,
      saisie: {
        ...SAISIE_VIERGE,
        infoRattachement: {
          adminProvisoire: String(i.adminProvisoire) === 'true',
          syndicProvisoire: false,
          dateDebutMandat: i.dateDebutMandat ?? '',
          dateFinMandat: i.dateFinMandat ?? '',
          typeJustifMandat: i.typeJustifMandat ?? '',
        },
        justifie: String(i.justifMandat) === 'true',
        file:
          i.idDocument === null ? null : await relirePreuve(i.idDocument, i.nomFichierJustifMandat),
      },
    }
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}
