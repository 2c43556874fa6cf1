import { formatFrDate, jourAParis } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'

/**
 * What the directory of companies says of an establishment: AUTRE_UNITE, its legal unit has ceased
 * or bears another SIREN; NON_DIFFUSIBLE, it lives and its data are not shown.
 */
export const ETATS_ANNUAIRE = ['ACTIF', 'FERME', 'AUTRE_UNITE', 'NON_DIFFUSIBLE'] as const
export type EtatAnnuaire = (typeof ETATS_ANNUAIRE)[number]

/** What the watch keeps of it: a SIRET that the directory has not is a finding too. */
export const ETATS_VEILLE = [...ETATS_ANNUAIRE, 'INTROUVABLE'] as const
export type EtatVeille = (typeof ETATS_VEILLE)[number]

/**
 * What keepers look for: what waits for them (a finding, a request for the whole portfolio), closures
 * that they confirmed, each finding.
 */
export const FILTRES_VEILLE = [
  'A_EXAMINER',
  'REPRISE_DEMANDEE',
  'FERMETURE_CONFIRMEE',
  'FERME',
  'AUTRE_UNITE',
  'NON_DIFFUSIBLE',
  'INTROUVABLE',
] as const
export type FiltreVeille = (typeof FILTRES_VEILLE)[number]

export const LABELS_VEILLE: { readonly [E in EtatVeille]: string } = {
  ACTIF: 'En activité',
  FERME: 'Établissement fermé',
  AUTRE_UNITE: 'Unité légale cessée ou remplacée',
  NON_DIFFUSIBLE: 'Données non diffusibles',
  INTROUVABLE: 'Introuvable',
}

export const LABELS_FILTRE_VEILLE: { readonly [F in FiltreVeille]: string } = {
  ...LABELS_VEILLE,
  A_EXAMINER: 'À examiner',
  REPRISE_DEMANDEE: 'Reprise du portefeuille à décider',
  FERMETURE_CONFIRMEE: 'Fermeture confirmée',
}

/** A finding in the keepers' lists; '' where there is none, or nothing to see. */
export const libelleVeille = (etat: string | null, confirmee: boolean): string => {
  if (confirmee) return 'Fermeture confirmée'
  const vu = ETATS_VEILLE.find((e) => e === etat) ?? 'ACTIF'
  return vu === 'ACTIF' ? '' : LABELS_VEILLE[vu]
}

/** What a keeper does of a finding: `LEVER` where it is a mistake, or where nothing is to be done. */
export const DECISIONS_FERMETURE = ['CONFIRMER', 'LEVER'] as const
export type DecisionFermeture = (typeof DECISIONS_FERMETURE)[number]

/** What the readings of the directory say of an establishment; instants in milliseconds. */
export interface Veille {
  etat: EtatVeille
  luLe: number
  /** The first reading that said so. */
  constateLe: number
  /** A keeper confirmed that it is closed: it asks for no attachment any more. */
  confirmeLe: number | null
  /** A keeper looked, and nothing is to be done. */
  leveLe: number | null
  /** What its people were already told. */
  dits: readonly EtatVeille[]
}

/** It is no more: as an establishment, or with its legal unit. */
export const estFerme = (etat: EtatVeille): boolean => etat === 'FERME' || etat === 'AUTRE_UNITE'

/** An establishment is asked about again after so many days, never sooner. */
export const VEILLE_JOURS = 7

/**
 * The watch after a reading: what was found first stays; an establishment that lives is closed no
 * more. `dire`: its people are told, once for each finding.
 */
export const lireAnnuaire = (
  avant: Veille | null,
  etat: EtatVeille,
  maintenant: number,
): { veille: Veille; change: boolean; dire: boolean } => {
  const meme = avant !== null && (avant.etat === etat || (estFerme(avant.etat) && estFerme(etat)))
  const vit = etat === 'ACTIF' || etat === 'NON_DIFFUSIBLE'
  const dits = avant?.dits ?? []
  const dire = etat !== 'ACTIF' && !dits.includes(etat)
  return {
    veille: {
      etat,
      luLe: maintenant,
      constateLe: meme ? avant.constateLe : maintenant,
      confirmeLe: vit ? null : (avant?.confirmeLe ?? null),
      leveLe: meme ? avant.leveLe : null,
      dits: dire ? [...dits, etat] : dits,
    },
    change: avant === null ? etat !== 'ACTIF' : avant.etat !== etat,
    dire,
  }
}

/** Two readings of different days say that it is closed, and nobody has confirmed it yet. */
export const fermetureConfirmable = (v: Veille): boolean =>
  estFerme(v.etat) && v.confirmeLe === null && jourAParis(v.constateLe) < jourAParis(v.luLe)

/** What a keeper may decide now. */
export const decisionsFermeture = (v: Veille): DecisionFermeture[] => [
  ...(fermetureConfirmable(v) ? (['CONFIRMER'] as const) : []),
  ...(v.confirmeLe !== null || (v.etat !== 'ACTIF' && v.leveLe === null)
    ? (['LEVER'] as const)
    : []),
]

const REFUS: { readonly [D in DecisionFermeture]: (v: Veille) => string } = {
  CONFIRMER: (v) =>
    v.confirmeLe === null && estFerme(v.etat)
      ? `L’annuaire des entreprises n’a été lu fermé que le ${formatFrDate(jourAParis(v.luLe))} : attendez qu’une lecture d’un autre jour le redise.`
      : 'Il n’y a pas de fermeture à confirmer : actualisez la fiche.',
  LEVER: () => 'Il n’y a rien à lever : actualisez la fiche.',
}

/** The watch after a keeper's decision. Throws `transition-interdite` where it cannot be taken. */
export const deciderFermeture = (
  v: Veille,
  decision: DecisionFermeture,
  maintenant: number,
): Veille => {
  if (!decisionsFermeture(v).includes(decision))
    throw new RegisterError('transition-interdite', { message: REFUS[decision](v) })
  return decision === 'CONFIRMER'
    ? { ...v, confirmeLe: maintenant, leveLe: null }
    : { ...v, confirmeLe: null, leveLe: maintenant }
}

/** Throws `transition-interdite`, with what to do, for an establishment whose closure is confirmed. */
export const exigerOuvert = (ferme: boolean): void => {
  if (ferme)
    throw new RegisterError('transition-interdite', {
      message:
        'Votre établissement est fermé selon l’annuaire des entreprises, et un teneur l’a confirmé : il ne peut plus demander de rattachement. S’il a déménagé, faites enregistrer son nouveau SIRET ; si c’est une erreur, écrivez au teneur du registre depuis l’aide. Vous pouvez toujours déclarer les comptes des années passées.',
    })
}
