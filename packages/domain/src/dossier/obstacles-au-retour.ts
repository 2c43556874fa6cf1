import { deNom } from '../kernel/de-nom.ts'
import { type Decision, type Empreinte, SORTES_DE_DECISION } from '../decision/decision.ts'
import { demandeOuverte } from '../demande/demande.enums.ts'
import { LABELS_TYPE_DEMANDE } from '../demande/demande.labels.ts'
import { formatFrDate, jourAParis } from '../kernel/dates.ts'
import { type EtatMandat, ETATS_MANDAT_OCCUPANTS } from '../mandat/mandat.machine.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { interdit } from './changement.ts'
import type { Dossier } from './dossier.ts'

// What rests on a decision: as long as it stands, the decision is not taken back.

/** Where what rests on a decision is seen, and taken back in its turn. */
export type LienObstacle =
  | { quoi: 'decision' | 'demande' | 'mandat' | 'declaration'; id: number }
  | { quoi: 'fiche' }

/** One thing that rests on a decision, said with what to do about it. */
export interface Obstacle {
  message: string
  lien: LienObstacle
}

/** What the register knows beside the dossier of what followed a decision. */
export interface SuitesDecision {
  /** Taken later on the same co-ownership and standing, latest first. */
  posterieures: readonly Decision[]
  /** Names of the successors that were declared since, and are waited for. */
  successeurs: readonly string[]
}

type Periode = Empreinte['mandats'][number]

/** The mandates that a decision moved or made, as they stood before and after it. */
export const mandatsDeplaces = ({ avant, apres }: Pick<Decision, 'avant' | 'apres'>) =>
  apres.mandats.flatMap((m) => {
    const m0 = avant.mandats.find((x) => x.id === m.id)
    const pareil = m0 && m0.etat === m.etat && m0.debut === m.debut && m0.fin === m.fin
    return m0 && !pareil ? [{ avant: m0, apres: m }] : []
  })

const occupe = (m: Pick<Periode, 'etat'>): boolean =>
  ETATS_MANDAT_OCCUPANTS.some((e) => e === m.etat)

/** True for a decision that moved mandates which count, or what is registered. */
const toucheLesMandats = (x: Decision): boolean =>
  mandatsDeplaces(x).some((m) => occupe(m.avant) || occupe(m.apres))

/** True when the second of two decisions rests on the first. */
const repose = (sur: Decision, x: Decision): boolean =>
  SORTES_DE_DECISION[x.sorte].masque ||
  x.avant.copropriete.etat !== x.apres.copropriete.etat ||
  mandatsDeplaces(x).some((m) => mandatsDeplaces(sur).some((n) => n.apres.id === m.apres.id))

const decisions = (decision: Decision, { posterieures }: SuitesDecision): Obstacle[] =>
  posterieures
    .filter((x) => repose(decision, x))
    .map((x) => ({
      message: `${SORTES_DE_DECISION[x.sorte].libelle} du ${formatFrDate(jourAParis(x.priseLe))} : revenez d’abord sur cette décision.`,
      lien: { quoi: 'decision', id: x.id },
    }))

const demandes = (d: Dossier, { apres, demandeId }: Decision): Obstacle[] =>
  d.demandes
    .filter(
      (x) =>
        x.id !== demandeId &&
        demandeOuverte(x.etat) &&
        !apres.demandes.some((connue) => connue.id === x.id),
    )
    .map((x) => ({
      message: `${LABELS_TYPE_DEMANDE[x.type]} : une demande déposée depuis attend une décision. Décidez-la d’abord.`,
      lien: { quoi: 'demande', id: x.id },
    }))

const mandats = (d: Dossier, decision: Decision, { posterieures }: SuitesDecision): Obstacle[] =>
  toucheLesMandats(decision)
    ? d.mandats
        .filter(
          (m) =>
            occupe(m) &&
            !decision.apres.mandats.some((connu) => connu.id === m.id) &&
            !posterieures.some((x) => x.mandatId === m.id),
        )
        .map((m) => ({
          message: `Le mandat ${deNom(m.syndic)}, du ${formatFrDate(m.debut)} au ${formatFrDate(m.fin)}, a été enregistré depuis. Retirez-le d’abord.`,
          lien: { quoi: 'mandat', id: m.id },
        }))
    : []

const EN_VIGUEUR = ['COURANTE', 'A_VALIDER']

const declarations = (d: Dossier, { sorte, apres }: Decision): Obstacle[] =>
  sorte === 'valider' || sorte === 'valider-rattachement'
    ? d.declarations
        .filter(
          (l) =>
            EN_VIGUEUR.includes(l.etat) && !apres.declarations.some((connue) => connue.id === l.id),
        )
        .map((l) => ({
          message:
            l.etat === 'COURANTE'
              ? 'Une mise à jour déposée depuis est en vigueur. Supprimez d’abord les déclarations faites depuis.'
              : 'Une mise à jour de l’ancien syndic attend l’accord de celui que la décision a rattaché. Supprimez-la d’abord.',
          lien: { quoi: 'declaration', id: l.id },
        }))
    : []

