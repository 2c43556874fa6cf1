import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { type Decision, SORTES_DE_DECISION } from '../decision/decision.ts'
import { type VoieDuRetour, voieDuRetour } from '../decision/voie.ts'
import { echeance } from '../demande/demande.echeance.ts'
import { demandeOuverte, type EtatDemande } from '../demande/demande.enums.ts'
import { formatFrDate, jourAParis } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerAdministration, type SaisieAdministration } from './administrer.ts'
import { puisAvancer } from './avancer.ts'
import {
  type Changement,
  type FaitsActeur,
  type Mouvement,
  type PoseCopropriete,
} from './changement.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import type { DemandeDuDossier, Dossier } from './dossier.ts'
import { exigerSignature } from './retirer-decision.ts'
import { exigerSansObstacle, mandatsDeplaces, type SuitesDecision } from './obstacles-au-retour.ts'
import { direLeRetour } from './dire-le-retour.ts'
import { restaurerCopropriete } from './restaurer.ts'
import { SANS_DECISION } from './verrou.ts'

export interface SaisieRetour extends SaisieAdministration {
  suites: SuitesDecision
  /** The day in Paris when the co-ownership went out of reach, for a decision that hides it. */
  masqueeDepuis: IsoDate | null
}

type Recul = (d: Dossier, decision: Decision, faits: FaitsActeur) => Mouvement[]

/** Nobody holds any more what a lease held. */
const reposee = (etat: EtatDemande): EtatDemande => (etat === 'EN_COURS' ? 'A_VALIDER' : etat)
const repose = (etat: EtatMandat): EtatMandat =>
  etat === 'EN_COURS_DE_VALIDATION' ? 'DEMANDE' : etat
const REPOS: Partial<Record<EtatCopropriete, EtatCopropriete>> = {
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION:
    'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'DISSOLUTION_A_VALIDER',
}
const auRepos = (etat: EtatCopropriete): EtatCopropriete => REPOS[etat] ?? etat

/** Closed by the register, on the day when the dissolution took effect. */
const closeDepuis = ({ sorte }: Decision, la: DemandeDuDossier): boolean =>
  sorte === 'valider-dissolution' &&
  la.etat === 'ANNULEE' &&
  la.decideeParId === null &&
  la.texteDecision !== ''

/** A request is to be decided anew: its days begin again, and a silence too. */
const demandes: Recul = (d, decision, { jour, maintenant }) =>
  decision.avant.demandes.flatMap((x): Mouvement[] => {
    const laissee = decision.apres.demandes.find((y) => y.id === x.id)
    const la = d.demandes.find((y) => y.id === x.id)
    if (!laissee || !la) return []
    const { etatPrecedent } = x
    const close = laissee.etat !== x.etat || closeDepuis(decision, la)
    if (demandeOuverte(x.etat) && !demandeOuverte(la.etat) && close)
      return [
        {
          quoi: 'demande',
          id: x.id,
          pose: {
            etat: reposee(x.etat),
            etatPrecedent,
            ...SANS_DECISION,
            ...(x.etat === 'PRECISIONS'
              ? { suspendueLe: maintenant, relanceLe: null }
              : { echeance: echeance(la.type, jour) }),
          },
        },
      ]
    return laissee.etatPrecedent === etatPrecedent || la.etatPrecedent === etatPrecedent
      ? []
      : [{ quoi: 'demande', id: x.id, pose: { etatPrecedent } }]
  })

/** Those that run come last: two mandates never run together. */
const RANG: Partial<Record<EtatMandat, number>> = {
  A_VENIR: 1,
  EXPIRE: 1,
  ARCHIVE: 1,
  EN_COURS: 2,
}
const rang = (etat: EtatMandat): number => RANG[etat] ?? 0

/**
 * Those that it moved have their former state and days. Where one of them counts, so have the
 * others that count: what the calendar did of them since is done again.
 */
const mandats: Recul = (d, decision) => {
  const deplaces = mandatsDeplaces(decision).map((m) => m.apres.id)
  const comptent = mandatsComptent(decision)
  return decision.avant.mandats
    .map((m) => ({ ...m, etat: repose(m.etat) }))
    .filter((m) => {
      const la = d.mandats.find((x) => x.id === m.id)
      if (!la || (la.etat === m.etat && la.debut === m.debut && la.fin === m.fin)) return false
      const clos = decision.sorte === 'valider-dissolution' && la.etat === 'RETIRE'
      return deplaces.includes(m.id) || clos || (comptent && rang(m.etat) > 0)
    })
    .toSorted((a, b) => rang(a.etat) - rang(b.etat))
    .map(({ id, etat, debut, fin }) => ({
      quoi: 'mandat',
      id,
      evenement: 'revenir',
      precedent: etat,
      pose: { debut, fin, motif: '' },
    }))
}

