import { verrouTenu } from '../demande/demande.echeance.ts'
import { type Acte, type Changement, type FaitsActeur, RIEN } from './changement.ts'
import { demandeDuDossier, type Dossier } from './dossier.ts'
import { exigerOuverte, exigerTenue, rendre, verrouPris } from './verrou.ts'

/**
 * Assigns a held request to a keeper, or to the whole team (`teneurId` null), with the reason; it
 * goes back to the queue under that name. Throws as every decision.
 */
export const affecter = (
  d: Dossier,
  { demandeId, teneurId, raison }: { demandeId: number; teneurId: number | null; raison: string },
  faits: FaitsActeur,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  exigerTenue(d, x, 'affecter', faits)
  const acte = rendre(d, x, 'affecter', {
    motif: raison,
    pose: { assigneeAId: teneurId, raisonAffectation: raison },
    donnees: teneurId === null ? {} : { assigneA: teneurId },
  })
  return { ...RIEN, actes: [acte] }
}

/**
 * Assigns a request that nobody else holds, without taking it: how the queue is shared out. Throws
 * `verrou-pris`, `deja-decide`, `introuvable`, `transition-interdite`.
 */
export const affecterSansTenir = (
  d: Dossier,
  { demandeId, teneurId, raison }: { demandeId: number; teneurId: number | null; raison: string },
  { acteur, maintenant }: FaitsActeur,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  exigerOuverte(d, x)
  if (verrouTenu(x.verrouJusquA, maintenant) && x.verrouParId !== acteur.utilisateurId)
    throw verrouPris(x)
  const acte: Acte = {
    categorie: 'VALIDATION',
    type: 'affecter',
    demandeId: x.id,
    mandatId: x.mandatId,
    motif: raison,
    donnees: teneurId === null ? {} : { assigneA: teneurId },
    mouvements: [
      { quoi: 'demande', id: x.id, pose: { assigneeAId: teneurId, raisonAffectation: raison } },
    ],
  }
  return { ...RIEN, actes: [acte] }
}
