import {
  demandesOuvertes,
  MESSAGES,
  peutAdministrer,
  RegisterError,
  retirerDemande,
  retirerMandats,
  supprimerMandat as retirer,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { consulter, decider, deciderDemande } from '../dossiers/tenir.ts'

/** A keeper administrator removes one of several mandates. Throws as the domain's `supprimerMandat`. */
export const supprimerMandatParmi = async (
  ctx: Ctx,
  { coproprieteId, ...saisie }: { coproprieteId: number; mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  await decider(ctx, { coproprieteId }, (d, faits) => retirer(d, saisie, faits))
  return {}
}

/**
 * The same by the identifier of the mandate; who asked for it, and waits for the answer, withdraws
 * its request without a reason. Throws `regles-non-respectees` without a reason, and as
 * `supprimerMandatParmi` or `retirerDemande`.
 */
export const supprimerMandat = async (
  ctx: Ctx,
  { mandatId, raison }: { mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  const dossier = await consulter(ctx.deps.db, { mandatId })
  const demande = demandesOuvertes(dossier, 'RATTACHEMENT').find((x) => x.mandatId === mandatId)
  if (demande && demande.teledeclarantId === acteurOf(ctx).teledeclarantId) {
    await deciderDemande(ctx, { demandeId: demande.id }, retirerDemande)
    return {}
  }
  const coproprieteId = dossier.id
  await chargerVisible(ctx, coproprieteId)
  if (!peutAdministrer(acteurOf(ctx))) throw new RegisterError('acces-non-autorise')
  if (raison === '')
    throw new RegisterError('regles-non-respectees', {
      message: 'Donnez la raison dans l’adresse (?raison=…), ou dans un corps JSON.',
      champs: [{ champ: 'raison', code: 'requis', message: MESSAGES.requis }],
    })
  return supprimerMandatParmi(ctx, { coproprieteId, mandatId, raison })
}

/** A keeper administrator withdraws every mandate, or those of a declarant. Throws as the domain's `retirerMandats`. */
export const retirerRattachement = async (
  ctx: Ctx,
  {
    coproprieteId,
    ...saisie
  }: { coproprieteId: number; raison: string; idTeledeclarant: number | null },
): Promise<Record<string, never>> => {
  await decider(ctx, { coproprieteId }, (d, faits) => retirerMandats(d, saisie, faits))
  return {}
}
