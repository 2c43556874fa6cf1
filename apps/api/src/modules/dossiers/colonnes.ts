import type { PoseCopropriete, PoseDeclaration, PoseDemande, PoseMandat } from '@registre/domain'

/** A column and the cast that its value needs where nothing else tells its type. */
export type Colonne = readonly [nom: string, type: string]
type Colonnes<P> = Readonly<Record<keyof Required<P>, Colonne>>

/** The columns that a move of a dossier's part may write. */
export const COPROPRIETE: Colonnes<PoseCopropriete> = {
  nom: ['nom', 'text'],
  nomNormalise: ['nom_normalise', 'text'],
  adresse: ['adresse_principale', 'text'],
  codePostal: ['code_postal', 'text'],
  codeInsee: ['code_insee', 'text'],
  nbLots: ['nb_lots', 'int'],
  nbLotsPrincipaux: ['nb_lots_principaux', 'int'],
  nbBatiments: ['nb_batiments', 'int'],
  dateReglement: ['date_reglement', 'date'],
  siret: ['siret', 'text'],
  geolocalisee: ['geolocalisee', 'boolean'],
  numero: ['numero_immatriculation', 'text'],
  dateImmatriculation: ['date_immatriculation', 'date'],
  syndicId: ['teledeclarant_id', 'int'],
  finMandat: ['date_fin_mandat', 'date'],
  dateDissolution: ['date_dissolution', 'date'],
  remplaceeParId: ['remplacee_par_id', 'int'],
  etatPrecedent: ['etat_precedent', 'etat_copropriete'],
  etatAvantAnnulation: ['etat_avant_annulation', 'etat_copropriete'],
  masqueeLe: ['masquee_le', 'instant'],
  dateDerniereMajAnnuelle: ['date_derniere_maj_annuelle', 'date'],
  dateClotureDernierExercice: ['date_cloture_dernier_exercice', 'date'],
}
export const MANDAT: Colonnes<PoseMandat> = {
  teledeclarantId: ['teledeclarant_id', 'int'],
  debut: ['date_debut', 'date'],
  fin: ['date_fin', 'date'],
  adminProvisoire: ['admin_provisoire', 'boolean'],
  typeJustif: ['type_justif', 'text'],
  documentId: ['document_id', 'uuid'],
  motif: ['motif', 'text'],
}
export const DEMANDE: Colonnes<PoseDemande> = {
  type: ['type', 'type_demande'],
  etat: ['etat', 'etat_demande'],
  etatPrecedent: ['etat_precedent', 'etat_copropriete'],
  mandatId: ['mandat_id', 'int'],
  declarationId: ['declaration_id', 'int'],
  teledeclarantId: ['teledeclarant_id', 'int'],
  demandeurId: ['demandeur_id', 'int'],
  profilDemandeur: ['profil_demandeur', 'text'],
  echeance: ['echeance', 'date'],
  suspendueLe: ['suspendue_le', 'instant'],
  relanceLe: ['relance_le', 'instant'],
  assigneeAId: ['assignee_a_id', 'int'],
  raisonAffectation: ['raison_affectation', 'text'],
  verrouParId: ['verrou_par_id', 'int'],
  verrouLe: ['verrou_le', 'instant'],
  verrouJusquA: ['verrou_jusqu_a', 'instant'],
  decideeLe: ['decidee_le', 'instant'],
  decideeParId: ['decidee_par_id', 'int'],
  motifRefus: ['motif_refus', 'text'],
  texteDecision: ['texte_decision', 'text'],
  contesteeLe: ['contestee_le', 'instant'],
  contesteeParId: ['contestee_par_id', 'int'],
  contestation: ['contestation', 'text'],
}
export const DECLARATION: Colonnes<PoseDeclaration> = {
  typeMaj: ['type_maj', 'text'],
  baseId: ['base_id', 'int'],
  contenu: ['contenu', 'jsonb'],
  etape: ['etape', 'text'],
}
