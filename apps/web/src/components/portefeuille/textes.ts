import { compter, type EtatLigne, type EtatPortefeuille } from '@registre/domain'
import type { Tone } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'

export type Portefeuille = Answer<'lirePortefeuille'>['portefeuille']
export type Regle = Answer<'lirePortefeuille'>['regles'][number]
export type Ligne = Answer<'listerLignesPortefeuille'>['lignes'][number]

export const TONS_PORTEFEUILLE: Record<EtatPortefeuille, Tone> = {
  CONTROLE: 'info',
  EN_COURS: 'new',
  TERMINE: 'success',
  ANNULE: 'neutral',
}
export const TONS_LIGNE: Record<EtatLigne, Tone> = {
  PRETE: 'info',
  A_CONFIRMER: 'warning',
  EN_ERREUR: 'error',
  DEJA_ENREGISTREE: 'neutral',
  A_DEPOSER: 'new',
  DEPOSEE: 'success',
  ATTEND_ACCORD: 'info',
  REFUSEE: 'error',
  ABANDONNEE: 'neutral',
}

export const lienDepot = (id: number, etat?: EtatLigne): string =>
  `/copropriete/depot-groupe?depot=${id}${etat ? `&etat=${etat}` : ''}`

/** « 3 mises à jour », « 1 mise à jour ». */
export const miseAJours = (n: number): string => compter(n, 'mise à jour', 'mises à jour')
