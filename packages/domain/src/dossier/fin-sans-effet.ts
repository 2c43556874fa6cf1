import type { Mouvement } from './changement.ts'
import { autresRattachements, type DemandeDuDossier, type Dossier } from './dossier.ts'

/** What is left of the co-ownership when a request for attachment ends without effect. */
export interface FinSansEffet {
  /** Goes with the co-ownership's event. */
  fin: {
    precedent: DemandeDuDossier['etatPrecedent']
    dessous: true
    cas?: 'derniere-demande' | 'autre-demande'
  }
  /** The state before is kept by another request that still waits. */
  relais: Mouvement[]
}

/**
 * A request ends without effect: what was there before comes back, unless another one still waits
 * for its decision, which then keeps it.
 */
export const finSansEffet = (d: Dossier, x: DemandeDuDossier): FinSansEffet => {
  const fin = { precedent: x.etatPrecedent, dessous: true } as const
  if (x.type !== 'RATTACHEMENT') return { fin, relais: [] }
  const [autre] = autresRattachements(d, x.id)
  if (!autre) return { fin: { ...fin, cas: 'derniere-demande' }, relais: [] }
  return {
    fin: { ...fin, cas: 'autre-demande' },
    relais:
      x.etatPrecedent === null
        ? []
        : [
            { quoi: 'demande', id: autre.id, pose: { etatPrecedent: x.etatPrecedent } },
            { quoi: 'demande', id: x.id, pose: { etatPrecedent: null } },
          ],
  }
}

/** An attachment came true: no other request gives a former state back. */
export const oublierEtatsPrecedents = (d: Dossier, x: DemandeDuDossier): Mouvement[] =>
  autresRattachements(d, x.id)
    .filter((autre) => autre.etatPrecedent !== null)
    .map((autre) => ({ quoi: 'demande', id: autre.id, pose: { etatPrecedent: null } }))
