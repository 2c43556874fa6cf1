import { LABELS_TYPE_DECLARATION, LABELS_TYPE_MAJ, normaliser } from '@registre/domain'
import type { Lecteur } from '../coproprietes/lecteur.ts'
import type { DeclarationPasseeRow } from './historique.repository.ts'

/** What a declaration is, in words. */
const libelleDeclaration = (
  row: Pick<DeclarationPasseeRow, 'type_maj' | 'type_declaration'>,
): string =>
  row.type_maj === 'STANDARD' && row.type_declaration.startsWith('MODIF_')
    ? LABELS_TYPE_DECLARATION[row.type_declaration]
    : row.type_maj === null
      ? 'Immatriculation'
      : LABELS_TYPE_MAJ[row.type_maj]

/** Who declared: the person for its own house and for keepers, the establishment for others. */
const auteurDe = (row: DeclarationPasseeRow, lecteur: Lecteur): string => {
  if (lecteur.teneur || lecteur.estA(row.auteur_teledeclarant_id))
    return row.auteur_utilisateur || row.auteur
  return row.auteur
}

/** A past declaration as a list tells it. */
export const versDeclarationPassee = (row: DeclarationPasseeRow, lecteur: Lecteur) => ({
  id: row.id,
  etat: row.etat,
  libelle: libelleDeclaration(row),
  typeDeclaration: row.type_declaration,
  typeMaj: row.type_maj,
  auteur:
    row.type_maj === 'MODIFICATION_ADMIN' && !lecteur.teneur
      ? 'Teneur du registre'
      : auteurDe(row, lecteur),
  du: row.du.toISOString(),
  au: row.au?.toISOString() ?? null,
  jeu: row.jeu,
  jeuDebiteurs: row.jeu_debiteurs,
  confirmations: row.confirmations,
  donneesFinancieres: normaliser(row.contenu).donneesFinancieres,
})

/** A past declaration with all that it declared. */
export const versDeclarationEntiere = (row: DeclarationPasseeRow, lecteur: Lecteur) => ({
  ...versDeclarationPassee(row, lecteur),
  immatCopropriete: normaliser(row.contenu),
})
