import {
  type Acteur,
  actionsCopropriete,
  type CoproprieteVue,
  isTeledeclarant,
  peutVoirFiche,
} from '@registre/domain'
import type { CoproprieteRow } from './copropriete.repository.ts'

export type { CoproprieteRow } from './copropriete.repository.ts'

/** What the policies of the domain ask of a co-ownership. */
export const vueDe = (
  row: Pick<CoproprieteRow, 'etat' | 'auteur_teledeclarant_id' | 'syndics'> &
    Partial<
      Pick<CoproprieteRow, 'dissolvants' | 'teledeclarant_id' | 'predecesseurs' | 'mandat_a_venir'>
    >,
): CoproprieteVue => ({
  etat: row.etat,
  auteurTeledeclarantId: row.auteur_teledeclarant_id,
  syndicsRattaches: row.syndics,
  declarantsDissolution: row.dissolvants ?? [],
  syndicCourant: row.teledeclarant_id ?? null,
  predecesseurs: row.predecesseurs ?? [],
  mandatAVenir: row.mandat_a_venir ?? false,
})

/**
 * What a list offers on a co-ownership. Listed, and its sheet closed: the establishment has asked to
 * be attached to it.
 */
export const actionsEnListe = (acteur: Acteur, vue: CoproprieteVue) =>
  isTeledeclarant(acteur.profil) && !peutVoirFiche(acteur, vue)
    ? [...(['suivre-rattachement'] as const)]
    : actionsCopropriete(acteur, vue)
