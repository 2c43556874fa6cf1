import {
  adresseUnique,
  CHANGEMENTS_SUCCESSEUR,
  invitationsParJour,
  RegisterError,
  SUCCESSEURS_JOURS,
  successeursParJour,
  refusDuChamp,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { empreinteDe } from '../../platform/echecs.ts'
import { aRefuse, compterDesignations } from './mesure.repository.ts'

const patienter = (message: string): never => {
  throw new RegisterError('trop-de-requetes', { message })
}

/**
 * A designation sends an official mail to whoever is named: it is bounded by co-ownership, by
 * account and by day. Throws `trop-de-requetes`.
 */
export const exigerMesureDesSuccesseurs = async (
  { deps: { clock } }: Ctx,
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  declarantId: number,
): Promise<void> => {
  const { portefeuille, sur_celle_ci, aujourdhui, invites } = await compterDesignations(tx, {
    coproprieteId,
    declarantId,
    maintenant: clock.now(),
    jours: SUCCESSEURS_JOURS,
  })
  if (sur_celle_ci > CHANGEMENTS_SUCCESSEUR)
    patienter(
      'Vous avez déjà changé le successeur de cette copropriété : pour le changer encore, écrivez au teneur du registre depuis l’aide. Votre successeur peut aussi demander lui-même son rattachement.',
    )
  if (aujourdhui >= successeursParJour(portefeuille))
    patienter(
      `Votre établissement a déclaré ${aujourdhui} successeurs aujourd’hui : reprenez demain, ou écrivez au teneur du registre depuis l’aide.`,
    )
  if (invites >= invitationsParJour(portefeuille))
    patienter(
      `Votre établissement a invité ${invites} successeurs sans compte aujourd’hui : reprenez demain, ou écrivez au teneur du registre depuis l’aide.`,
    )
}

/** An address that refused for good is not designated. Throws `regles-non-respectees`. */
export const exigerAdresseConsentante = async (
  { deps: { db } }: Ctx,
  email: string,
): Promise<void> => {
  if (email.trim() === '' || !(await aRefuse(db, empreinteDe(adresseUnique(email))))) return
  throw refusDuChamp(
    'email',
    'designation-refusee',
    'Cette adresse a demandé à ne plus être désignée comme successeur : indiquez-en une autre.',
  )
}
