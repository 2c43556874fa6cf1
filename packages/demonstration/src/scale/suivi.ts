import { addDays, echeance } from '@registre/domain'
import { a9h, enAttente, type Table } from './table.ts'

/** What the journal tells of each. */
export const journal: Table = {
  nom: 'journal',
  colonnes: ['instant', 'categorie', 'type', 'teledeclarant_id', 'copropriete_id', 'de', 'vers'],
  lignes: function* (f) {
    yield [a9h(f.depot), 'BROUILLON', 'creer-brouillon', f.auteur, f.id, '', 'BROUILLON']
    if (f.parNotaire)
      return yield [
        a9h(addDays(f.depot, 1)),
        'IMMATRICULATION',
        'immatriculer-par-notaire',
        f.auteur,
        f.id,
        'BROUILLON',
        'IMMATRICULEE_A_RATTACHER',
      ]
    yield [
      a9h(addDays(f.depot, 1)),
      'IMMATRICULATION',
      'soumettre',
      f.auteur,
      f.id,
      'BROUILLON',
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    ]
    if (!enAttente(f))
      yield [
        a9h(addDays(f.depot, 4)),
        'IMMATRICULATION',
        'valider',
        null,
        f.id,
        'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
        'IMMATRICULEE_RATTACHEE',
      ]
  },
}

/** The requests that wait. */
export const demande: Table = {
  nom: 'demande',
  colonnes: [
    'type',
    'etat',
    'copropriete_id',
    'teledeclarant_id',
    'profil_demandeur',
    'deposee_le',
    'echeance',
  ],
  lignes: (f) =>
    enAttente(f)
      ? [
          [
            'IMMATRICULATION',
            'A_VALIDER',
            f.id,
            f.auteur,
            'TELE_PRO_GESTION',
            a9h(f.depot),
            echeance('IMMATRICULATION', f.depot),
          ],
        ]
      : [],
}
