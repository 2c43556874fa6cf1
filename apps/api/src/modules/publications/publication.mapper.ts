import type { contract, HandlerOutput } from '@registre/contract'
import {
  can,
  EVENEMENTS_PUBLICATION,
  LABELS_CATEGORIE_FICHE,
  LABELS_ETAT_PUBLICATION,
  LABELS_GENRE_PUBLICATION,
  machinePublication,
} from '@registre/domain'
import { pieceDe } from '../documents/etat-document.ts'
import type { PublicationRow } from './publication.repository.ts'

/** What anybody sees of a published document. */
export const versPublique = (p: PublicationRow) => ({
  fileName: p.nom_fichier,
  titre: p.titre,
  resume: p.resume,
  publieeLe: (p.publiee_le ?? p.cree_le).toISOString(),
  taille: p.taille,
})

/** A publication as its administrators see it, with what they may do with it. */
export const versPublication = (
  p: PublicationRow,
): HandlerOutput<(typeof contract)['publierPublication']> => ({
  id: p.id,
  version: p.version,
  genre: p.genre,
  libelleGenre: LABELS_GENRE_PUBLICATION[p.genre],
  categorie: p.categorie,
  libelleCategorie: p.categorie ? LABELS_CATEGORIE_FICHE[p.categorie] : '',
  titre: p.titre,
  resume: p.resume,
  nomFichier: p.nom_fichier,
  documentId: p.document_id,
  taille: p.taille,
  ...pieceDe(p),
  etat: p.etat,
  libelleEtat: LABELS_ETAT_PUBLICATION[p.etat],
  creeLe: p.cree_le.toISOString(),
  publieeLe: p.publiee_le?.toISOString() ?? null,
  envoyeeLe: p.envoyee_le?.toISOString() ?? null,
  nombreEnvois: p.nombre_envois,
  actions: EVENEMENTS_PUBLICATION.filter(
    (e) =>
      can(machinePublication, p.etat, e) &&
      (e !== 'envoyer-newsletter' || (p.genre === 'NEWSLETTER' && p.envoyee_le === null)),
  ),
})
