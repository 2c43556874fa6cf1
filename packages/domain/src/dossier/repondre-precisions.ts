import { SANS_VERROU } from './verrou.ts'
import { echeance, echeanceApresReponse } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can } from '../kernel/machine.ts'
import { peutRepondreRattachement } from '../rattachement/rattachement.policy.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import { annoncerAuxSyndics } from './annoncer.ts'
import { entrerEnExamen, refusRattachement } from './demander-rattachement.ts'
import { aCompleter, type Dossier, reperesDe, tenueParUnAutre } from './dossier.ts'
import {
  type SaisieRattachement,
  exigerMandat,
  poseDe,
  annexesDe,
  exigerRattachement,
} from './rattachement.ts'
import { suiviDe } from './refuser.ts'

/**
 * The answer to a clarification on an attachment: dates and proof as corrected, the thread keeps
 * the message, the request goes back to the queue with the working days that it had left.
 * `sansJustificatif`: the proof is withdrawn. Throws `introuvable`, `deja-decide`,
 * `transition-interdite`, the rules of the mandate.
 */
export const repondrePrecisions = (
  d: Dossier,
  saisie: Omit<SaisieRattachement, 'avecJustificatif'> & {
    demandeId: number
    nouveauFichier: boolean
    sansJustificatif: boolean
    /** Syndics who were told of another request not long ago. */
    prevenus?: readonly number[]
  },
  faits: FaitsActeur,
): Changement => {
  const { demandeId, message, infoRattachement: i, nouveauFichier, prevenus = [] } = saisie
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  // Where somebody holds the co-ownership, the proof is never withdrawn.
  const tenue = tenueParUnAutre(d, mandat)
  const sansJustificatif = saisie.sansJustificatif && !tenue
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
  if (tenue && !avecJustificatif)
    throw new RegisterError('regles-non-respectees', {
      champs: [
        {
          champ: 'file',
          code: 'justificatif',
          message:
            'Un autre syndic est rattaché à cette copropriété : joignez le contrat de syndic ou le procès-verbal de l’assemblée générale.',
        },
      ],
    })
  // What waited for its proof enters the queue with it, and the syndic in place is told now.
  const attendue = aCompleter(d, mandat)
  if (attendue && !can(machineCopropriete, d.etat, 'demander-rattachement'))
    throw refusRattachement('immatStatusIncorrect')
  const examen = attendue ? entrerEnExamen(d) : null
  const documentId = saisie.documentId ?? (sansJustificatif ? null : mandat.documentId)
  const finAnticipee = x.electionLe === null ? null : { electionLe: x.electionLe }
  const complete = { ...saisie, avecJustificatif, documentId, finAnticipee }
  const periode = exigerMandat(d, complete, faits.jour)
  // What waited for its proof was in nobody's queue yet: its delay begins.
  const jourEcheance = attendue
    ? echeance('RATTACHEMENT', faits.jour)
    : echeanceApresReponse(x, faits.jour)
  const { teledeclarantId, syndic: nom } = mandat
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
              ...examen?.pose,
            },
          },
        ],
      },
      ...(examen
        ? [
            {
              categorie: 'RATTACHEMENT',
              type: 'demander-rattachement',
              demandeId,
              mandatId: mandat.id,
              teledeclarantId: x.teledeclarantId,
              mouvements: [examen.mouvement],
            } as const,
          ]
        : []),
    ],
    envois: [
      ...courrielDossier(x.email, 'precisions-repondues', {
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
