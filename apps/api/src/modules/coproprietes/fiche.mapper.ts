import {
  chezUnTeneur,
  ecrireReferenceRecu,
  motifsDuRefus,
  type ActionMandat,
  actionsMandat,
  type Acteur,
  estHorsDelai,
  EVENEMENTS_INTERNES,
  isTeneur,
  LABELS_ETAT_COPROPRIETE,
  LABELS_ETAT_MANDAT,
  LABELS_TYPE_DEMANDE,
  LABELS_TYPE_DOCUMENT,
  type MandatPolice,
  formatFrDate,
  jourAParis,
  labelEvenement,
  LABELS_ETAT_DEMANDE,
} from '@registre/domain'
import type {
  DemandeRow,
  DocumentRow,
  EchangeRow,
  EvenementRow,
  MandatRow,
} from './fiche.repository.ts'
import { dayInParis } from '../../platform/clock.ts'
import { pieceDe } from '../documents/etat-document.ts'
import type { Lecteur } from './lecteur.ts'

const TENEUR = 'Teneur du registre'

const policeDe = (row: MandatRow): MandatPolice => ({ etat: row.etat })

/**
 * What may be done on each mandate of a co-ownership: given all of them, since some verbs need that
 * there are several.
 */
export const actionsParMandat = (
  rows: readonly MandatRow[],
  acteur: Acteur,
): ((row: MandatRow) => ActionMandat[]) => {
  const polices = new Map(rows.map((row) => [row.id, policeDe(row)]))
  return (row) => actionsMandat(acteur, polices.get(row.id) ?? policeDe(row), [...polices.values()])
}

/** A mandate; its proof is named only to those who may open it. */
export const versMandat = (row: MandatRow, lecteur: Lecteur, actions: ActionMandat[] = []) => {
  const ouvrable = lecteur.estA(row.teledeclarant_id) || lecteur.teneur
  return {
    id: row.id,
    etat: row.etat,
    libelleEtat: LABELS_ETAT_MANDAT[row.etat],
    teledeclarant: row.teledeclarant,
    teledeclarantId: row.teledeclarant_id,
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    adminProvisoire: row.admin_provisoire,
    syndicProvisoire: row.syndic_provisoire,
    typeJustif: row.type_justif,
    documentId: ouvrable ? row.document_id : null,
    nomDocument: ouvrable ? row.nom_document : '',
    dateTeleversement: ouvrable ? row.date_televersement : null,
    actions,
  }
}

/**
 * A request with its clarification thread. Declarants read "Teneur du registre", not the name of a
 * keeper.
 */
export const versDemande = (
  row: DemandeRow,
  echanges: readonly EchangeRow[],
  lecteur: Lecteur,
  aujourdhui: string,
) => ({
  id: row.id,
  reference: ecrireReferenceRecu('R', row.id, dayInParis(row.deposee_le)),
  type: row.type,
  libelleType: LABELS_TYPE_DEMANDE[row.type],
  etat: row.etat,
  libelleEtat: LABELS_ETAT_DEMANDE[row.etat],
  version: row.version,
  deposeeLe: row.deposee_le.toISOString(),
  echeance: row.echeance,
  enRetard: chezUnTeneur(row.etat) && estHorsDelai(row.echeance, aujourdhui),
  decideeLe: row.decidee_le?.toISOString() ?? null,
  decideePar: lecteur.teneur ? row.decidee_par : '',
  ouverteLe: row.lue_le?.toISOString() ?? null,
  motifRefus: motifsDuRefus(row.motif_refus.split(',')).join(' ; '),
  texteDecision: row.texte_decision,
  echanges: echanges
    .filter((e) => e.demande_id === row.id)
    .map((e) => ({
      id: e.id,
      auteur: e.du_teneur && !lecteur.teneur ? TENEUR : e.auteur,
      duTeneur: e.du_teneur,
      texte: e.texte,
      creeLe: e.cree_le.toISOString(),
    })),
})

export const versDocument = (row: DocumentRow) => ({
  id: row.id,
  type: row.type,
  libelleType: LABELS_TYPE_DOCUMENT[row.type],
  nom: row.nom,
  taille: row.taille,
  creeLe: row.cree_le.toISOString(),
  ...pieceDe(row),
})

const auteurDe = (row: EvenementRow, lecteur: Lecteur): string => {
  if (row.modalite === 'TRAITEMENT' || row.acteur_profil === '') return 'Registre'
  if (lecteur.teneur || lecteur.estA(row.teledeclarant_id)) return row.acteur
  return isTeneur(row.acteur_profil) ? TENEUR : row.teledeclarant
}

const ETATS: ReadonlyMap<string, string> = new Map(Object.entries(LABELS_ETAT_COPROPRIETE))

/** What one gesture did to a mandate, where it is told of the co-ownership too. */
const redite = (row: EvenementRow, rows: readonly EvenementRow[]): boolean =>
  !ETATS.has(row.vers) &&
  rows.some(
    (autre) =>
      autre.type === row.type &&
      autre.instant.getTime() === row.instant.getTime() &&
      ETATS.has(autre.vers),
  )

/** A decision taken back is told by the row that takes it back, both in one line. */
const REPRENNENT: readonly string[] = ['revenir', 'restaurer']
const reprise = (row: EvenementRow): boolean =>
  REPRENNENT.includes(row.type) && row.revient_sur !== null
const repris = (row: EvenementRow, rows: readonly EvenementRow[]): boolean =>
  rows.some((r) => reprise(r) && r.revient_sur === row.id)
const libelleDeReprise = (row: EvenementRow, rows: readonly EvenementRow[]): string | null => {
  const decision = reprise(row) ? rows.find((r) => r.id === row.revient_sur) : undefined
  const libelle = decision && labelEvenement(decision.type)
  return libelle && decision
    ? `${libelle} le ${formatFrDate(jourAParis(decision.instant.getTime()))}, puis décision reprise`
    : null
}

/** The history that this reader may see, in words; the keepers' own gestures stay among keepers. */
export const versHistorique = (rows: readonly EvenementRow[], lecteur: Lecteur) =>
  rows.flatMap((row) => {
    const libelle = labelEvenement(row.type)
    const tu = !lecteur.teneur && EVENEMENTS_INTERNES.has(row.type)
    if (libelle === null || tu || redite(row, rows) || repris(row, rows)) return []
    const etat = (code: string): string => ETATS.get(code) ?? ''
    return [
      {
        instant: row.instant.toISOString(),
        libelle: libelleDeReprise(row, rows) ?? libelle,
        auteur: auteurDe(row, lecteur),
        de: etat(row.de),
        vers: etat(row.vers),
        motif: row.motif,
      },
    ]
  })
