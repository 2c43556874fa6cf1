import {
  compter,
  type EtatLigne,
  type EtatPortefeuille,
  LABELS_ETAT_LIGNE,
  LABELS_ETAT_PORTEFEUILLE,
  libelleLigneReprise,
  libelleReprise,
} from '@registre/domain'
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

/** The state of a deposit, annual updates or a whole portfolio, in words. */
export const etatDuDepot = (p: Portefeuille): string =>
  p.cedant ? libelleReprise(p.etat, p.motif !== '') : LABELS_ETAT_PORTEFEUILLE[p.etat]
/** The state of its rows. */
export const etatDeLigne = (p: Portefeuille, etat: EtatLigne): string =>
  p.cedant ? libelleLigneReprise(etat) : LABELS_ETAT_LIGNE[etat]

export const lienDepot = (id: number, etat?: EtatLigne): string =>
  `/copropriete/depot-groupe?depot=${id}${etat ? `&etat=${etat}` : ''}`

/** « 3 mises à jour », « 1 mise à jour ». */
export const miseAJours = (n: number): string => compter(n, 'mise à jour', 'mises à jour')
