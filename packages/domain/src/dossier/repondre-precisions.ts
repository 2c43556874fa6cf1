import { echeance, echeanceApresReponse } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can } from '../kernel/machine.ts'
import { peutRepondreRattachement } from '../rattachement/rattachement.policy.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import { annoncerAuxSyndics } from './annoncer.ts'
import { entrerEnExamen, refusRattachement } from './demander-rattachement.ts'
import {
  aCompleter,
  type Dossier,
  type MandatDuDossier,
  reperesDe,
  tenueParUnAutre,
} from './dossier.ts'
import {
  type SaisieRattachement,
  exigerMandat,
  poseDe,
  annexesDe,
  exigerRattachement,
} from './rattachement.ts'
import { suiviDe } from './refuser.ts'
import { SANS_VERROU } from './verrou.ts'

/** What a declarant answers, and what it corrects of its request. */
type SaisieReponse = Omit<SaisieRattachement, 'avecJustificatif'> & {
  demandeId: number
  nouveauFichier: boolean
  sansJustificatif: boolean
  /** Syndics who were told of another request not long ago. */
  prevenus?: readonly number[]
}

const refuserChamp = (champ: string, code: string, message: string): never => {
  throw new RegisterError('regles-non-respectees', { champs: [{ champ, code, message }] })
}

/**
 * An answer says something, by a message or a correction; its proof is the new one, or the one in
 * place where it is not withdrawn. Throws `regles-non-respectees`.
 */
const exigerReponse = (
  d: Dossier,
  mandat: MandatDuDossier,
  { message, infoRattachement: i, nouveauFichier, ...saisie }: SaisieReponse,
): { avecJustificatif: boolean; documentId: string | null } => {
  // Where somebody holds the co-ownership, the proof is never withdrawn.
  const tenue = tenueParUnAutre(d, mandat)
  const sansJustificatif = saisie.sansJustificatif && !tenue
  const inchange =
    !nouveauFichier &&
    !(sansJustificatif && mandat.documentId !== null) &&
    i.adminProvisoire === mandat.adminProvisoire &&
    (i.syndicProvisoire ?? false) === mandat.syndicProvisoire &&
    i.dateDebutMandat === mandat.debut &&
    i.dateFinMandat === mandat.fin
  if (message === '' && inchange)
    refuserChamp(
      'message',
      'requis',
      'Répondez par un message, ou corrigez les informations de la demande.',
    )
  const avecJustificatif = nouveauFichier || (mandat.documentId !== null && !sansJustificatif)
  if (tenue && !avecJustificatif)
    refuserChamp(
      'file',
      'justificatif',
      'Un autre syndic est rattaché à cette copropriété : joignez le contrat de syndic ou le procès-verbal de l’assemblée générale.',
    )
  const documentId = saisie.documentId ?? (sansJustificatif ? null : mandat.documentId)
  return { avecJustificatif, documentId }
}

const exigerExamen = (d: Dossier) => {
  if (!can(machineCopropriete, d.etat, 'demander-rattachement'))
    throw refusRattachement('immatStatusIncorrect')
  return entrerEnExamen(d)
}

/**
 * The answer to a clarification on an attachment: dates and proof as corrected, the thread keeps
 * the message, the request goes back to the queue with the working days that it had left.
 * `sansJustificatif`: the proof is withdrawn. Throws `introuvable`, `deja-decide`,
 * `transition-interdite`, the rules of the mandate.
 */
export const repondrePrecisions = (
  d: Dossier,
  saisie: SaisieReponse,
  faits: FaitsActeur,
): Changement => {
  const { demandeId, message, prevenus = [] } = saisie
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutRepondreRattachement(faits.acteur, vu))
    interdit('Aucune précision n’est attendue sur cette demande.')
  const preuve = exigerReponse(d, mandat, saisie)
  // What waited for its proof enters the queue with it, and the syndic in place is told now.
  const attendue = aCompleter(d, mandat)
  const examen = attendue ? exigerExamen(d) : null
  const finAnticipee = x.electionLe === null ? null : { electionLe: x.electionLe }
  const complete = { ...saisie, ...preuve, finAnticipee }
  const periode = exigerMandat(d, complete, faits.jour)
  // What waited for its proof was in nobody's queue yet: its delay begins.
  const jourEcheance = attendue
    ? echeance('RATTACHEMENT', faits.jour)
    : echeanceApresReponse(x, faits.jour)
  const { teledeclarantId, syndic: nom } = mandat
  const cible = {
    categorie: 'RATTACHEMENT',
    demandeId,
    mandatId: mandat.id,
    teledeclarantId: x.teledeclarantId,
  } as const
  const annonce =
    examen &&
    annoncerAuxSyndics(
      d,
      { ...reperesDe(d), ...periode.mails, demandeId, demandeur: { teledeclarantId, nom } },
      prevenus,
    )
  return {
    actes: [
      {
        ...cible,
        type: 'repondre-precisions',
        etatDe: 'mandat',
        donnees: { confirmations: saisie.confirmations, justificatif: preuve.documentId !== null },
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
              ...examen?.pose,
            },
          },
        ],
      },
      ...(examen
        ? [{ ...cible, type: 'demander-rattachement', mouvements: [examen.mouvement] } as const]
        : []),
    ],
    envois: [
      ...courrielDossier(x, 'precisions-repondues', {
        nomCopropriete: d.nom,
        adresse: d.adresse,
        echeance: formatFrDate(jourEcheance),
        coproprieteId: d.id,
        rattachement: suiviDe(d, x),
      }),
      ...(annonce?.envois ?? []),
    ],
    annexes: [...annexesDe(demandeId, message, saisie.documentId), ...(annonce?.annexes ?? [])],
  }
}
