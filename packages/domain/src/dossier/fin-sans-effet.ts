import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import type { Faits, Mouvement, PoseCopropriete } from './changement.ts'
import { autresRattachements, type DemandeDuDossier, type Dossier } from './dossier.ts'

/** What is left of the co-ownership when a request for attachment ends without effect. */
export interface FinSansEffet {
  /** Goes with the co-ownership's event. */
  fin: {
    precedent: DemandeDuDossier['etatPrecedent']
    dessous: true
    cas?: 'derniere-demande' | 'autre-demande' | 'sans-numero' | 'numero-attribue' | 'dissolution'
    pose?: PoseCopropriete
  }
  /** The state before is kept by another request that still waits. */
  relais: Mouvement[]
}

/** What a cancellation of a registration that is not decided gives back. */
const A_DECIDER: EtatCopropriete = 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'

/**
 * A registration whose validation was taken back keeps its number: refused, it is a number that is
 * cancelled, never one that another co-ownership may receive.
 */
export const perdSonNumero = (
  d: Pick<Dossier, 'numero'>,
  { type }: Pick<DemandeDuDossier, 'type'>,
): boolean => d.numero !== null && (type === 'IMMATRICULATION' || type === 'DOUBLON_NOTAIRE')

/**
 * A request ends without effect: what was there before comes back, unless another one still waits
 * for its decision, which then keeps it.
 */
export const finSansEffet = (
  d: Dossier,
  x: DemandeDuDossier,
  { maintenant }: Pick<Faits, 'maintenant'>,
): FinSansEffet => {
  const fin = { precedent: x.etatPrecedent, dessous: true } as const
  if (perdSonNumero(d, x)) {
    const pose = { etatPrecedent: A_DECIDER, masqueeLe: maintenant }
    return { fin: { ...fin, cas: 'numero-attribue', pose }, relais: [] }
  }
  if (x.type === 'DISSOLUTION') return { fin: { ...fin, cas: 'dissolution' }, relais: [] }
  if (x.type !== 'RATTACHEMENT') return { fin: { ...fin, cas: 'sans-numero' }, relais: [] }
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
