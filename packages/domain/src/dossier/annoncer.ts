import { type Annexe, courrielDossier, type Envoi, NOUVEAU } from './changement.ts'
import type { CoproprieteNumerotee, DatesMandat } from './courriels.ts'
import { type Dossier, mandatsActifs } from './dossier.ts'

/**
 * The syndics in place are told that somebody asks for their co-ownership: at once for the first
 * request of a day, in one mail for those that follow (`prevenus`: who was told of one already).
 */
export const annoncerAuxSyndics = (
  d: Dossier,
  {
    demandeur,
    demandeId = NOUVEAU.demande,
    ...mails
  }: CoproprieteNumerotee &
    DatesMandat & { demandeur: { teledeclarantId: number; nom: string }; demandeId?: number },
  prevenus: readonly number[],
): { envois: Envoi[]; annexes: Annexe[] } => {
  const syndics = new Map(
    mandatsActifs(d)
      .filter((m) => m.teledeclarantId !== demandeur.teledeclarantId && m.email !== '')
      .map((m) => [m.teledeclarantId, m.email]),
  )
  return {
    envois: [...syndics].flatMap(([id, a]) =>
      prevenus.includes(id)
        ? []
        : courrielDossier(a, 'rattachement-annonce', { ...mails, demandeur: demandeur.nom }),
    ),
    annexes: [...syndics.keys()].map((syndicId) => ({
      annexe: 'annonce',
      demandeId,
      syndicId,
      envoyee: !prevenus.includes(syndicId),
    })),
  }
}
