import type { Acteur } from '../acces/acteur.ts'
import { estSiret, fauteDeSiret, sirenDe, siretLisible } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
import { peutModifierEtablissement } from '../teledeclarant/etablissement.policy.ts'
import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import { niveauDe } from '../utilisateur/niveaux.ts'
import {
  acteDuDeclarant,
  type ChangementDeCompte,
  courrielCompte,
  type PoseDeclarant,
} from './changement.ts'
import { type Compte, declarantDe } from './compte.ts'

/** The principal administrator of a firm or an office moves it; nobody does it in their place. */
export const peutChangerEtablissement = (acteur: Acteur, teledeclarantId: number): boolean =>
  peutModifierEtablissement(acteur, teledeclarantId) &&
  niveauDe(acteur.profil) === 'ADMIN_PRINCIPAL'

const faute = (code: string, message: string): FieldError => ({ champ: 'siret', code, message })

/**
 * Why a declarant may not take another SIRET, normalised: its kind has none, it is no SIRET, or it
 * is that of another firm.
 */
export const controlerChangementEtablissement = (
  { type, siret }: { type: TypeTeledeclarant; siret: string },
  vers: string,
): FieldError[] => {
  if ((type !== 'PRO' && type !== 'NOTAIRE') || siret === '')
    return [
      faute(
        'sans-siret',
        'Votre compte n’a pas de SIRET à changer : écrivez au teneur du registre, qui vérifiera votre situation.',
      ),
    ]
  if (!estSiret(vers))
    return [faute('siret', fauteDeSiret(vers) ?? 'Saisissez les 14 chiffres du nouveau SIRET.')]
  return sirenDe(vers) === sirenDe(siret)
    ? []
    : [
        faute(
          'autre-entreprise',
          `Ce SIRET est celui d’une autre entreprise (SIREN ${sirenDe(vers)}, le vôtre est ${sirenDe(siret)}) : ce n’est pas un déménagement. Pour une fusion ou un rachat, l’administrateur du cabinet qui reprend demande tout le portefeuille en une fois, par « Se rattacher à une copropriété ».`,
        ),
      ]
}

/** The sentence of a SIRET that another account has: two accounts become one by a merger. */
export const messageFusion = (siret: string): string =>
  `L’établissement ${siretLisible(siret)} a déjà son propre compte au registre : réunir deux comptes est une fusion. L’administrateur du compte qui reste demande tout le portefeuille de l’autre en une fois, par « Se rattacher à une copropriété ».`

/**
 * A firm moves to another of its establishments: its account, and all that hangs from it, follow.
 * The certificates of the establishment itself go with the former one. `quand`: as the mail says
 * it. Throws `introuvable`.
 */
export const changerEtablissement = (
  compte: Compte,
  { pose, quand }: { pose: PoseDeclarant & { siret: string }; quand: string },
): ChangementDeCompte => {
  const { id, siret } = declarantDe(compte)
  const sansCertificat = { certificatDn1: '', certificatDn2: '', emetteurDn1: '', emetteurDn2: '' }
  const acte = acteDuDeclarant(id, 'changer-etablissement', null, { ...pose, ...sansCertificat })
  const admins = compte.utilisateurs.filter(
    ({ etat, profil }) => etat === 'OUVERT' && niveauDe(profil) !== 'GESTIONNAIRE',
  )
  return {
    actes: [{ ...acte, etatDe: 'siret' }],
    envois: admins.flatMap(({ email }) =>
      courrielCompte(email, 'etablissement-change', {
        etablissement: pose.raisonSociale ?? '',
        de: siretLisible(siret ?? ''),
        vers: siretLisible(pose.siret),
        adresse: (pose.adresse ?? []).filter((ligne) => ligne !== '').join(', '),
        quand,
      }),
    ),
  }
}
