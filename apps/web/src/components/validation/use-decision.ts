import { isApiError, useCommand } from '../../lib/api/index.ts'
import { type Decision } from './decision.ts'
import type { InfosValidation } from './types.ts'

const OPTIONS = {
  business: true,
  invalidates: ['rechercherDemandes', 'listerFile', 'compterFile', 'lireIndicateurs'],
} as const

/**
 * Sends a decision with its idempotency key, on the version that the lock confirmed last. Gives the number issued or named, null when there is
 * none. Throws ApiError.
 */
export const useDecision = (
  infos: InfosValidation,
): ((decision: Decision, version: number | null) => Promise<string | null>) => {
  const valider = useCommand('validerDemande', OPTIONS)
  const refuser = useCommand('refuserDemande', OPTIONS)
  const demanderPrecisions = useCommand('demanderPrecisions', OPTIONS)
  const affecter = useCommand('affecterDemande', OPTIONS)
  const deciderDoublon = useCommand('validerDoublonCoproNotaire', OPTIONS)
  const deverrouiller = useCommand('deverrouillerCopropriete', OPTIONS)
  const { demande, fiche } = infos
  const doublon = async (n: number) =>
    (await deciderDoublon.mutateAsync({ params: { key: demande.id, n } })).numeroImmatriculation

  return async (decision, version) => {
    switch (decision.geste) {
      case 'valider':
        return (
          await valider.mutateAsync({
            params: { id: demande.id },
            body: {
              version: Math.max(version ?? 0, demande.version),
              ...(decision.motif ? { motif: decision.motif } : {}),
            },
          })
        ).numeroImmatriculation
      case 'pas-doublon':
        return doublon(0)
      case 'confirmer-doublon':
        return doublon(decision.candidat.id)
      case 'refuser':
        await refuser.mutateAsync(decision.args)
        return null
      case 'demander-precisions':
        await demanderPrecisions.mutateAsync(decision.args)
        return null
      case 'affecter':
        await affecter.mutateAsync(decision.args)
        return null
      case 'deverrouiller':
        await deverrouiller.mutateAsync({ params: { n: fiche.id } })
        return null
    }
  }
}

/**
 * The sentence of a refusal that the window itself shows; null when the shell has already told it.
 */
export const phraseDuRefus = (error: unknown): string | null => {
  if (!isApiError(error) || ![400, 409, 422].includes(error.problem.status)) return null
  return error.problem.champs?.[0]?.message ?? error.problem.message
}
