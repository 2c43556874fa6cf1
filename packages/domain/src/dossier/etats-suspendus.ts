import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { demandeOuverte } from '../demande/demande.enums.ts'
import type { Dossier } from './dossier.ts'

/** A state that waits under the one shown, and what keeps it. */
export interface EtatSuspendu {
  etat: EtatCopropriete
  /** The request that keeps it; null: the co-ownership's own column. */
  demandeId: number | null
  colonne: 'etatPrecedent' | 'etatAvantAnnulation'
}

const parDemande = (d: Dossier, type: 'DISSOLUTION' | 'RATTACHEMENT'): EtatSuspendu | null => {
  const x = d.demandes.findLast(
    (demande) =>
      demande.type === type &&
      demande.etatPrecedent !== null &&
      // A validated dissolution still holds the state until its day comes.
      (demandeOuverte(demande.etat) || (type === 'DISSOLUTION' && demande.etat === 'VALIDEE')),
  )
  return x?.etatPrecedent
    ? { etat: x.etatPrecedent, demandeId: x.id, colonne: 'etatPrecedent' }
    : null
}

const parColonne = (
  d: Dossier,
  colonne: 'etatPrecedent' | 'etatAvantAnnulation',
): EtatSuspendu | null => {
  const etat = d[colonne]
  return etat ? { etat, demandeId: null, colonne } : null
}

const sous = (d: Dossier, etat: EtatCopropriete, dessus: EtatCopropriete | null) => {
  switch (etat) {
    case 'SUPPRIMEE':
      return parColonne(d, 'etatPrecedent')
    case 'IMMATRICULATION_ANNULEE':
      // A cancellation under a deletion keeps its own state beside the deletion's.
      return parColonne(d, dessus === 'SUPPRIMEE' ? 'etatAvantAnnulation' : 'etatPrecedent')
    case 'DISSOLUTION_A_VALIDER':
    case 'DISSOLUTION_EN_COURS_DE_VALIDATION':
    case 'DISSOLUTION_EN_COURS':
      return parDemande(d, 'DISSOLUTION')
    case 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER':
      return parDemande(d, 'RATTACHEMENT')
    default:
      return null
  }
}

/**
 * The states under the one shown, nearest first: a deleted co-ownership may hide a cancellation, or
 * a dissolution under way, which may hide an attachment to confirm, which hides the state before it.
 */
export const etatsSuspendus = (
  d: Dossier,
  etat: EtatCopropriete = d.etat,
  dessus: EtatCopropriete | null = null,
): EtatSuspendu[] => {
  const dessous = sous(d, etat, dessus)
  return dessous ? [dessous, ...etatsSuspendus(d, dessous.etat, etat)] : []
}
