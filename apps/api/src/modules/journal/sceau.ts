import { createHash } from 'node:crypto'

/** The start of the chain. */
export const ORIGINE: Buffer = Buffer.alloc(32)

/**
 * Every column of a row of the journal as text, in a fixed order: the same bytes whenever they are
 * read. A column added to the journal one day goes at the end, and only when it is not empty: older
 * fingerprints stay true.
 */
export const CONTENU_SCELLE = `json_build_array(j.id::text, to_char(j.instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), j.categorie, j.type, j.modalite,
  j.acteur_id::text, j.acteur_profil, j.original_id::text, j.teledeclarant_id::text, j.copropriete_id::text, j.mandat_id::text, j.declaration_id::text, j.demande_id::text,
  j.de, j.vers, j.motif, j.donnees::text, j.request_id)::text`

/** The fingerprint of a row (SHA-256) in its chain. */
export const empreinteDe = (precedente: Buffer, contenu: string): Buffer =>
  createHash('sha256').update(precedente).update(contenu, 'utf8').digest()
