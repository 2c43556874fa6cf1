import type { contract, HandlerOutput } from '@registre/contract'
import {
  can,
  LABELS_ETAT_RECLAMATION,
  LABELS_OBJET_RECLAMATION,
  LABELS_TYPE_DEMANDEUR,
  LABELS_TYPE_RECLAMATION,
  machineReclamation,
} from '@registre/domain'
import { pieceDe } from '../documents/etat-document.ts'
import type { ReclamationRow, ReponseRow } from './reclamation.repository.ts'

const ACTIONS = ['repondre-reclamation', 'clore-reclamation', 'rouvrir-reclamation'] as const

export const versLigne = (r: ReclamationRow) => ({
  id: r.id,
  reference: r.reference,
  etat: r.etat,
  libelleEtat: LABELS_ETAT_RECLAMATION[r.etat],
  demandeur: `${r.prenom} ${r.nom}`,
  libelleDemandeur: LABELS_TYPE_DEMANDEUR[r.type_demandeur],
  libelleObjet: LABELS_OBJET_RECLAMATION[r.objet],
  libelleType: LABELS_TYPE_RECLAMATION[r.type],
  numeroImmatriculation: r.numero_immatriculation,
  recueLe: r.recue_le.toISOString(),
})

/** What a keeper reads of a message, with what it may do with it. */
export const versReclamation = (
  r: ReclamationRow,
  reponses: readonly ReponseRow[],
): HandlerOutput<(typeof contract)['lireReclamation']> => ({
  ...versLigne(r),
  version: r.version,
  email: r.email,
  telephone: r.telephone,
  coproprieteId: r.copropriete_id,
  nomCopropriete: r.nom_copropriete,
  adressePrincipale: r.adresse_principale,
  message: r.message,
  document: r.document_id
    ? {
        id: r.document_id,
        nom: r.document_nom ?? '',
        taille: r.document_taille ?? 0,
        ...pieceDe({
          analyse: r.document_analyse ?? 'PENDING',
          ecrit: r.document_ecrit ?? false,
          refus: r.document_refus,
          retires: r.document_retires ?? [],
        }),
      }
    : null,
  reponses: reponses.map((x) => ({
    id: x.id,
    texte: x.texte,
    auteur: x.auteur,
    envoyeeLe: x.envoyee_le.toISOString(),
  })),
  traiteeLe: r.traitee_le?.toISOString() ?? null,
  traiteePar: r.traitee_par,
  actions: ACTIONS.filter((a) => can(machineReclamation, r.etat, a)),
})
