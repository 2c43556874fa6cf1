import { type Acteur, estDeLEtablissement, isTeneur } from '@registre/domain'
import type { DocumentRow } from './document.repository.ts'

/**
 * Who may read a stored file: the establishment that gave it, the keepers once the dossier is
 * submitted, and, for an attestation, the establishments that filed the co-ownership or are
 * attached to it. Another firm's proof never.
 */
export const peutLireDocument = (acteur: Acteur, document: DocumentRow): boolean =>
  estDeLEtablissement(acteur, document.teledeclarant_id) ||
  (isTeneur(acteur.profil) && document.depose) ||
  (document.type.startsWith('ATTESTATION_') &&
    document.concernes.some((id) => estDeLEtablissement(acteur, id)))
