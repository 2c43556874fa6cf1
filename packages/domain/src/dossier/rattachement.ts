import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerRegles } from '../kernel/rules.ts'
import { peutVoirRattachement, type RattachementVu } from '../rattachement/rattachement.policy.ts'
import {
  controlerRattachement,
  type MandatRattachement,
} from '../rattachement/rattachement.rules.ts'
import {
  type FinAnticipee,
  finitAvantTerme,
  periodeEnPlace,
} from '../rattachement/fin-anticipee.ts'
import type { Annexe, FaitsActeur, PoseMandat } from './changement.ts'
import {
  type Dossier,
  mandatDuDossier,
  type MandatDuDossier,
  mandatsActifs,
  mandatsOccupants,
  type DemandeDuDossier,
} from './dossier.ts'
import { exigerOuverte } from './verrou.ts'

export interface SaisieRattachement {
  infoRattachement: MandatRattachement
  confirmations: readonly string[]
  message: string
  avecJustificatif: boolean
  documentId: string | null
  /** Elected before the end of the mandate in place: the day of the assembly. */
  finAnticipee?: FinAnticipee | null
}

/**
 * Every rule of the mandate, against what it follows in the co-ownership. Throws
 * `regles-non-respectees`, `confirmation-requise`.
 */
export const exigerMandat = (
  d: Dossier,
  { infoRattachement, confirmations, avecJustificatif, finAnticipee }: SaisieRattachement,
  jour: string,
) => {
  const enPlace = periodeEnPlace(mandatsOccupants(d))
  const contexte = {
    aujourdhui: jour,
    finMandatPrecedent: enPlace?.fin ?? null,
    avecJustificatif,
    finAnticipee:
      enPlace && finAnticipee && finitAvantTerme(infoRattachement.dateDebutMandat, enPlace.fin)
        ? { electionLe: finAnticipee.electionLe, enPlace }
        : null,
  }
  exigerRegles(controlerRattachement(infoRattachement, contexte, confirmations))
  const { dateDebutMandat: debut, dateFinMandat: fin } = infoRattachement
  if (debut === null || fin === null) throw new RegisterError('requete-invalide')
  return {
    debut,
    fin,
    /** The day of the election that ends the mandate in place; null for a request that ends none. */
    electionLe: contexte.finAnticipee?.electionLe ?? null,
    mails: { dateDebutMandat: formatFrDate(debut), dateFinMandat: formatFrDate(fin) },
  }
}

/** The mandate that is asked for, as it is written. */
export const poseDe = (
  { infoRattachement: i, documentId }: SaisieRattachement,
  { debut, fin }: { debut: string; fin: string },
): PoseMandat => ({
  debut,
  fin,
  adminProvisoire: i.adminProvisoire,
  syndicProvisoire: i.syndicProvisoire ?? false,
  typeJustif: documentId === null ? null : i.typeJustifMandat,
  documentId,
})

/** What goes with a request: its proof, and the message to the keeper. */
export const annexesDe = (
  demandeId: number,
  message: string,
  documentId: string | null,
): Annexe[] => [
  ...(documentId === null ? [] : [{ annexe: 'document', documentId } as const]),
  ...(message === ''
    ? []
    : [{ annexe: 'echange', demandeId, duTeneur: false, texte: message } as const]),
]

/**
 * An open attachment request that this person may see, its mandate, and what the policies ask of
 * it. Throws `introuvable`, `deja-decide`.
 */
export const exigerRattachement = (
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
    anticipee: x.electionLe !== null,
    accordee: x.accordeeLe !== null,
  }
  if (!peutVoirRattachement(acteur, vu)) throw new RegisterError('introuvable')
  exigerOuverte(d, x)
  return { x, mandat: mandatDuDossier(d, x.mandatId ?? 0), vu }
}
