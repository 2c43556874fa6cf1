import {
  A_REDIGER,
  type Acteur,
  appliquerLigne,
  BASCULE_2027,
  batimentsRetires,
  champDuChemin,
  CHEMIN_BATIMENTS,
  CODE_ARRONDI,
  CODE_BATIMENT_RETIRE,
  contenuADeposer,
  contenuDeDepart,
  contenuDuJeu,
  controlerLue,
  type EtatLigne,
  type FieldError,
  formatFrDate,
  type ImmatCopropriete,
  jeuDeRegles,
  type LigneLue,
  normaliser,
  parBatiment,
  peutVoirFiche,
  situerErreur,
  voieMiseAJour,
} from '@registre/domain'
import type { Dossier } from './dossiers.repository.ts'

export interface Verdict {
  etat: Extract<
    EtatLigne,
    'PRETE' | 'A_CONFIRMER' | 'EN_ERREUR' | 'DEJA_ENREGISTREE' | 'ATTEND_ACCORD'
  >
  /** Filed, it takes effect once the syndic in office agrees. */
  sousAccord: boolean
  erreurs: FieldError[]
  aConfirmer: FieldError[]
  /** What would be filed; null when the row names nothing that may be updated. */
  contenu: ImmatCopropriete | null
}

/** A draft begun on screen is never overwritten without a word. */
const CODE_BROUILLON = 'PF-BROUILLON'
/** What is asked of a portfolio alone: a declaration knows nothing of it. */
export const CODES_PROPRES: readonly string[] = [CODE_BROUILLON, CODE_BATIMENT_RETIRE, CODE_ARRONDI]

const PHRASES = {
  introuvable: 'Aucune copropriété rattachée à votre établissement ne porte ce numéro.',
  'transition-interdite': 'Cette copropriété ne peut pas être mise à jour dans son état actuel.',
  'deja-existant':
    'Une autre mise à jour que vous avez déposée attend déjà l’accord du syndic actuel.',
} as const

/** A row that names nothing that may be updated, or that may not be. */
export const enErreur = (erreurs: FieldError[]): Verdict => ({
  etat: 'EN_ERREUR',
  sousAccord: false,
  erreurs,
  aConfirmer: [],
  contenu: null,
})
const surLeNumero = (code: keyof typeof PHRASES): Verdict =>
  enErreur([{ champ: 'numero', code, message: PHRASES[code] }])

/** A row that tells nothing of the buildings: what they lack is told once, with the way. */
const BATIMENTS: FieldError = {
  champ: 'batiments',
  code: 'PF-BATIMENTS',
  message:
    'Décrivez les bâtiments de cette copropriété dans la feuille « Bâtiments » du modèle, ou par une mise à jour à l’écran.',
}

/** Buildings are not declared one by one yet: they are refused, and not lost without a word. */
const TROP_TOT: FieldError = {
  champ: 'batiments',
  code: 'PF-BATIMENTS-AVANT',
  message: `Les bâtiments se déclarent un par un à partir du ${formatFrDate(BASCULE_2027)} : d’ici là, retirez-les de ce dépôt.`,
}

/** The errors with the row of the second sheet that each is about. */
const situees = (erreurs: readonly FieldError[], { bruts }: LigneLue): FieldError[] =>
  erreurs.map((e) => situerErreur(e, bruts))

const enChamps = (erreurs: readonly FieldError[], { batiments }: LigneLue): FieldError[] => {
  const autres =
    batiments === undefined
      ? erreurs.filter((e) => !e.champ.startsWith(`${CHEMIN_BATIMENTS}.`))
      : erreurs
  return [
    ...autres.map((e) => ({ ...e, champ: champDuChemin(e.champ) })),
    ...(autres.length < erreurs.length ? [BATIMENTS] : []),
  ]
}

const BROUILLON: FieldError = {
  champ: 'numero',
  code: CODE_BROUILLON,
  message:
    'Une mise à jour annuelle de cette copropriété est déjà commencée à l’écran. Confirmez-vous la remplacer par cette ligne ?',
  confirmable: true,
}

/**
 * Says what would come of a row if it were filed now: the same content, the same right and the same
 * rules as an update typed on screen, then what is proper to a portfolio (already recorded, draft
 * begun). Never throws.
 */
export const examinerLigne = (
  acteur: Acteur,
  lue: LigneLue,
  dossier: Dossier | undefined,
  { confirmations, jour }: { confirmations: readonly string[]; jour: string },
): Verdict => {
  if (lue.numero === null) return enErreur(situees(lue.erreurs, lue))
  if (!dossier?.courante || !peutVoirFiche(acteur, dossier.vue)) return surLeNumero('introuvable')
  const voie = voieMiseAJour(acteur, dossier.vue, 'ANNUELLE')
  if (voie === null) return surLeNumero('transition-interdite')
  const sousAccord = voie === 'a-accepter'
  const courante = normaliser(dossier.courante)
  const { code: jeu } = jeuDeRegles(jour)
  const redigee = {
    ...A_REDIGER,
    contenu: appliquerLigne(
      contenuDuJeu(contenuDeDepart(courante, 'ANNUELLE', jour), jeu, dossier.prepares),
      parBatiment(jeu) ? lue : { valeurs: lue.valeurs },
    ),
    typeImmat: 'DEFAULT',
    typeMaj: 'ANNUELLE',
    confirmationsOffice: null,
    confirmations,
    courante,
    jeuCourant: dossier.jeu,
    verifications: dossier.verifications,
  } as const
  const { contenu } = contenuADeposer(redigee, jour)
  const tropTot = lue.batiments !== undefined && !parBatiment(jeu) ? [TROP_TOT] : []
  const memeQue = (declare: ImmatCopropriete): boolean =>
    lue.erreurs.length + tropTot.length === 0 &&
    JSON.stringify(contenu) === JSON.stringify(normaliser(declare))
  const rien = { sousAccord, erreurs: [], aConfirmer: [], contenu }
  if (memeQue(courante)) return { etat: 'DEJA_ENREGISTREE', ...rien }
  if (sousAccord && dossier.enAttente !== null)
    return memeQue(dossier.enAttente)
      ? { etat: 'ATTEND_ACCORD', ...rien }
      : surLeNumero('deja-existant')
  const rapport = controlerLue(redigee, jour)
  // A cell that cannot be read is told once: not a second time as an empty field.
  const illisibles = new Set(lue.erreurs.map((e) => e.champ))
  const lisibles = (erreurs: readonly FieldError[]) =>
    enChamps(erreurs, lue).filter((e) => !illisibles.has(e.champ))
  const erreurs = situees([...tropTot, ...lue.erreurs, ...lisibles(rapport.erreurs)], lue)
  const propres = [
    ...(lue.batiments && parBatiment(jeu) ? batimentsRetires(courante, contenu) : []),
    ...lue.arrondis,
    ...(dossier.brouillonLe === null ? [] : [BROUILLON]),
  ]
  const aConfirmer = [
    ...lisibles(rapport.aConfirmer),
    ...propres.filter((e) => !confirmations.includes(e.code)),
  ]
  return {
    etat: erreurs.length > 0 ? 'EN_ERREUR' : aConfirmer.length > 0 ? 'A_CONFIRMER' : 'PRETE',
    sousAccord,
    erreurs,
    aConfirmer,
    contenu,
  }
}
