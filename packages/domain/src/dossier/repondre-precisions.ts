import { SANS_VERROU } from './examiner.ts'
import { echeance } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { peutRepondreRattachement } from '../rattachement/rattachement.policy.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import type { Dossier } from './dossier.ts'
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
