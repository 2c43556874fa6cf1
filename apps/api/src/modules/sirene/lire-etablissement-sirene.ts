import { controlerSiret, estFerme, normaliserSiret, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

/**
 * An establishment of the directory. Throws `regles-non-respectees` for what is no SIRET,
 * `introuvable`, `sirene-indisponible`.
 */
export const lireEtablissementSirene = async ({ deps }: Ctx, siret: string) => {
  const champs = controlerSiret(siret)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const trouve = await deps.sirene.trouver(normaliserSiret(siret))
  if (!trouve)
    throw new RegisterError('introuvable', {
      message:
        'L’annuaire des entreprises ne connaît pas ce SIRET. Vérifiez-le, ou saisissez vous-même les coordonnées de l’établissement.',
    })
  const { etat, ...etablissement } = trouve
  return { ...etablissement, actif: !estFerme(etat) }
}
