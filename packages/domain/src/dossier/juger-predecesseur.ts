import { quiADeclare } from './destinataire.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { peutJugerPredecesseur } from '../declaration/mise-a-jour.policy.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerRegles } from '../kernel/rules.ts'
import {
  type Changement,
  courrielDossier,
  ensuite,
  type FaitsActeur,
  interdit,
  RIEN,
} from './changement.ts'
import { controlerLue, type DeclarationLue } from './declaration-lue.ts'
import { declarationCourante, type Dossier, reperesDe } from './dossier.ts'
import { mettreEnVigueur, reporter } from './mettre-a-jour.ts'
import { vueDuDossier } from './vue.ts'

/**
 * What the predecessor filed awaits the syndic in office, who must be this person's house. Throws
 * `introuvable`, `transition-interdite`.
 */
const exigerAJuger = (d: Dossier, l: DeclarationLue, { acteur, jour }: FaitsActeur): void => {
  if (l.baseId === null || l.auteurTeledeclarantId === acteur.teledeclarantId)
    throw new RegisterError('introuvable')
  if (!peutJugerPredecesseur(acteur, vueDuDossier(d, jour))) throw new RegisterError('introuvable')
  if (l.etat !== 'A_VALIDER') interdit('Vous avez déjà répondu à cette mise à jour.')
}

const prevenir = (d: Dossier, l: DeclarationLue, acceptee: boolean): Changement => ({
  ...RIEN,
  envois: courrielDossier(quiADeclare(l), 'mise-a-jour-jugee', { ...reperesDe(d), acceptee }),
})

/**
 * The successor accepts: the predecessor's update becomes the current declaration. What the
 * successor itself filed meanwhile stays where the predecessor changed nothing: `contenus` are
 * those of the base and of the current declaration, null when they are the same one. Throws as
 * `exigerAJuger`, `regles-non-respectees`.
 */
export const accepterDeclarationPredecesseur = (
  d: Dossier,
  l: DeclarationLue,
  contenus: { base: ImmatCopropriete; courante: ImmatCopropriete } | null,
  faits: FaitsActeur,
): Changement => {
  exigerAJuger(d, l, faits)
  const surLaCourante = contenus
    ? {
        ...l,
        baseId: declarationCourante(d)?.id ?? l.baseId,
        contenu: reporter(l, contenus.base, contenus.courante, faits.jour),
      }
    : l
  exigerRegles(controlerLue(surLaCourante, faits.jour))
  return ensuite(mettreEnVigueur(d, surLaCourante, faits), prevenir(d, l, true))
}

/** The successor sets the predecessor's update aside. Throws as `exigerAJuger`. */
export const supprimerDeclarationPredecesseur = (
  d: Dossier,
  l: DeclarationLue,
  faits: FaitsActeur,
): Changement => {
  exigerAJuger(d, l, faits)
  const evenement = 'supprimer-declaration-predecesseur'
  return {
    ...prevenir(d, l, false),
    actes: [
      {
        categorie: 'DECLARATION',
        type: evenement,
        declarationId: l.id,
        etatDe: 'declaration',
        mouvements: [{ quoi: 'declaration', id: l.id, evenement }],
      },
    ],
  }
}
