import type { contract, HandlerOutput } from '@registre/contract'
import {
  detailsJournal,
  labelEtatJournal,
  labelEvenementJournal,
  LABELS_CATEGORIE_JOURNAL,
  LABELS_MODALITE_JOURNAL,
  LABELS_PROFIL,
  parseProfil,
} from '@registre/domain'
import type { JournalRow } from './journal.repository.ts'

export type Evenement = HandlerOutput<(typeof contract)['rechercherJournal']>['evenements'][number]

/** One row of the journal in the words of its readers. */
export const versEvenement = (r: JournalRow): Evenement => {
  const profil = parseProfil(r.acteur_profil)
  return {
    id: Number(r.id),
    instant: r.instant.toISOString(),
    categorie: r.categorie,
    libelleCategorie: LABELS_CATEGORIE_JOURNAL[r.categorie] ?? r.categorie,
    type: r.type,
    libelleType: labelEvenementJournal(r.type),
    modalite: r.modalite,
    libelleModalite: LABELS_MODALITE_JOURNAL[r.modalite] ?? r.modalite,
    personne: r.personne,
    profil: r.acteur_profil,
    libelleProfil: profil ? LABELS_PROFIL[profil] : r.acteur_profil,
    teneur: r.teneur,
    etablissement: r.etablissement,
    teledeclarant: r.teledeclarant,
    copropriete:
      r.copropriete_id === null ? null : { id: r.copropriete_id, numero: r.numero, nom: r.nom },
    de: labelEtatJournal(r.de, r.categorie),
    vers: labelEtatJournal(r.vers, r.categorie),
    motif: r.motif,
    details: detailsJournal(r.donnees),
  }
}
