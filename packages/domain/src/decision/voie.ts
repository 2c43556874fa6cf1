import type { Acteur } from '../acces/acteur.ts'
import { peutAgir } from '../acces/acteur.ts'
import { isTeneur } from '../acces/profils.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { jourAParis } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Decision, SORTES_DE_DECISION } from './decision.ts'

/**
 * How a decision is taken back: by who has just taken it, before anybody is told; at once, where
 * nobody holds a right by it; else by a withdrawal, with its procedure.
 */
export const VOIES_DU_RETOUR = ['PROPRE', 'REOUVERTURE', 'RETRAIT'] as const
export type VoieDuRetour = (typeof VOIES_DU_RETOUR)[number]
export const LABELS_VOIE: Record<VoieDuRetour, string> = {
  PROPRE: 'par son auteur, avant tout envoi',
  REOUVERTURE: 'réouverture',
  RETRAIT: 'retrait',
}

/** One's own act: the same day, while its mails still wait. */
export const estPropre = (
  { parId, priseLe, tenueJusqua }: Pick<Decision, 'parId' | 'priseLe' | 'tenueJusqua'>,
  acteur: Acteur,
  { jour, maintenant }: { jour: IsoDate; maintenant: number },
): boolean =>
  isTeneur(acteur.profil) &&
  peutAgir(acteur, 'VALIDER_RATTACHEMENT_DECLARATION') &&
  parId === acteur.utilisateurId &&
  jourAParis(priseLe) === jour &&
  maintenant < tenueJusqua

/** How this person may take a decision back now; null where it may not. */
export const voieDuRetour = (
  decision: Decision,
  acteur: Acteur,
  quand: { jour: IsoDate; maintenant: number },
): VoieDuRetour | null => {
  if (decision.repriseLe !== null) return null
  if (estPropre(decision, acteur, quand)) return 'PROPRE'
  if (!peutAdministrer(acteur)) return null
  return SORTES_DE_DECISION[decision.sorte].donneDroit ? 'RETRAIT' : 'REOUVERTURE'
}
