import {
  type Acteur,
  estDeLEtablissement,
  ETATS_MANDAT_EN_ATTENTE,
  isTeneur,
} from '@registre/domain'
import type { CoproprieteRow } from './vue-copropriete.ts'
import type { DemandeRow, DocumentRow, EvenementRow, MandatRow } from './fiche.repository.ts'

/** Who reads a sheet: what of it is theirs. */
export interface Lecteur {
  teneur: boolean
  /** Attached to the co-ownership, or author of its dossier. */
  concerne: boolean
  estA(teledeclarantId: number | null): boolean
}

/** What this person is to this co-ownership: a keeper, somebody concerned, or neither. */
export const lecteurDe = (acteur: Acteur, copropriete: CoproprieteRow): Lecteur => {
  const estA = (id: number | null): boolean => estDeLEtablissement(acteur, id)
  return {
    teneur: isTeneur(acteur.profil),
    concerne:
      copropriete.syndics.some(estA) ||
      copropriete.dissolvants.some(estA) ||
      estA(copropriete.auteur_teledeclarant_id),
    estA,
  }
}

const enAttente = (row: MandatRow): boolean =>
  ETATS_MANDAT_EN_ATTENTE.some((etat) => etat === row.etat)

/**
 * Mandates in force and past are shown to all readers; a request or a refusal, to whom it concerns.
 */
export const mandatsLisibles = (rows: readonly MandatRow[], lecteur: Lecteur): MandatRow[] =>
  rows.filter((row) => {
    if (lecteur.teneur || lecteur.estA(row.teledeclarant_id)) return true
    // The attached syndic is told of a request to follow it; nobody is told of another's refusal.
    return enAttente(row) ? lecteur.concerne : row.etat !== 'REFUSE' && row.etat !== 'RETIRE'
  })

/** A request, and what was said about it, belongs to the one who made it. */
export const demandesLisibles = (rows: readonly DemandeRow[], lecteur: Lecteur): DemandeRow[] =>
  rows.filter((row) => lecteur.teneur || lecteur.estA(row.teledeclarant_id))

/** Proofs belong to the one who gave them; attestations, to whoever is concerned. */
export const documentsLisibles = (rows: readonly DocumentRow[], lecteur: Lecteur): DocumentRow[] =>
  rows.filter(
    (row) =>
      lecteur.teneur ||
      lecteur.estA(row.teledeclarant_id) ||
      (lecteur.concerne && row.type.startsWith('ATTESTATION_')),
  )

/** What stands on a sheet and is not told to this reader: an empty list would deny it. */
export const reservesDe = (documents: readonly DocumentRow[], lecteur: Lecteur) => ({
  documents: documentsLisibles(documents, lecteur).length < documents.length,
  historique: !lecteur.teneur && !lecteur.concerne,
})

/** The history is told to those concerned and to keepers. */
export const historiqueLisible = (
  rows: readonly EvenementRow[],
  lecteur: Lecteur,
): readonly EvenementRow[] => (lecteur.teneur || lecteur.concerne ? rows : [])
