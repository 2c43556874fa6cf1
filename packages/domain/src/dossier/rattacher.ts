import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { echeance } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can, next } from '../kernel/machine.ts'
import { exigerRegles } from '../kernel/rules.ts'
import { ETATS_MANDAT_EN_ATTENTE } from '../mandat/mandat.machine.ts'
import { MESSAGES_CONTROLE_RATTACHEMENT } from '../rattachement/rattachement.controles.ts'
import {
  peutContesterRattachement,
  peutRepondreRattachement,
  peutRetirerRattachement,
  peutVoirRattachement,
  type RattachementVu,
} from '../rattachement/rattachement.policy.ts'
import {
  controlerRattachement,
  type MandatRattachement,
} from '../rattachement/rattachement.rules.ts'
import {
  type Annexe,
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  NOUVEAU,
  type PoseMandat,
} from './changement.ts'
import {
  courrielsSyndics,
  demandesOuvertes,
  type Dossier,
  mandatDuDossier,
  type MandatDuDossier,
  mandatsActifs,
  mandatsOccupants,
  type DemandeDuDossier,
  reperesDe,
} from './dossier.ts'
import { exigerOuverte, SANS_VERROU } from './examiner.ts'
import { courrielsSansSuite, suiviDe } from './refuser.ts'

/** Who asks for an attachment. */
export interface Demandeur {
  teledeclarantId: number
  siren: string
  nom: string
  email: string
}

export interface SaisieRattachement {
  infoRattachement: MandatRattachement
  confirmations: readonly string[]
  message: string
  avecJustificatif: boolean
  documentId: string | null
}

const CODES = {
  immatNotExistant: 'introuvable',
  alreadyAttached: 'deja-existant',
  immatStatusIncorrect: 'transition-interdite',
} as const

/** The refusal of one of the controls of the chain, with its name. */
export const refusRattachement = (controle: keyof typeof CODES): RegisterError =>
  new RegisterError(CODES[controle], {
    message: MESSAGES_CONTROLE_RATTACHEMENT[controle],
    infos: { controle },
  })

/**
 * True when this establishment, or another of its SIREN, is the current syndic, is to come, or
 * already waits for a decision.
 */
const dejaRattache = (d: Dossier, { teledeclarantId, siren }: Demandeur): boolean => {
  const meme = (id: number | null, autre: string) =>
    id === teledeclarantId || (siren !== '' && autre === siren)
  const engageants: readonly string[] = [...ETATS_MANDAT_EN_ATTENTE, 'A_VENIR', 'EN_COURS']
  return (
    meme(d.syndicId, d.sirenSyndic) ||
    d.mandats.some((m) => engageants.includes(m.etat) && meme(m.teledeclarantId, m.siren))
  )
}

/**
 * The chain existe → rattachementOk → etatOk. Throws at the first failure: `introuvable`
 * (immatNotExistant), `deja-existant` (alreadyAttached), `transition-interdite`
 * (immatStatusIncorrect).
 */
const exigerRattachable = (d: Dossier, demandeur: Demandeur): void => {
  if (d.etat === 'SUPPRIMEE') throw refusRattachement('immatNotExistant')
  if (dejaRattache(d, demandeur)) throw refusRattachement('alreadyAttached')
  const demandee = demandesOuvertes(d, 'RATTACHEMENT').length > 0
  if (demandee || !can(machineCopropriete, d.etat, 'demander-rattachement'))
    throw refusRattachement('immatStatusIncorrect')
}

/**
 * Every rule of the mandate, against the latest one of the co-ownership. Throws
 * `regles-non-respectees`, `confirmation-requise`.
 */
const exigerMandat = (
  d: Dossier,
  { infoRattachement, confirmations, avecJustificatif }: SaisieRattachement,
  jour: string,
) => {
  const contexte = {
    aujourdhui: jour,
    finMandatPrecedent: mandatsOccupants(d).at(-1)?.fin ?? null,
    avecJustificatif,
  }
  exigerRegles(controlerRattachement(infoRattachement, contexte, confirmations))
  const { dateDebutMandat: debut, dateFinMandat: fin } = infoRattachement
  if (debut === null || fin === null) throw new RegisterError('requete-invalide')
  return {
    debut,
    fin,
    mails: { dateDebutMandat: formatFrDate(debut), dateFinMandat: formatFrDate(fin) },
  }
}

