import { auSujetDe } from './destinataire.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { echeance } from '../demande/demande.echeance.ts'
import { addDays, formatFrDate, type IsoDate, jourAParis } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can, next } from '../kernel/machine.ts'
import { limitesRattachement, PAUSES_RATTACHEMENT_JOURS } from '../limites/limites.ts'
import { ETATS_MANDAT_EN_ATTENTE } from '../mandat/mandat.machine.ts'
import { limiteReponse } from '../rattachement/fin-anticipee.ts'
import {
  type ControleRattachement,
  MESSAGES_CONTROLE_RATTACHEMENT,
} from '../rattachement/rattachement.controles.ts'
import {
  type Acte,
  type Changement,
  courrielDossier,
  type FaitsActeur,
  type Mouvement,
  NOUVEAU,
} from './changement.ts'
import { annoncerAuxSyndics, anticipationDe } from './annoncer.ts'
import { type Dossier, reperesDe, tenueParUnAutre } from './dossier.ts'
import { exigerOuvert } from '../teledeclarant/veille.ts'
import { type SaisieRattachement, exigerMandat, annexesDe, poseDe } from './rattachement.ts'

/** Who asks for an attachment, and what it has asked for elsewhere. */
export interface Demandeur {
  teledeclarantId: number
  siren: string
  /** The directory of companies, and a keeper, say that it is closed. */
  ferme: boolean
  nom: string
  email: string
  /** The account that asks. */
  auteurId: number
  type: 'PRO' | 'NON_PRO'
  /** Co-ownerships that it represents. */
  portefeuille: number
  /** Its requests that wait for a decision, and those of the last 24 hours. */
  enAttente: number
  aujourdhui: number
}

const CODES = {
  immatNotExistant: 'introuvable',
  alreadyAttached: 'deja-existant',
  immatStatusIncorrect: 'transition-interdite',
} as const

/** The refusal of one of the controls of the chain, with its name. */
export const refusRattachement = (controle: ControleRattachement): RegisterError =>
  new RegisterError(CODES[controle], {
    message: MESSAGES_CONTROLE_RATTACHEMENT[controle],
    infos: { controle },
  })

type Maison = Pick<Demandeur, 'teledeclarantId' | 'siren'>

/**
 * True when this establishment, or another of its SIREN, is the current syndic, is to come, or
 * already waits for a decision.
 */
const dejaRattache = (d: Dossier, { teledeclarantId, siren }: Maison): boolean => {
  const meme = (id: number | null, autre: string) =>
    id === teledeclarantId || (siren !== '' && autre === siren)
  const engageants: readonly string[] = [...ETATS_MANDAT_EN_ATTENTE, 'A_VENIR', 'EN_COURS']
  return (
    meme(d.syndicId, d.sirenSyndic) ||
    d.mandats.some((m) => engageants.includes(m.etat) && meme(m.teledeclarantId, m.siren))
  )
}

/** Its state lets somebody ask for an attachment, whoever asks. */
export const etatRattachable = (d: Dossier): boolean =>
  can(machineCopropriete, d.etat, 'demander-rattachement')

/**
 * The first control of the chain existe → rattachementOk → etatOk that fails for this
 * establishment; null when it may ask. What others ask for does not count. Nobody is attached any
 * more to what is dissolved, annulled or about to be: its state says so.
 */
export const controleRattachement = (d: Dossier, maison: Maison): ControleRattachement | null => {
  if (d.etat === 'SUPPRIMEE') return 'immatNotExistant'
  if (!etatRattachable(d)) return 'immatStatusIncorrect'
  return dejaRattache(d, maison) ? 'alreadyAttached' : null
}

/** The first day on which it may ask again, after what it withdrew or was refused; null at once. */
const finDeLaPause = (d: Dossier, { teledeclarantId, siren }: Maison): IsoDate | null => {
  const closes = d.demandes.filter(
    (x) =>
      x.type === 'RATTACHEMENT' &&
      (x.etat === 'REFUSEE' || x.etat === 'ANNULEE') &&
      x.decideeLe !== null &&
      d.mandats.some(
        (m) =>
          m.id === x.mandatId &&
          (m.teledeclarantId === teledeclarantId || (siren !== '' && m.siren === siren)),
      ),
  )
  const derniere = Math.max(0, ...closes.map((x) => x.decideeLe ?? 0))
  const jours = PAUSES_RATTACHEMENT_JOURS.at(
    Math.min(closes.length, PAUSES_RATTACHEMENT_JOURS.length) - 1,
  )
  return closes.length === 0 || jours === undefined ? null : addDays(jourAParis(derniere), jours)
}

const patienter = (message: string): never => {
  throw new RegisterError('trop-de-requetes', { message })
}

