import type { CoproprieteVue, EtatCopropriete } from '@registre/domain'

/** A co-ownership with what the policies ask, as it is read. */
export interface CoproprieteRow {
  id: number
  numero_immatriculation: string | null
  etat: EtatCopropriete
  version: number
  auteur_teledeclarant_id: number
  teledeclarant_id: number | null
  teledeclarant: string
  date_immatriculation: string | null
  date_dissolution: string | null
  remplacee_par: string | null
  syndics: number[]
  dissolvants: number[]
  predecesseurs: number[]
  mandat_a_venir: boolean
}

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
