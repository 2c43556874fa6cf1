import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { can } from '../kernel/machine.ts'
import { peutDeclarerSuccesseur } from '../mandat/mandat.policy.ts'
import { type Changement, type Envoi, type FaitsActeur, interdit } from './changement.ts'
import type { Dossier } from './dossier.ts'
import { exigerVisible } from './vue.ts'

/** Why no successor can be declared, in a sentence; '' when one can. Throws `introuvable`. */
export const empechementSuccesseur = (d: Dossier, faits: FaitsActeur): string => {
  if (!peutDeclarerSuccesseur(faits.acteur, exigerVisible(d, faits)))
    return 'Seul le représentant légal actuel de la copropriété, ou le dernier, peut déclarer son successeur.'
  if (!can(machineCopropriete, d.etat, 'declarer-successeur'))
    return 'L’état actuel de la copropriété ne permet pas de déclarer un successeur.'
  const suivant = d.mandats.find((m) => m.etat === 'A_VENIR')
  if (suivant && suivant.teledeclarantId !== faits.acteur.teledeclarantId)
    return `Un autre syndic est déjà rattaché : son mandat commence le ${formatFrDate(suivant.debut)}.`
  return ''
}

/** Throws `transition-interdite` with the reason, `introuvable`. */
export const exigerSuccesseurPossible = (d: Dossier, faits: FaitsActeur): void => {
  const raison = empechementSuccesseur(d, faits)
  if (raison !== '') interdit(raison)
}

/** A leaving syndic takes back what it declared: who was designated is told. */
export const annulerSuccesseur = (
  donnees: { successeurId: number },
  envois: readonly Envoi[],
): Changement => ({
  actes: [{ categorie: 'MANDAT', type: 'annuler-successeur', donnees, mouvements: [] }],
  envois,
})

/** A leaving syndic says who follows it. */
export const declarerSuccesseur = (
  donnees: { successeurId: number; invite: boolean; modification: boolean },
  envois: readonly Envoi[],
): Changement => ({
  actes: [
    {
      categorie: 'MANDAT',
      type: 'declarer-successeur',
      donnees,
      mouvements: [{ quoi: 'copropriete', evenement: 'declarer-successeur' }],
    },
  ],
  envois,
})