const poseDe = (
  { infoRattachement: i, documentId }: SaisieRattachement,
  { debut, fin }: { debut: string; fin: string },
): PoseMandat => ({
  debut,
  fin,
  adminProvisoire: i.adminProvisoire,
  typeJustif: documentId === null ? null : i.typeJustifMandat,
  documentId,
})

const annexesDe = (demandeId: number, message: string, documentId: string | null): Annexe[] => [
  ...(documentId === null ? [] : [{ annexe: 'document', documentId } as const]),
  ...(message === ''
    ? []
    : [{ annexe: 'echange', demandeId, duTeneur: false, texte: message } as const]),
]

/**
 * Asks for an attachment (states.md rows 20 and 21): the request and its mandate enter the keepers'
 * queue, the syndic in place is told. Throws the failures of the chain and of the rules.
 */
export const demanderRattachement = (
  d: Dossier,
  saisie: SaisieRattachement & { demandeur: Demandeur },
  { acteur, jour }: FaitsActeur,
): Changement => {
  const { demandeur, documentId } = saisie
  exigerRattachable(d, demandeur)
  const periode = exigerMandat(d, saisie, jour)
  const jourEcheance = echeance('RATTACHEMENT', jour)
  const vers = next(machineCopropriete, d.etat, 'demander-rattachement')
  const { teledeclarantId } = demandeur
  const mails = { ...reperesDe(d), ...periode.mails }
  const cible = { demandeId: NOUVEAU.demande, mandatId: NOUVEAU.mandat }
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
            pose: { teledeclarantId, ...poseDe(saisie, periode) },
          },
        ],
      },
      {
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
              etatPrecedent: vers === d.etat ? null : d.etat,
            },
          },
          { quoi: 'copropriete', evenement: 'demander-rattachement' },
        ],
      },
    ],
    envois: [
      ...courrielDossier(demandeur.email, 'rattachement-demande', {
        ...mails,
        echeance: formatFrDate(jourEcheance),
      }),
      ...courrielsSyndics(d, teledeclarantId).flatMap((a) =>
        courrielDossier(a, 'rattachement-annonce', { ...mails, demandeur: demandeur.nom }),
      ),
    ],
    annexes: annexesDe(NOUVEAU.demande, saisie.message, documentId),
  }
}

/**
 * An open attachment request that this person may see, its mandate, and what the policies ask of
 * it. Throws `introuvable`, `deja-decide`.
 */
const exigerRattachement = (
  d: Dossier,
  demandeId: number,
  { acteur }: FaitsActeur,
): { x: DemandeDuDossier; mandat: MandatDuDossier; vu: RattachementVu } => {
  const x = d.demandes.find((y) => y.id === demandeId && y.type === 'RATTACHEMENT')
  if (!x) throw new RegisterError('introuvable')
  const vu = {
    etat: x.etat,
    demandeurId: x.teledeclarantId,
    syndics: mandatsActifs(d).map((m) => m.teledeclarantId),
    contestee: x.contesteeLe !== null,
  }
  if (!peutVoirRattachement(acteur, vu)) throw new RegisterError('introuvable')
  exigerOuverte(d, x)
  return { x, mandat: mandatDuDossier(d, x.mandatId ?? 0), vu }
}

/**
 * The answer to a clarification on an attachment: dates and proof as corrected, the thread keeps
 * the message, the request goes back to the queue with a new due day. `sansJustificatif`: the proof
 * is withdrawn. Throws `introuvable`, `deja-decide`, `transition-interdite`, the rules of the
 * mandate.
 */
