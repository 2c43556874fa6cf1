import { estDeLEtablissement, peutAgir, peutPreparer } from '../acces/acteur.ts'
import { isNotaire } from '../acces/profils.ts'
import type { Acteur } from '../acces/acteur.ts'
import type { Autorite } from '../acces/autorites.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { can } from '../kernel/machine.ts'
import { machineDeclaration } from './declaration.machine.ts'
import type { EtatDeclaration, TypeImmatriculation } from './declaration.enums.ts'

/** What a policy knows of a declaration. */
export interface DeclarationVue {
  auteurTeledeclarantId: number
  etat: EtatDeclaration
  typeImmat: TypeImmatriculation
}

/** The authority that each registration kind asks for. */
const AUTORITE_IMMATRICULATION: Record<TypeImmatriculation, Autorite> = {
  DEFAULT: 'IMMATRICULER_NVELLE_COPRO',
  INITIALE: 'IMMATRICULER_INITIALE',
  OFFICE: 'IMMATRICULER_D_OFFICE',
}

/**
 * Who may start a registration of this kind: an account with its authority, active for what a
 * notary or a keeper writes. A declarant prepares its own while the letter that activates it
 * travels; sending waits for activation (`soumettre`). A notary holds the menu's authority too, but
 * registers as a notary: initially or ex officio.
 */
export const peutImmatriculer = (acteur: Acteur, typeImmat: TypeImmatriculation): boolean =>
  typeImmat === 'DEFAULT'
    ? peutPreparer(acteur, AUTORITE_IMMATRICULATION.DEFAULT) && !isNotaire(acteur.profil)
    : peutAgir(acteur, AUTORITE_IMMATRICULATION[typeImmat])

/** A draft is seen by the establishment that writes it, and by nobody else. */
export const peutVoirBrouillon = (acteur: Acteur, declaration: DeclarationVue): boolean =>
  declaration.etat !== 'SUPPRIME' &&
  estDeLEtablissement(acteur, declaration.auteurTeledeclarantId) &&
  peutImmatriculer(acteur, declaration.typeImmat)

/** Save a step, delete: the author's establishment, while the declaration is a draft. */
export const peutModifierBrouillon = (acteur: Acteur, declaration: DeclarationVue): boolean =>
  peutVoirBrouillon(acteur, declaration) &&
  peutPreparer(acteur, 'ENREGISTRER_MODIFICATIONS') &&
  can(machineDeclaration, declaration.etat, 'enregistrer-etape')

/** The three ways back to the declarant: a draft, a clarification asked, a refusal to correct. */
export const peutReprendre = (
  acteur: Acteur,
  declaration: DeclarationVue,
  etatCopropriete: EtatCopropriete,
): boolean =>
  (etatCopropriete === 'BROUILLON' ||
    etatCopropriete === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS' ||
    etatCopropriete === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES') &&
  peutModifierBrouillon(acteur, declaration)
