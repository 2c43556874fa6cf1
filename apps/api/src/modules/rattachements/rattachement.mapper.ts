import {
  type Acteur,
  estDemandeur,
  estPredecesseur,
  isTeneur,
  LABELS_ETAT_MANDAT,
  motifsDuRefus,
  peutAccorderFinAnticipee,
  peutContesterRattachement,
  peutRepondreRattachement,
  peutRetirerRattachement,
  type RattachementVu,
  limiteDesPrecisions,
} from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { EchangeRow, RattachementRow } from './rattachement.repository.ts'

/** What the policies of the domain ask of a request. */
export const vueDe = (row: RattachementRow): RattachementVu => ({
  etat: row.etat,
  demandeurId: row.teledeclarant_id,
  syndics: row.syndics,
  contestee: row.contestee_le !== null,
  anticipee: row.election_le !== null,
  accordee: row.accordee_le !== null,
})

/** It waits for its proof: somebody else holds the co-ownership. */
const estACompleter = (row: RattachementRow): boolean =>
  row.mandat_etat === 'PRECISIONS_DEMANDEES' &&
  row.document_id === null &&
  row.syndics.some((id) => id !== row.teledeclarant_id)

const actionsDe = (acteur: Acteur, r: RattachementVu) => [
  ...(peutRepondreRattachement(acteur, r) ? (['repondre'] as const) : []),
  ...(peutRetirerRattachement(acteur, r) ? (['retirer'] as const) : []),
  ...(peutContesterRattachement(acteur, r) ? (['contester'] as const) : []),
  ...(peutAccorderFinAnticipee(acteur, r) ? (['accorder'] as const) : []),
]

/**
 * A request as this reader may see it: the proof and the thread are the requester's and the
 * keepers', the contest the syndic's in place and theirs.
 */
export const versRattachement = (
  row: RattachementRow,
  echanges: readonly EchangeRow[],
  acteur: Acteur,
) => {
  const vue = vueDe(row)
  const teneur = isTeneur(acteur.profil)
  const siens = teneur || estDemandeur(acteur, vue)
  const suspendue = row.etat === 'PRECISIONS' ? row.suspendue_le : null
  return {
    idDemande: row.demande_id,
    idMandat: row.mandat_id,
    coproprieteId: row.copropriete_id,
    numeroImmatriculation: row.numero,
    nomCopropriete: row.nom,
    adressePrincipale: row.adresse,
    sens: teneur ? ('EXAMINEE' as const) : siens ? ('EMISE' as const) : ('RECUE' as const),
    demandeur: row.demandeur,
    etat: row.etat,
    libelleEtat: estACompleter(row) ? 'À compléter' : LABELS_ETAT_MANDAT[row.mandat_etat],
    adminProvisoire: row.admin_provisoire,
    syndicProvisoire: row.syndic_provisoire,
    dateDebutMandat: row.date_debut,
    dateFinMandat: row.date_fin,
    typeJustifMandat: row.type_justif,
    idDocument: siens ? row.document_id : null,
    nomFichierJustifMandat: siens ? row.nom_document : '',
    deposeeLe: row.deposee_le.toISOString(),
    echeance: row.echeance,
    dateLimite: suspendue && limiteDesPrecisions(dayInParis(suspendue)),
    echanges: siens
      ? echanges
          .filter((e) => e.demande_id === row.demande_id)
          .map((e) => ({
            id: e.id,
            auteur: e.du_teneur && !teneur ? 'Teneur du registre' : e.auteur,
            duTeneur: e.du_teneur,
            texte: e.texte,
            creeLe: e.cree_le.toISOString(),
          }))
      : [],
    finAnticipee:
      row.election_le === null
        ? null
        : {
            electionLe: row.election_le,
            reponseAvant: row.reponse_avant,
            accordeeLe: row.accordee_le?.toISOString() ?? null,
          },
    contestation:
      row.contestee_le && (teneur || estPredecesseur(acteur, vue))
        ? {
            texte: row.contestation,
            le: row.contestee_le.toISOString(),
            idDocument: row.contestation_document_id,
            nomDocument: row.nom_contestation,
          }
        : null,
    // Before a decision, whoever asks knows of its predecessor what the public sheet says.
    mandatPrecedent:
      row.prec_syndic === null || (siens && !teneur)
        ? null
        : { syndic: row.prec_syndic, dateDebut: row.prec_debut, dateFin: row.prec_fin },
    refus:
      siens && row.etat === 'REFUSEE' && row.decidee_le
        ? {
            le: row.decidee_le.toISOString(),
            motifs: motifsDuRefus(row.motif_refus.split(',')),
            explication: row.texte_decision,
          }
        : null,
    actions: actionsDe(acteur, vue),
  }
}
