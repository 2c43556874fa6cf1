import type { Adresse, ImmatCopropriete } from '@registre/domain'
import { lignesAdresses, lignesParcelles } from '@registre/db'
import type { Contexte, Dossier } from './contexte.ts'

/** An address in one line. */
export const adresseLigne = (a: Adresse): string =>
  `${a.numeroVoie} ${a.voie} ${a.codePostal} ${a.commune}`.trim()

/** Adds its addresses and its parcels. */
export const ajouterLieux = ({ lot }: Contexte, d: Dossier, contenu: ImmatCopropriete): void => {
  for (const adresse of lignesAdresses(d.id, contenu)) lot.ajouter('adresse', adresse)
  for (const parcelle of lignesParcelles(d.id, contenu)) lot.ajouter('parcelle', parcelle)
}
