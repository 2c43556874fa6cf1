import {
  A_REDIGER,
  type Acteur,
  appliquerLigne,
  champDuChemin,
  contenuDeDepart,
  contenuDuJeu,
  controlerLue,
  type EtatLigne,
  type FieldError,
  type ImmatCopropriete,
  jeuDeRegles,
  type LigneLue,
  normaliser,
  peutVoirFiche,
  RegisterError,
  voieMiseAJour,
} from '@registre/domain'
import type { Dossier } from './dossiers.repository.ts'

export interface Verdict {
  etat: Extract<EtatLigne, 'PRETE' | 'A_CONFIRMER' | 'EN_ERREUR' | 'DEJA_ENREGISTREE'>
  erreurs: FieldError[]
  aConfirmer: FieldError[]
  /** What would be filed; null when the row names nothing that may be updated. */
  contenu: ImmatCopropriete | null
}

/** A draft begun on screen is never overwritten without a word. */
export const CODE_BROUILLON = 'PF-BROUILLON'

const surLeNumero = (code: 'introuvable' | 'transition-interdite'): Verdict => {
  const message =
    code === 'introuvable'
      ? 'Aucune copropriété rattachée à votre établissement ne porte ce numéro.'
      : 'Cette copropriété ne peut pas être mise à jour dans son état actuel.'
  return {
    etat: 'EN_ERREUR',
    erreurs: [{ champ: 'numero', code, message }],
    aConfirmer: [],
    contenu: null,
  }
}

const enChamps = (erreurs: readonly FieldError[]): FieldError[] =>
  erreurs.map((e) => ({ ...e, champ: champDuChemin(e.champ) }))

const brouillonEnCours = (
  { brouillonLe }: Dossier,
  confirmations: readonly string[],
): FieldError[] =>
  brouillonLe === null || confirmations.includes(CODE_BROUILLON)
    ? []
    : [
        {
          champ: 'numero',
          code: CODE_BROUILLON,
          message:
            'Une mise à jour annuelle de cette copropriété est déjà commencée à l’écran. Confirmez-vous la remplacer par cette ligne ?',
          confirmable: true,
        },
      ]

/**
 * Says what would come of a row if it were filed now: the same content, the same right and the same
 * rules as an update typed on
 * screen, then what is proper to a portfolio (already recorded, draft begun). Never throws.
 */
export const examinerLigne = (
  acteur: Acteur,
  lue: LigneLue,
  dossier: Dossier | undefined,
  { confirmations, jour }: { confirmations: readonly string[]; jour: string },
): Verdict => {
  if (lue.numero === null)
    return { etat: 'EN_ERREUR', erreurs: lue.erreurs, aConfirmer: [], contenu: null }
  if (!dossier?.courante || !peutVoirFiche(acteur, dossier.vue)) return surLeNumero('introuvable')
  if (voieMiseAJour(acteur, dossier.vue, 'ANNUELLE') === null)
    return surLeNumero('transition-interdite')
  const courante = normaliser(dossier.courante)
  const contenu = appliquerLigne(
    contenuDuJeu(contenuDeDepart(courante, 'ANNUELLE'), jeuDeRegles(jour).code),
    lue.valeurs,
  )
  if (lue.erreurs.length === 0 && JSON.stringify(contenu) === JSON.stringify(courante))
    return { etat: 'DEJA_ENREGISTREE', erreurs: [], aConfirmer: [], contenu }
  const rapport = controlerLue(
    {
      ...A_REDIGER,
      contenu,
      typeImmat: 'DEFAULT',
      typeMaj: 'ANNUELLE',
      confirmationsOffice: null,
      confirmations,
      financesCourantes: dossier.finances,
      verifications: dossier.verifications,
    },
    jour,
  )
  // A cell that cannot be read is told once: not a second time as an empty field.
  const illisibles = new Set(lue.erreurs.map((e) => e.champ))
  const lisibles = (erreurs: readonly FieldError[]) =>
    enChamps(erreurs).filter((e) => !illisibles.has(e.champ))
  const erreurs = [...lue.erreurs, ...lisibles(rapport.erreurs)]
  const aConfirmer = [...lisibles(rapport.aConfirmer), ...brouillonEnCours(dossier, confirmations)]
  return {
    etat: erreurs.length > 0 ? 'EN_ERREUR' : aConfirmer.length > 0 ? 'A_CONFIRMER' : 'PRETE',
    erreurs,
    aConfirmer,
    contenu,
  }
}

/** Throws what a verdict that changed since the check says. */
export const exigerPrete = (verdict: Verdict): void => {
  if (verdict.etat === 'EN_ERREUR')
    throw new RegisterError('regles-non-respectees', {
      champs: [...verdict.erreurs, ...verdict.aConfirmer],
    })
  if (verdict.etat === 'A_CONFIRMER')
    throw new RegisterError('confirmation-requise', { champs: verdict.aConfirmer })
}
