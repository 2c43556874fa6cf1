import type { Tx } from '@registre/db'
import {
  controlerUtilisateur,
  erreurLimiteAdminsSecondaires,
  normaliserTelephone,
  peutAjouterAdminSecondaire,
  RegisterError,
  type SaisieUtilisateur,
  refusDuChamp,
} from '@registre/domain'
import { compterAdminsSecondaires } from './utilisateur.repository.ts'

/**
 * Checks the shapes of a form on an account; gives it with its telephone in the stored form. Throws
 * `regles-non-respectees` with the fields.
 */
export const exigerSaisie = <S extends SaisieUtilisateur>(saisie: S): S => {
  const champs = controlerUtilisateur(saisie)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  return { ...saisie, telephone: normaliserTelephone(saisie.telephone) ?? '' }
}

/**
 * An account passes to another person: throws `regles-non-respectees` while a second factor of the
 * first one, which may be a passkey that signs in alone, would still open it.
 */
export const exigerSansSecondFacteur = (secondFacteur: boolean): void => {
  if (secondFacteur)
    throw refusDuChamp(
      'email',
      'second-facteur',
      'La double authentification de ce compte ouvrirait encore à la personne d’avant : faites-la effacer par le teneur du registre, puis changez le nom et l’adresse.',
    )
}

/**
 * Throws `regles-non-respectees` when the establishment, taken by the caller, already has its four
 * secondary administrators.
 */
export const exigerPlaceAdminSecondaire = async (
  tx: Tx,
  teledeclarantId: number,
): Promise<void> => {
  if (!peutAjouterAdminSecondaire(await compterAdminsSecondaires(tx, teledeclarantId)))
    throw new RegisterError('regles-non-respectees', { champs: [erreurLimiteAdminsSecondaires()] })
}