const successions = (decision: Decision, { successeurs }: SuitesDecision): Obstacle[] =>
  toucheLesMandats(decision) && SORTES_DE_DECISION[decision.sorte].donneDroit
    ? successeurs.map((nom) => ({
        message: `${nom} a été déclaré successeur depuis. Sa déclaration doit d’abord être retirée par le syndic qui l’a faite.`,
        lien: { quoi: 'fiche' },
      }))
    : []

/** What the calendar alone makes of a state: no person built anything on the decision. */
const CALENDRIER_MANDAT: Partial<Record<EtatMandat, readonly EtatMandat[]>> = {
  A_VENIR: ['EN_COURS', 'EXPIRE', 'ARCHIVE'],
  EN_COURS: ['EXPIRE', 'ARCHIVE'],
  EXPIRE: ['ARCHIVE'],
}
const [FU, IT, IE] = [
  'FUTUR',
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
] as const
const CALENDRIER: Partial<Record<EtatCopropriete, readonly EtatCopropriete[]>> = {
  [FU]: [IT, IE],
  [IT]: [IE, FU],
  DISSOLUTION_EN_COURS: ['DISSOUTE'],
}

const LIBELLES_DERIVE: Partial<Record<EtatCopropriete, string>> = {
  BROUILLON: 'Le déclarant a repris son dossier depuis cette décision : il le renverra corrigé.',
  SUPPRIMEE: 'La copropriété a été supprimée depuis : rétablissez-la d’abord.',
}
const AUTRE_DERIVE =
  'Le dossier a changé depuis cette décision : il ne peut plus revenir en arrière.'

const DISSOUTE_DEPUIS = 'La copropriété est dissoute depuis : revenez d’abord sur sa dissolution.'

/** The dossier is no longer what the decision left, but for what the calendar does. */
const derives = (d: Dossier, decision: Decision): Obstacle[] => {
  const { sorte, avant, apres } = decision
  const deplace = avant.copropriete.etat !== apres.copropriete.etat
  const { etat } = apres.copropriete
  if (d.etat === 'DISSOUTE' && etat !== 'DISSOUTE' && sorte !== 'valider-dissolution')
    return [{ message: DISSOUTE_DEPUIS, lien: { quoi: 'fiche' } }]
  const etatTenu = !deplace || d.etat === etat || CALENDRIER[etat]?.includes(d.etat)
  const demandesTenues = apres.demandes
    .filter((x) => x.etat !== avant.demandes.find((y) => y.id === x.id)?.etat)
    .every((x) => d.demandes.find((y) => y.id === x.id)?.etat === x.etat)
  const mandatsTenus = mandatsDeplaces(decision).every(({ apres: m }) => {
    const la = d.mandats.find((x) => x.id === m.id)
    return (
      la !== undefined &&
      la.debut === m.debut &&
      (la.fin === m.fin || d.etat === 'DISSOUTE') &&
      (la.etat === m.etat || CALENDRIER_MANDAT[m.etat]?.includes(la.etat))
    )
  })
  return etatTenu && demandesTenues && mandatsTenus
    ? []
    : [{ message: LIBELLES_DERIVE[d.etat] ?? AUTRE_DERIVE, lien: { quoi: 'fiche' } }]
}

/**
 * What must be taken back before a decision can be, latest first; empty when nothing rests on it.
 * A decision that only hides the dossier is held by later decisions alone.
 */
export const obstaclesAuRetour = (
  d: Dossier,
  decision: Decision,
  suites: SuitesDecision,
): Obstacle[] => {
  const plusTard = decisions(decision, suites)
  if (SORTES_DE_DECISION[decision.sorte].masque || plusTard.length > 0) return plusTard
  const nommes = [
    ...demandes(d, decision),
    ...declarations(d, decision),
    ...mandats(d, decision, suites),
    ...successions(decision, suites),
  ]
  return nommes.length > 0 ? nommes : derives(d, decision)
}

/** Throws `transition-interdite` with each thing that rests on a decision, and where it is. */
export const exigerSansObstacle = (
  d: Dossier,
  decision: Decision,
  suites: SuitesDecision,
): void => {
  const obstacles = obstaclesAuRetour(d, decision, suites)
  if (obstacles.length > 0)
    interdit(
      `Cette décision ne peut pas encore être reprise. ${obstacles.map((o) => o.message).join(' ')}`,
      { obstacles },
    )
}
