import { addDays } from '../kernel/dates.ts'
import {
  type Changement,
  type Faits,
  interdit,
  type Mouvement,
  NOUVEAU,
  type PoseMandat,
} from './changement.ts'
import { type Dossier, type MandatDuDossier, mandatsActifs } from './dossier.ts'

/** Who leaves a whole portfolio, who takes it over, and what proves it. */
export interface Cession {
  cedantId: number
  repreneurId: number
  /** The SIRET of each, as the journal tells them. */
  de: string
  vers: string
  documentId: string | null
  portefeuilleId: number
}

/**
 * What a mandate becomes: one that runs ends yesterday and goes on with the other firm, so that the
 * register still says who was in place before; one that begins today, is to come or is over changes
 * hands as it is.
 */
const mouvementsDe = (
  m: MandatDuDossier,
  { repreneurId, documentId }: Cession,
  { jour }: Faits,
): Mouvement[] => {
  const suite: PoseMandat = { teledeclarantId: repreneurId }
  if (m.etat !== 'EN_COURS' || m.debut >= jour)
    return [{ quoi: 'mandat', id: m.id, evenement: 'ceder', pose: suite }]
  const { fin, adminProvisoire, syndicProvisoire } = m
  return [
    { quoi: 'mandat', id: m.id, evenement: 'archiver', pose: { fin: addDays(jour, -1) } },
    {
      quoi: 'mandat',
      id: NOUVEAU.mandat,
      evenement: 'ceder',
      pose: { ...suite, debut: jour, fin, adminProvisoire, syndicProvisoire, documentId },
    },
  ]
}

/**
 * A co-ownership of a portfolio that another firm takes over changes syndic; nobody is written to
 * of one alone. What waits for a keeper stays with who filed it. Throws `transition-interdite` when
 * the firm that leaves holds nothing there any more.
 */
export const ceder = (d: Dossier, cession: Cession, faits: Faits): Changement => {
  const { cedantId, repreneurId, de, vers, portefeuilleId } = cession
  const cedes = mandatsActifs(d).filter((m) => m.teledeclarantId === cedantId)
  const premier = cedes[0]
  if (!premier)
    return interdit('Le cabinet cédant n’avait plus de mandat sur cette copropriété.', {
      etat: d.etat,
    })
  const mouvements = cedes.flatMap((m) => mouvementsDe(m, cession, faits))
  const cree = mouvements.some((m) => m.quoi === 'mandat' && m.id === NOUVEAU.mandat)
  return {
    actes: [
      {
        categorie: 'MANDAT',
        type: 'ceder',
        mandatId: cree ? NOUVEAU.mandat : premier.id,
        teledeclarantId: repreneurId,
        donnees: { siretDe: de, siretVers: vers, portefeuilleId },
        mouvements: [
          ...mouvements,
          ...(d.syndicId === cedantId
            ? [{ quoi: 'copropriete', evenement: null, pose: { syndicId: repreneurId } } as const]
            : []),
        ],
      },
    ],
    envois: [],
    annexes: [{ annexe: 'succession', rattacheId: repreneurId }],
  }
}