/** A number of requests by account and by day, and a pause after one that failed. */
const exigerMesure = (d: Dossier, demandeur: Demandeur, jour: IsoDate): void => {
  const reprise = finDeLaPause(d, demandeur)
  if (reprise !== null && jour < reprise)
    patienter(
      `Une demande de votre établissement sur cette copropriété vient d’être retirée ou refusée : vous pourrez en présenter une autre à partir du ${formatFrDate(reprise)}.`,
    )
  const { enAttente, parJour } = limitesRattachement(demandeur.type, demandeur.portefeuille)
  if (demandeur.enAttente >= enAttente)
    patienter(
      `${demandeur.enAttente} demandes de rattachement de votre établissement attendent déjà une décision : attendez qu’elles soient examinées, ou écrivez au teneur du registre depuis l’aide.`,
    )
  if (demandeur.aujourdhui >= parJour)
    patienter(
      `Votre établissement a présenté ${demandeur.aujourdhui} demandes de rattachement en une journée : reprenez demain, ou écrivez au teneur du registre depuis l’aide.`,
    )
}

/** The request enters the keepers' queue, and the co-ownership awaits its decision. */
export const entrerEnExamen = (
  d: Dossier,
): { pose: { etatPrecedent?: Dossier['etat'] }; mouvement: Mouvement } => {
  const vers = next(machineCopropriete, d.etat, 'demander-rattachement')
  return {
    // Beside another request that moved it, that one keeps the state before.
    pose: vers === d.etat ? {} : { etatPrecedent: d.etat },
    mouvement: { quoi: 'copropriete', evenement: 'demander-rattachement' },
  }
}

/**
 * Asks for an attachment: the request and its mandate enter the keepers' queue, the syndic in place
 * is told. Without a proof where somebody holds the co-ownership, it waits to be completed, and
 * holds nobody back. `prevenus`: syndics who were told of another request not long ago. Throws the
 * failures of the chain, of the rules, `transition-interdite` for a closed establishment,
 * `trop-de-requetes`.
 */
export const demanderRattachement = (
  d: Dossier,
  saisie: SaisieRattachement & { demandeur: Demandeur; prevenus?: readonly number[] },
  { acteur, jour, maintenant }: FaitsActeur,
): Changement => {
  const { demandeur, documentId, message, prevenus = [] } = saisie
  const controle = controleRattachement(d, demandeur)
  if (controle) throw refusRattachement(controle)
  exigerOuvert(demandeur.ferme)
  exigerMesure(d, demandeur, jour)
  const periode = exigerMandat(d, saisie, jour)
  // The syndic in place answers first: the keepers' days begin once its own are over.
  const reponseAvant = periode.electionLe === null ? null : limiteReponse(jour)
  const jourEcheance = echeance('RATTACHEMENT', reponseAvant ?? jour)
  const { teledeclarantId } = demandeur
  const incomplete = !saisie.avecJustificatif && tenueParUnAutre(d, demandeur)
  const mails = { ...reperesDe(d), ...periode.mails }
  const cible = { demandeId: NOUVEAU.demande, mandatId: NOUVEAU.mandat }
  const aQui = auSujetDe(demandeur, { id: NOUVEAU.demande, deposeeLe: jour })
  const anticipation = anticipationDe(periode.electionLe, reponseAvant)
  const examen = incomplete ? null : entrerEnExamen(d)
  const annonce =
    examen && annoncerAuxSyndics(d, { ...mails, ...anticipation, demandeur }, prevenus)
  const demande: Acte = {
    ...cible,
    categorie: 'RATTACHEMENT',
    type: 'demander-rattachement',
    donnees: { confirmations: saisie.confirmations, justificatif: documentId !== null },
    mouvements: [
      {
        quoi: 'demande',
        id: NOUVEAU.demande,
        pose: {
          type: 'RATTACHEMENT',
          mandatId: NOUVEAU.mandat,
          teledeclarantId,
          demandeurId: acteur.utilisateurId,
          profilDemandeur: acteur.profil,
          echeance: jourEcheance,
          ...(periode.electionLe === null ? {} : { electionLe: periode.electionLe, reponseAvant }),
          ...(incomplete ? { etat: 'PRECISIONS', suspendueLe: maintenant } : {}),
          ...examen?.pose,
        },
      },
      ...(examen ? [examen.mouvement] : []),
    ],
  }
  return {
    actes: [
      {
        ...cible,
        categorie: 'MANDAT',
        type: 'demander',
        teledeclarantId,
        etatDe: 'mandat',
        mouvements: [
          {
            quoi: 'mandat',
            id: NOUVEAU.mandat,
            evenement: 'demander',
            cas: incomplete ? 'a-completer' : 'a-examiner',
            pose: { teledeclarantId, ...poseDe(saisie, periode) },
          },
        ],
      },
      demande,
    ],
    envois: [
      ...(incomplete
        ? courrielDossier(aQui, 'rattachement-a-completer', mails)
        : courrielDossier(aQui, 'rattachement-demande', {
            ...mails,
            echeance: formatFrDate(jourEcheance),
          })),
      ...(annonce?.envois ?? []),
    ],
    annexes: [...annexesDe(NOUVEAU.demande, message, documentId), ...(annonce?.annexes ?? [])],
  }
}
