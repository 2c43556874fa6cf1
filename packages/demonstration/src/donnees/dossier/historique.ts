import {
  VERSION_CONTENU,
  type CodeJeu,
  type ImmatCopropriete,
  type IsoDate,
} from '@registre/domain'
import type { Lot } from '../lot.ts'
import { type Dossier, instant } from './contexte.ts'

/** A declaration that a standard update sent to the history. */
export const archiver = (
  lot: Lot,
  d: Dossier,
  a: {
    contenu: ImmatCopropriete
    jeu: CodeJeu
    jeu_debiteurs: CodeJeu
    type_declaration: string
    type_immat: string
    type_maj: string | null
    auteur_teledeclarant_id: number
    auteur_utilisateur_id: number
    soumis: IsoDate
    valide: IsoDate
    au: IsoDate
  },
): number => {
  const id = lot.id('declaration')
  lot.ajouter('declaration_historique', {
    id,
    copropriete_id: d.id,
    type_declaration: a.type_declaration,
    type_immat: a.type_immat,
    type_maj: a.type_maj,
    version_contenu: VERSION_CONTENU,
    contenu: a.contenu,
    jeu: a.jeu,
    jeu_debiteurs: a.jeu_debiteurs,
    confirmations: [],
    auteur_teledeclarant_id: a.auteur_teledeclarant_id,
    auteur_utilisateur_id: a.auteur_utilisateur_id,
    soumis_le: instant(a.soumis, d.rang),
    valide_le: instant(a.valide, d.rang),
    remplacee_le: instant(a.au, d.rang),
  })
  return id
}
