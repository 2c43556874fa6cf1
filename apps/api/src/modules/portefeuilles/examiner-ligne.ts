import {
  A_REDIGER,
  type Acteur,
  appliquerLigne,
  champDuChemin,
  CHEMIN_BATIMENTS,
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
export const CODE_BROUILLON = 'PF-BROUILLON'

const PHRASES = {
  introuvable: 'Aucune copropriété rattachée à votre établissement ne porte ce numéro.',
  'transition-interdite': 'Cette copropriété ne peut pas être mise à jour dans son état actuel.',
  'deja-existant':
    'Une autre mise à jour que vous avez déposée attend déjà l’accord du syndic actuel.',
} as const

const surLeNumero = (code: keyof typeof PHRASES): Verdict => {
  const message = PHRASES[code]
  return {
    etat: 'EN_ERREUR',
    sousAccord: false,
    erreurs: [{ champ: 'numero', code, message }],
    aConfirmer: [],
    contenu: null,
  }
}

/** A workbook has one row a co-ownership: what its buildings lack is told once, with the way. */
const BATIMENTS: FieldError = {
  champ: 'numero',
  code: 'PF-BATIMENTS',
  message:
    'Décrivez d’abord les bâtiments de cette copropriété par une mise à jour à l’écran : ils seront repris dans les classeurs suivants.',
}

const enChamps = (erreurs: readonly FieldError[]): FieldError[] => {
  const autres = erreurs.filter((e) => !e.champ.startsWith(`${CHEMIN_BATIMENTS}.`))
  return [
    ...autres.map((e) => ({ ...e, champ: champDuChemin(e.champ) })),
    ...(autres.length < erreurs.length ? [BATIMENTS] : []),
  ]
}

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
    return {
      etat: 'EN_ERREUR',
      sousAccord: false,
      erreurs: lue.erreurs,
      aConfirmer: [],
      contenu: null,
    }
  if (!dossier?.courante || !peutVoirFiche(acteur, dossier.vue)) return surLeNumero('introuvable')
  const voie = voieMiseAJour(acteur, dossier.vue, 'ANNUELLE')
  if (voie === null) return surLeNumero('transition-interdite')
  const sousAccord = voie === 'a-accepter'
  const courante = normaliser(dossier.courante)
  const contenu = appliquerLigne(
    contenuDuJeu(contenuDeDepart(courante, 'ANNUELLE'), jeuDeRegles(jour).code),
    lue.valeurs,
  )
  const memeQue = (declare: ImmatCopropriete): boolean =>
    lue.erreurs.length === 0 && JSON.stringify(contenu) === JSON.stringify(normaliser(declare))
  const rien = { sousAccord, erreurs: [], aConfirmer: [], contenu }
  if (memeQue(courante)) return { etat: 'DEJA_ENREGISTREE', ...rien }
  if (sousAccord && dossier.enAttente !== null)
    return memeQue(dossier.enAttente)
      ? { etat: 'ATTEND_ACCORD', ...rien }
      : surLeNumero('deja-existant')
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
    sousAccord,
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