/** The declaration is filed again; the working copy that was made goes to the history. */
const declarations: Recul = (d, { avant, apres }) => {
  const la = (id: number) => d.declarations.find((l) => l.id === id)
  const copies = apres.declarations.filter(
    ({ id }) => !avant.declarations.some((l) => l.id === id) && la(id)?.etat === 'COURANTE',
  )
  const brouillons = d.declarations.filter(
    (l) => l.etat === 'BROUILLON' && copies.some((c) => c.id === l.baseId),
  )
  return [
    ...brouillons.map(
      ({ id }) => ({ quoi: 'declaration', id, evenement: 'supprimer-brouillon' }) as const,
    ),
    ...copies.map(
      ({ id }) =>
        ({
          quoi: 'declaration',
          id,
          evenement: 'revenir',
          cas: 'standard',
          historique: true,
        }) as const,
    ),
    ...avant.declarations
      .filter(({ id, etat }) => etat === 'A_VALIDER' && la(id) && la(id)?.etat !== 'A_VALIDER')
      .filter(({ id, etat }) => apres.declarations.find((l) => l.id === id)?.etat !== etat)
      .map(
        ({ id }) => ({ quoi: 'declaration', id, evenement: 'revenir', cas: 'deposee' }) as const,
      ),
  ]
}

const dissolution: Recul = (d, { avant, apres }) => {
  const x = avant.dissolution
  return x && d.dissolution?.id === x.id && apres.dissolution?.statut !== x.statut
    ? [{ quoi: 'dissolution', id: x.id, pose: { statut: x.statut, dateEffet: x.dateEffet } }]
    : []
}

const COLONNES = ['etatPrecedent', 'masqueeLe', 'syndicId', 'finMandat', 'dateDissolution'] as const

/** The co-ownership, where the decision moved it or one of its mandates. */
const copropriete: Recul = (d, decision) => {
  const { sorte, avant, apres } = decision
  const [etat, laisse] = [auRepos(avant.copropriete.etat), auRepos(apres.copropriete.etat)]
  const deplacee = etat !== laisse || mandatsDeplaces(decision).length > 0
  if (!deplacee) return []
  const pose: PoseCopropriete = {
    ...Object.fromEntries(
      COLONNES.filter((c) => d[c] !== avant.copropriete[c]).map((c) => [c, avant.copropriete[c]]),
    ),
    ...(sorte === 'valider' ? { dateImmatriculation: null } : {}),
  }
  if (d.etat !== etat && (etat !== laisse || mandatsComptent(decision)))
    return [{ quoi: 'copropriete', evenement: 'revenir', precedent: etat, pose }]
  return Object.keys(pose).length > 0 ? [{ quoi: 'copropriete', evenement: null, pose }] : []
}
/** It moved mandates that count: the state that follows from them is that of before. */
const mandatsComptent = (decision: Decision): boolean =>
  mandatsDeplaces(decision).some((m) => rang(m.avant.etat) > 0 || rang(m.apres.etat) > 0)

const RECULS: readonly Recul[] = [mandats, demandes, declarations, dissolution, copropriete]

/** Throws `acces-non-autorise`, `deja-decide`, `transition-interdite` with each reason. */
const exigerRetour = (
  d: Dossier,
  decision: Decision,
  { suites }: SaisieRetour,
  faits: FaitsActeur,
): VoieDuRetour => {
  if (decision.repriseLe !== null)
    throw new RegisterError('deja-decide', {
      message: `Cette décision a déjà été reprise le ${formatFrDate(jourAParis(decision.repriseLe))}.`,
    })
  const voie = voieDuRetour(decision, faits.acteur, faits)
  if (voie === null)
    throw new RegisterError('acces-non-autorise', {
      message:
        'Revenir sur cette décision revient à un teneur administrateur : les personnes concernées en ont été informées, ou un autre l’a prise.',
    })
  exigerSansObstacle(d, decision, suites)
  if (voie === 'RETRAIT') exigerSignature(decision, faits)
  return voie
}

/**
 * A decision is taken back: mandates, requests, declarations and the co-ownership are as before it,
 * but for the number, which stays; what is to be decided anew has new days; the calendar then says
 * what today makes of it. Throws as `exigerAdministration`, `acces-non-autorise`, `deja-decide`,
 * `transition-interdite` with each thing that rests on it.
 */
export const revenir = (
  d: Dossier,
  decision: Decision,
  saisie: SaisieRetour,
  faits: FaitsActeur,
): Changement => {
  const voie = exigerRetour(d, decision, saisie, faits)
  const droit = { peut: () => true, sinon: '' }
  const reprise = {
    donnees: { revientSur: decision.journalId, decision: decision.sorte, voie },
    demandeId: decision.demandeId,
    mandatId: decision.mandatId,
  }
  const annexes = [{ annexe: 'reprise', decision }] as const
  if (SORTES_DE_DECISION[decision.sorte].masque) {
    const { actes, envois } = restaurerCopropriete(d, { ...saisie, droit }, faits)
    return {
      actes: actes.map((acte) => (acte.type === 'restaurer' ? { ...acte, ...reprise } : acte)),
      envois: voie === 'PROPRE' ? [] : envois,
      annexes,
    }
  }
  const { avant, libre } = exigerAdministration(d, saisie, droit, faits)
  const mouvements = RECULS.flatMap((recul) => recul(libre, decision, faits))
  const change: Changement = {
    actes: [
      ...avant,
      { categorie: 'VALIDATION', type: 'revenir', motif: saisie.motif, ...reprise, mouvements },
    ],
    envois: [],
    annexes,
  }
  const avance = puisAvancer(d, change, faits.jour)
  return voie === 'PROPRE'
    ? { ...avance, envois: [] }
    : { ...avance, envois: [...direLeRetour(d, decision, saisie, faits), ...avance.envois] }
}
