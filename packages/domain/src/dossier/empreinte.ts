import { type Empreinte, type SorteDecision, sorteDe } from '../decision/decision.ts'
import { appliquer } from './appliquer.ts'
import type { Acte, Changement } from './changement.ts'
import type { Dossier } from './dossier.ts'
import { rendre } from './verrou.ts'

/** What a decision may move of a dossier, as it stands. */
export const empreinteDuDossier = (d: Dossier): Empreinte => ({
  copropriete: {
    etat: d.etat,
    etatPrecedent: d.etatPrecedent,
    etatAvantAnnulation: d.etatAvantAnnulation,
    masqueeLe: d.masqueeLe,
    syndicId: d.syndicId,
    finMandat: d.finMandat,
    dateDissolution: d.dateDissolution,
  },
  mandats: d.mandats.map(({ id, etat, debut, fin }) => ({ id, etat, debut, fin })),
  demandes: d.demandes.map(({ id, etat, etatPrecedent }) => ({ id, etat, etatPrecedent })),
  declarations: d.declarations.map(({ id, etat }) => ({ id, etat })),
  dissolution: d.dissolution && {
    id: d.dissolution.id,
    statut: d.dissolution.statut,
    dateEffet: d.dissolution.dateEffet,
  },
})

/** The act of a change that is a decision that can be taken back, and its kind; null for none. */
export const acteDeDecision = ({
  actes,
}: Pick<Changement, 'actes'>): { acte: Acte; sorte: SorteDecision } | null => {
  for (const acte of actes) {
    const sorte = sorteDe(acte.type)
    if (sorte) return { acte, sorte }
  }
  return null
}

/**
 * What a decision is taken back to: the dossier before it, where nobody holds any more what it
 * decides. Throws as `appliquer`.
 */
export const avantDecision = (avant: Dossier, apres: Dossier): Dossier => {
  const decidees = avant.demandes.filter(
    (x) => x.etat === 'EN_COURS' && apres.demandes.some((y) => y.id === x.id && y.etat !== x.etat),
  )
  return decidees.reduce((d, x) => appliquer(d, { actes: [rendre(d, x, 'quitter')] }), avant)
}