export const repondrePrecisions = (
  d: Dossier,
  saisie: Omit<SaisieRattachement, 'avecJustificatif'> & {
    demandeId: number
    nouveauFichier: boolean
    sansJustificatif: boolean
  },
  faits: FaitsActeur,
): Changement => {
  const { demandeId, message, infoRattachement: i, nouveauFichier, sansJustificatif } = saisie
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutRepondreRattachement(faits.acteur, vu))
    interdit('Aucune précision n’est attendue sur cette demande.')
  const inchange =
    !nouveauFichier &&
    !(sansJustificatif && mandat.documentId !== null) &&
    i.adminProvisoire === mandat.adminProvisoire &&
    i.dateDebutMandat === mandat.debut &&
    i.dateFinMandat === mandat.fin
  if (message === '' && inchange)
    throw new RegisterError('regles-non-respectees', {
      champs: [
        {
          champ: 'message',
          code: 'requis',
          message: 'Répondez par un message, ou corrigez les informations de la demande.',
        },
      ],
    })
  const avecJustificatif = nouveauFichier || (mandat.documentId !== null && !sansJustificatif)
  const documentId = saisie.documentId ?? (sansJustificatif ? null : mandat.documentId)
  const complete = { ...saisie, avecJustificatif, documentId }
  const periode = exigerMandat(d, complete, faits.jour)
  const jourEcheance = echeance('RATTACHEMENT', faits.jour)
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'repondre-precisions',
        demandeId,
        mandatId: mandat.id,
        teledeclarantId: x.teledeclarantId,
        etatDe: 'mandat',
        donnees: { confirmations: saisie.confirmations, justificatif: documentId !== null },
        mouvements: [
          {
            quoi: 'mandat',
            id: mandat.id,
            evenement: 'repondre-precisions',
            pose: poseDe(complete, periode),
          },
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              etat: 'A_VALIDER',
              ...SANS_VERROU,
              suspendueLe: null,
              relanceLe: null,
              echeance: jourEcheance,
            },
          },
        ],
      },
    ],
    envois: courrielDossier(x.email, 'precisions-repondues', {
      nomCopropriete: d.nom,
      adresse: d.adresse,
      echeance: formatFrDate(jourEcheance),
      coproprieteId: d.id,
      rattachement: suiviDe(d, x),
    }),
    annexes: annexesDe(demandeId, message, saisie.documentId),
  }
}

/**
 * The requester withdraws (states.md row 24): what was there before comes back, both syndics are
 * told. Throws `introuvable`, `deja-decide`, `transition-interdite` while a keeper holds it.
 */
export const retirerDemande = (d: Dossier, demandeId: number, faits: FaitsActeur): Changement => {
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutRetirerRattachement(faits.acteur, vu))
    interdit(
      'Votre demande est en cours d’examen par le teneur du registre : elle ne peut plus être retirée pour le moment.',
    )
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'retirer-demande-rattachement',
        demandeId,
        mandatId: mandat.id,
        declarationId: x.declarationId,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: { etat: 'ANNULEE', ...SANS_VERROU, decideeLe: faits.maintenant },
          },
          { quoi: 'mandat', id: mandat.id, evenement: 'retirer-demande' },
          {
            quoi: 'copropriete',
            evenement: 'retirer-demande-rattachement',
            precedent: x.etatPrecedent,
            dessous: true,
          },
        ],
      },
    ],
    envois: [
      ...courrielDossier(x.email, 'rattachement-retire', reperesDe(d)),
      ...courrielsSansSuite(d, x),
    ],
  }
}

/**
 * The syndic in place says what speaks against an open request, once; the keeper reads it. `email`:
 * of the person who contests. Throws `introuvable`, `deja-decide`, `deja-existant`,
 * `transition-interdite`.
 */
export const contesterRattachement = (
  d: Dossier,
  { demandeId, texte, email }: { demandeId: number; texte: string; email: string },
  faits: FaitsActeur,
): Changement => {
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutContesterRattachement(faits.acteur, vu)) {
    if (vu.contestee)
      throw new RegisterError('deja-existant', {
        message: 'Votre établissement a déjà contesté cette demande.',
      })
    interdit('Seul le syndic en place peut contester cette demande.')
  }
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'contester-rattachement',
        demandeId,
        mandatId: x.mandatId,
        motif: texte,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              contesteeLe: faits.maintenant,
              contesteeParId: faits.acteur.utilisateurId,
              contestation: texte,
            },
          },
        ],
      },
    ],
    envois: courrielDossier(email, 'rattachement-conteste', {
      ...reperesDe(d),
      demandeur: mandat.syndic,
      texte,
    }),
  }
}
