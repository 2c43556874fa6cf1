import type { StatutTeledeclarant } from '@registre/domain'
import type { Tone } from '@registre/ui'
import { type Answer, queryOf } from '../../lib/api/index.ts'

export type LigneTeledeclarant = Answer<'rechercherTeledeclarants'>['teledeclarantDTOList'][number]
export type Teledeclarant = Answer<'lireTeledeclarant'>

export const teledeclarantQuery = (id: number) =>
  queryOf('lireTeledeclarant')({ params: { id } }, { silent: true })

/** Readings that a change of a declarant makes false. */
export const LECTURES_TELEDECLARANTS = [
  'rechercherTeledeclarants',
  'lireTeledeclarant',
  'lireEtablissement',
  'listerUtilisateursTeledeclarant',
] as const

export const TON_STATUT_TELEDECLARANT: Record<StatutTeledeclarant, Tone> = {
  ATT_CREA_COMPTE: 'warning',
  ATT_ACTIVATION: 'warning',
  ACTIF: 'success',
  SUPPRIME: 'neutral',
  ATT_FIN_IMM_NOT: 'warning',
}

/** « Cabinet Exemple », or the person's name for a volunteer without one. */
export const nomDuTeledeclarant = (
  t: { raisonSociale: string; nom: string; prenom: string },
  id: number,
): string => t.raisonSociale || `${t.prenom} ${t.nom}`.trim() || `Télédéclarant n° ${id}`

export const hrefFiche = (id: number): string => `/teledeclarants/${id}`
export const hrefComptes = (id: number): string => `/teledeclarants/comptes-utilisateurs/${id}`
