import { isNotaire, isTeneur } from '../acces/profils.ts'
import type { Batiment } from '../declaration/champs/batiment.ts'
import { contenuDuJeu } from '../declaration/contenu-du-jeu.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import { estAVenir, type JeuDeRegles, jeuDeRegles, jeuSuivant } from '../declaration/jeux.ts'
import { contenuDeDepart, typesDeMiseAJour } from '../declaration/mise-a-jour.ts'
import { type TypeMajOuvrable, voieMiseAJour } from '../declaration/mise-a-jour.policy.ts'
import { RegisterError } from '../kernel/errors.ts'
import { type Changement, type FaitsActeur, interdit, NOUVEAU, RIEN } from './changement.ts'
import type { DeclarationLue } from './declaration-lue.ts'
import { declarationCourante, type DeclarationDuDossier, type Dossier } from './dossier.ts'
import { exigerVisible } from './vue.ts'

// How an update is opened: today's, or the one that prepares the coming set of data.

/**
 * Under which establishment this person writes an update. A keeper has none: the correction is
 * filed under the dossier's own, and stays the keepers' alone.
 */
export const auteurDe = (d: Dossier, { acteur }: FaitsActeur): number => {
  if (isTeneur(acteur.profil)) return d.auteurTeledeclarantId
  if (acteur.teledeclarantId === null) throw new RegisterError('acces-non-autorise')
  return acteur.teledeclarantId
}

/** The kind of update that is opened; `preparer`: of the coming set, filed from its first day on. */
export interface OuvertureMaj {
  type: TypeMajOuvrable
  preparer?: boolean
}

/** The set of an update that is opened. Throws `transition-interdite` when none comes to prepare. */
const jeuOuvert = ({ preparer = false }: OuvertureMaj, { jour }: FaitsActeur): JeuDeRegles =>
  preparer
    ? (jeuSuivant(jour) ?? interdit('Aucune nouvelle liste de données n’est annoncée.'))
    : jeuDeRegles(jour)

const brouillonsDe = (d: Dossier, faits: FaitsActeur): DeclarationDuDossier[] => {
  const auteur = auteurDe(d, faits)
  return d.declarations.filter(
    (l) => l.etat === 'BROUILLON' && l.baseId !== null && l.auteurTeledeclarantId === auteur,
  )
}

/**
 * Whoever begins an update may file it: gives the draft of this kind that its house already writes,
 * the one that was prepared first; null for none. Throws `introuvable`, `transition-interdite`.
 */
export const brouillonOuvert = (
  d: Dossier,
  ouverture: OuvertureMaj,
  faits: FaitsActeur,
): DeclarationDuDossier | null => {
  const { type, preparer = false } = ouverture
  const vue = exigerVisible(d, faits)
  if (voieMiseAJour(faits.acteur, vue, type) === null) interdit(undefined, { etat: d.etat })
  if (!declarationCourante(d)) throw new RegisterError('introuvable')
  const { code } = jeuOuvert(ouverture, faits)
  const siens = brouillonsDe(d, faits).filter((l) => l.typeMaj === type)
  const duJeu = siens.find((l) => l.jeu === code)
  if (duJeu || preparer) return duJeu ?? null
  return siens.find((l) => !estAVenir(l.jeu, faits.jour)) ?? null
}

/**
 * The draft that its house prepared under the set in force, whose buildings another update takes;
 * null for none. Throws `acces-non-autorise`.
 */
export const brouillonPrepare = (d: Dossier, faits: FaitsActeur): DeclarationDuDossier | null => {
  const { code } = jeuDeRegles(faits.jour)
  const courante = declarationCourante(d)
  return !courante || courante.jeu === code
    ? null
    : (brouillonsDe(d, faits).find((l) => l.jeu === code) ?? null)
}

/**
 * A new draft, filled from the current declaration, and from the buildings that were prepared.
 * Throws `acces-non-autorise`, `transition-interdite`.
 */
export const commencerMiseAJour = (
  d: Dossier,
  {
    courante,
    prepares = [],
    ...ouverture
  }: OuvertureMaj & { courante: DeclarationLue; prepares?: readonly Batiment[] },
  faits: FaitsActeur,
): Changement => {
  const { acteur } = faits
  const { type } = ouverture
  const jeu = jeuOuvert(ouverture, faits).code
  const types = typesDeMiseAJour(courante, isNotaire(acteur.profil))
  return {
    ...RIEN,
    actes: [
      {
        categorie: 'BROUILLON',
        type: 'commencer-mise-a-jour',
        declarationId: NOUVEAU.declaration,
        donnees: { typeMaj: type, ...(ouverture.preparer ? { jeu } : {}) },
        mouvements: [
          {
            quoi: 'declaration',
            id: NOUVEAU.declaration,
            evenement: 'creer-brouillon',
            pose: {
              ...types,
              ...(isTeneur(acteur.profil) ? { typeImmat: courante.typeImmat } : {}),
              typeMaj: type,
              baseId: courante.id,
              jeu,
              contenu: contenuDuJeu(
                contenuDeDepart(normaliser(courante.contenu), type, faits.jour),
                jeu,
                prepares,
              ),
              etape: ouverture.preparer ? 'donnees-techniques' : 'identification',
              auteurTeledeclarantId: auteurDe(d, faits),
              auteurUtilisateurId: acteur.utilisateurId,
            },
          },
        ],
      },
    ],
  }
}
