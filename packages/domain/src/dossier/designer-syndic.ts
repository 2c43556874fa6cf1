import { peutDesignerEnsuite } from './actions-copropriete.ts'
import { exigerModifiable } from './brouillon.ts'
import { type Changement, type FaitsActeur, interdit, RIEN } from './changement.ts'
import type { DeclarationLue } from './declaration-lue.ts'
import type { Dossier } from './dossier.ts'
import { vueDuDossier } from './vue.ts'

// A notary registers without a mandate, and may say who the syndic is: nobody is told before the
// co-ownership is registered.

/**
 * What a designation asks: a notary's own registration, while it is written, or once it has its
 * number and nobody is attached. Throws as `exigerModifiable`.
 */
export const exigerDesignable = (d: Dossier, l: DeclarationLue, faits: FaitsActeur): void => {
  if (d.numero !== null) {
    if (!peutDesignerEnsuite(faits.acteur, vueDuDossier(d, faits.jour)))
      interdit(
        'Le syndic se désigne tant que personne n’est rattaché à la copropriété que votre étude a immatriculée.',
      )
    return
  }
  exigerModifiable(d, l, null, faits)
  if (l.baseId !== null || l.typeImmat === 'DEFAULT')
    interdit('Seule l’immatriculation faite par un notaire désigne un syndic.')
}

/** A notary says who the syndic is, or takes it back: the dossier's history tells it. */
export const designerSyndic = (
  declarationId: number,
  syndicId: number,
  type: 'designer-syndic' | 'retirer-syndic-designe',
): Changement => ({
  ...RIEN,
  actes: [{ categorie: 'BROUILLON', type, declarationId, donnees: { syndicId }, mouvements: [] }],
})

/** What becomes of the designated syndic, when a change ends the registration; null until then. */
export const issueDesignation = (
  avant: Pick<Dossier, 'numero' | 'declarations'>,
  apres: Pick<Dossier, 'numero' | 'etat'>,
): 'finaliser-immatriculation-notaire' | 'abandonner-immatriculation-notaire' | null => {
  if (avant.numero !== null || avant.declarations.every((l) => l.typeImmat === 'DEFAULT'))
    return null
  if (apres.numero !== null) return 'finaliser-immatriculation-notaire'
  return apres.etat === 'SUPPRIMEE' || apres.etat === 'IMMATRICULATION_ANNULEE'
    ? 'abandonner-immatriculation-notaire'
    : null
}
