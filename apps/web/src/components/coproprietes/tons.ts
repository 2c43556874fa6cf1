import type { EtatCopropriete } from '@registre/domain'
import type { Tone } from '@registre/ui'

/** Tone of each state's badge; the words carry the meaning. */
export const TON_ETAT: Record<EtatCopropriete, Tone> = {
  BROUILLON: 'neutral',
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'info',
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION: 'info',
  IMMATRICULATION_ET_RATTACHEMENT_REFUSES: 'error',
  IMMATRICULATION_DEMANDE_DE_PRECISIONS: 'warning',
  IMMATRICULEE_A_RATTACHER: 'new',
  IMMATRICULEE_RATTACHEMENT_A_CONFIRMER: 'new',
  IMMATRICULEE_RATTACHEE: 'success',
  IMMATRICULEE_RATTACHEMENT_EXPIRE: 'warning',
  IMMATRICULATION_ANNULEE: 'error',
  DISSOLUTION_A_VALIDER: 'info',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'info',
  DISSOLUTION_EN_COURS: 'info',
  DISSOUTE: 'neutral',
  SUPPRIMEE: 'neutral',
  FUTUR: 'new',
}
