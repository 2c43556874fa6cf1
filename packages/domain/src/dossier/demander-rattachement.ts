import { ETATS_MANDAT_EN_ATTENTE } from '../mandat/mandat.machine.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { echeance } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can, next } from '../kernel/machine.ts'
import { MESSAGES_CONTROLE_RATTACHEMENT } from '../rattachement/rattachement.controles.ts'
import { type Changement, courrielDossier, type FaitsActeur, NOUVEAU } from './changement.ts'
import { demandesOuvertes, type Dossier, reperesDe, courrielsSyndics } from './dossier.ts'
import { type SaisieRattachement, exigerMandat, annexesDe, poseDe } from './rattachement.ts'

/** Who asks for an attachment. */
export interface Demandeur {
  teledeclarantId: number
  siren: string
  nom: string
  email: string
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
